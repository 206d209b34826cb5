'use client';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { composed, startPlacing, typeMove } from '@/lib/client/placing';
import { Button, Field } from '@/lib/client/ui';
import type { Move, Notation, ScoredMove } from '@/lib/engine';
import { type MessageKey, type Translate, useFormatter, useTranslations } from '@/lib/i18n/client';
import type { Value } from './finder';
import type { Ask } from './use-finder';

export interface OwnMoveProps {
  board: readonly string[];
  rack: string;
  most: number;
  tileSet: string;
  notation: Notation;
  ask: Ask;
  /** whether the moves of this position are known */
  ready: boolean;
  /** shows what is typed on the board */
  onPeek(move: ScoredMove | null): void;
  /** null: nothing was played */
  onPlay(move: ScoredMove | null): void;
}

const OWN: Partial<Record<string, MessageKey<'analysis'>>> = {
  'no-place': 'own.noPlace',
  'not-connected': 'own.notConnected',
  'not-across': 'own.notAcross',
};
const OTHERS: Partial<Record<string, MessageKey<'problem'>>> = {
  'off-board': 'slip-off-board',
  conflict: 'slip-conflict',
  'no-new-tile': 'slip-no-new-tile',
  'not-in-rack': 'slip-not-in-rack',
  'not-whole': 'slip-not-whole',
  'too-many': 'slip-too-many-tiles',
  'too-many-tiles': 'slip-too-many-tiles',
  'too-short': 'slip-too-short',
  'off-centre': 'move-off-centre',
};

/** A move as it was played in a real game, typed: `8H FEDAYIN`. */
export function OwnMove(props: OwnMoveProps) {
  const { board, rack, most, tileSet, notation, ask, ready, onPeek, onPlay } = props;
  const t = useTranslations('analysis');
  const problems = useTranslations('problem');
  const format = useFormatter();
  const [text, setText] = useState('');
  const typed = useMemo(() => {
    const { state, problem } = typeMove(startPlacing(board, rack, tileSet, most), text, notation);
    const laid = composed(state);
    return { move: laid.kind === 'move' && problem === null ? laid.move : null, problem };
  }, [board, rack, tileSet, most, notation, text]);
  const value = useValue(ask, ready, typed.move);
  const error = text.trim() === '' ? null : said(t, problems, typed.problem, value);

  const play = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.move || !value || value.problem !== null) return;
    onPlay({ ...typed.move, score: value.score });
    setText('');
  };
  return (
    <form onSubmit={play} className="grid gap-2">
      <Field
        label={t('own.label')}
        hint={t('own.hint', { place: notation === 'letter-first' ? 'H8' : '8H' })}
        error={error}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => typed.move && onPeek({ ...typed.move, score: value?.score ?? 0 })}
        onBlur={() => onPeek(null)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" disabled={!typed.move || !value || value.problem !== null}>
          {value && value.problem === null ? t('own.playFor', { points: value.score }) : t('own.play')}
        </Button>
        <Button
          size="sm"
          kind="plain"
          disabled={!ready}
          onClick={() => {
            setText('');
            onPlay(null);
          }}
        >
          {t('own.nothing')}
        </Button>
        <span className="heard" role="status">
          {value?.problem === null ? format.number(value.score) : ''}
        </span>
      </div>
    </form>
  );
}

function said(
  t: Translate<'analysis'>,
  problems: Translate<'problem'>,
  typed: string | null,
  value: Value | null,
): string | null {
  const problem = typed ?? value?.problem ?? null;
  if (problem !== null) {
    const own = OWN[problem];
    return own ? t(own) : problems(OTHERS[problem] ?? 'slip-unreadable');
  }
  return value && value.words.length > 0 ? t('own.notWords', { words: value.words.join(', ') }) : null;
}

function useValue(ask: Ask, ready: boolean, move: Move | null): Value | null {
  const [value, setValue] = useState<{ key: string; value: Value } | null>(null);
  const key = JSON.stringify(move);
  useEffect(() => {
    if (!ready || key === 'null') return;
    let left = false;
    void ask({ kind: 'value', move: JSON.parse(key) }).then((answer) => {
      if (!left && answer) setValue({ key, value: answer });
    });
    return () => {
      left = true;
    };
  }, [ask, ready, key]);
  return value?.key === key && key !== 'null' ? value.value : null;
}
