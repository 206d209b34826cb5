'use client';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatReference, type Notation } from '@/lib/engine';
import type { EventSettings } from '@/lib/http/schemas';
import { type Digits, type MessageKey, useDigits, useTranslations } from '@/lib/i18n/client';
import { type TypedProblem, typeMove } from '../placing';
import type { Composing } from './composing';
import type { RoundPlay } from './use-round-play';
import { Worth } from './worth';

const PROBLEMS: Record<TypedProblem, MessageKey<'play'>> = {
  'no-place': 'notice.noPlace',
  unreadable: 'notice.unreadable',
  'off-board': 'notice.offBoard',
  conflict: 'notice.conflict',
  'not-in-rack': 'notice.notInRack',
  'too-many': 'notice.tooMany',
};

export interface WriteFieldProps {
  play: RoundPlay;
  settings: EventSettings;
  onClose(): void;
}

/**
 * A whole move as text, laid on the board while it is typed. Escape keeps it there; Enter sends it, but where that would be
 * final: there it keeps it as well, to be looked at, and the next Enter sends.
 */
export function WriteField({ play, settings: { notation, ...settings }, onClose }: WriteFieldProps) {
  const t = useTranslations('play');
  const { placing, composing, dispatch } = play;
  const digits = useDigits();
  const [text, setText] = useState(() => writtenOut(composing, notation, digits));
  const [problem, setProblem] = useState<TypedProblem | null>(null);
  /** the arrow that was there: a word alone begins at it, however far the one on the board has gone */
  const [cursor] = useState(placing.cursor);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const place = digits(notation === 'letter-first' ? 'H8' : '8H');

  const type = (typed: string) => {
    setText(typed);
    const read = typeMove({ ...placing, cursor }, typed, notation);
    setProblem(read.problem);
    dispatch({ type: 'replace', state: read.state });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') {
      if (play.standing !== 'ready' || problem) return;
      if (!play.final) play.send();
    }
    onClose();
  };
  return (
    <>
      <input
        ref={input}
        className="move-input"
        dir="ltr"
        aria-label={t('writeLabel')}
        aria-invalid={problem !== null || undefined}
        placeholder={t('writeExample', { place })}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={onClose}
        maxLength={120}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={play.final ? 'done' : 'send'}
      />
      <span role="status" className="move-said">
        {problem ? (
          <span className="truncate font-semibold text-alert">
            {t(PROBLEMS[problem], { most: placing.most, place })}
          </span>
        ) : null}
        {!problem && composing.kind === 'broken' ? (
          <span className="truncate">{t(composing.what)}</span>
        ) : null}
        {!problem && composing.kind === 'move' ? (
          <Worth composing={composing} play={play} settings={{ notation, ...settings }} />
        ) : null}
      </span>
    </>
  );
}

function writtenOut(composing: Composing, notation: Notation, digits: Digits): string {
  if (composing.kind !== 'move') return '';
  return `${digits(formatReference(composing.move, notation))} ${composing.move.word}`;
}
