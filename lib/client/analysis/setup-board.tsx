'use client';
import { type FormEvent, type KeyboardEvent, useMemo, useReducer, useState } from 'react';
import { letterReader } from '@/lib/client/board';
import { placingReducer } from '@/lib/client/placing';
import { Board, Button, Field } from '@/lib/client/ui';
import { type Notation, tileSet } from '@/lib/engine';
import { useTranslations } from '@/lib/i18n/client';
import { rowsOf, startSetup, withWord } from './setup';

export interface SetupBoardProps {
  rows: readonly string[];
  tileSet: string;
  notation: Notation;
  onDone(rows: string[]): void;
  onCancel(): void;
}

const ARROWS: Record<string, readonly [rows: number, cols: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A position is laid: by typing on the board, or word by word in a field, which is how a phone does it. */
export function SetupBoard({ rows, tileSet: id, notation, onDone, onCancel }: SetupBoardProps) {
  const t = useTranslations('analysis');
  const tiles = tileSet(id);
  const [state, dispatch] = useReducer(placingReducer, null, () => startSetup(rows, tiles));
  const readLetter = useMemo(() => letterReader(id), [id]);
  const mirrored = tiles.direction === 'rtl' ? -1 : 1;

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) dispatch({ type: 'go', rows: arrow[0], cols: arrow[1] * mirrored });
    else if (event.key === ' ') dispatch({ type: 'turn' });
    else if (event.key === 'Backspace' || event.key === 'Delete') dispatch({ type: 'backspace' });
    else {
      const letter = readLetter(event.key);
      if (letter === null) return;
      dispatch({ type: 'type', letter, forceBlank: event.shiftKey });
    }
    event.preventDefault();
  };

  return (
    <div>
      <Board
        rows={state.faces.map((row) => '.'.repeat(row.length))}
        tileSet={id}
        notation={notation}
        overlay={state.placed.map((tile) => ({ ...tile, state: 'new' as const }))}
        cursor={state.cursor}
        onSquare={(at) => dispatch({ type: 'tap', at })}
        onKeyDown={press}
      />
      <p className="mt-2 text-sm text-quiet">{t('setup.keys')}</p>
      <WordField
        onLay={(text) => {
          const next = withWord(rowsOf(state), text, notation, tiles);
          if (next) dispatch({ type: 'replace', state: startSetup(next, tiles) });
          return next !== null;
        }}
        example={notation === 'letter-first' ? 'H8' : '8H'}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="primary" onClick={() => onDone(rowsOf(state))}>
          {t('setup.done')}
        </Button>
        <Button kind="plain" onClick={() => dispatch({ type: 'recall' })}>
          {t('setup.clear')}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {t('setup.cancel')}
        </Button>
      </div>
    </div>
  );
}

function WordField({ onLay, example }: { onLay(text: string): boolean; example: string }) {
  const t = useTranslations('analysis');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const lay = (event: FormEvent) => {
    event.preventDefault();
    const laid = onLay(text);
    setWrong(!laid);
    if (laid) setText('');
  };
  return (
    <form onSubmit={lay} className="mt-3 flex flex-wrap items-end gap-2">
      <Field
        className="min-w-40 grow"
        label={t('setup.word')}
        hint={t('setup.wordHint', { place: example })}
        error={wrong ? t('setup.wordWrong') : null}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{t('setup.lay')}</Button>
    </form>
  );
}
