'use client';
import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { isMirrored } from '@/lib/client/board';
import { MoveText } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';
import { useDigits, useTranslations } from '@/lib/i18n/client';
import { AnswerText, FilledText } from './slip-text';
import type { Line } from './use-line';

export interface LineFieldProps {
  field: RefObject<HTMLInputElement | null>;
  line: Line;
  tileSet: string;
  notation: Notation;
  /** what is wrong with the last line, and what to do about it */
  fault: string | null;
  onEnter(): void;
}

/** Whoever moves in a line that was refused wants to mend it. */
const CARET_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** The one field of a corrector: a table, or what is on its slip. Arrows choose among the moves that fit. */
export function LineField({ field, line, tileSet, notation, fault, onEnter }: LineFieldProps) {
  const t = useTranslations('correct');
  const digits = useDigits();
  const id = useId();
  const { offers, chosen, refused } = line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line that is refused is selected anew.
  useEffect(() => {
    if (refused) field.current?.select();
  }, [refused, line.text, field]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'ArrowDown' && offers.length > 0) line.choose((chosen + 1) % offers.length);
    else if (event.key === 'ArrowUp' && offers.length > 0)
      line.choose((Math.max(chosen, 0) + offers.length - 1) % offers.length);
    else if (event.key === 'Escape') line.type('');
    else {
      if (CARET_KEYS.has(event.key)) line.keep();
      return;
    }
    event.preventDefault();
  };
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {t('line.label')}
      </label>
      <input
        id={id}
        ref={field}
        role="combobox"
        aria-expanded={offers.length > 0}
        aria-controls={`${id}-offers`}
        aria-activedescendant={chosen >= 0 && offers.length > 0 ? `${id}-${chosen}` : undefined}
        aria-invalid={fault !== null || undefined}
        aria-describedby={`${id}-said`}
        className="mt-1 min-h-14 w-full rounded-ui border border-line-strong bg-sheet px-3 font-mono text-2xl focus:outline-2 focus:outline-offset-1 focus:outline-accent"
        dir={isMirrored(tileSet) ? 'auto' : 'ltr'}
        value={line.text}
        placeholder={digits(notation === 'letter-first' ? 'H8 … 24' : '8H … 24')}
        onChange={(event) => line.type(event.target.value)}
        onKeyDown={press}
        onPointerDown={line.keep}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="enter"
      />
      <p id={`${id}-said`} role="status" className="mt-2 min-h-7 text-lg">
        {fault ? (
          <span className="font-semibold text-error">{fault}</span>
        ) : (
          <Preview {...{ line, notation }} />
        )}
      </p>
      <div id={`${id}-offers`} role="listbox" aria-label={t('line.offers')} className="mt-1 min-h-9">
        {offers.map((move, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
          <div
            key={`${move.row} ${move.col} ${move.direction} ${move.word}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            className={`inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-ui border px-2 me-1 mb-1 ${
              index === chosen ? 'border-accent bg-accent-soft' : 'border-line'
            }`}
            onClick={() => line.choose(index)}
          >
            <MoveText move={move} notation={notation} />
            <span className="tabular">{t('slip.claimed', { score: move.score })}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What Enter takes. */
function Preview({ line: { entry }, notation }: { line: Line; notation: Notation }) {
  const t = useTranslations('correct');
  const digits = useDigits();
  switch (entry.kind) {
    case 'table':
      return t('line.goTo', { table: digits(entry.table) });
    case 'top':
      return <b>{t('slip.top')}</b>;
    case 'nothing':
      return t('slip.empty');
    case 'answers':
      return (
        <>
          {entry.answers.map((answer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no other identity.
            <span key={index} className="me-4">
              <AnswerText answer={answer} notation={notation} />
            </span>
          ))}
          <FilledText filled={entry.filled} />
        </>
      );
    default:
      return null;
  }
}
