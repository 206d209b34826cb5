'use client';
import { useId } from 'react';
import { FieldError } from '@/lib/client/ui';

export interface LinesProps {
  label: string;
  hint: string;
  name: string;
  value: string;
  error: string | undefined;
  /** what was noticed in the lines, and is no error */
  note?: string | undefined;
  onChange(text: string): void;
}

/** A list, one a line: typed, or pasted from wherever it is kept. */
export function LinesField({ label, hint, name, value, error, note, onChange }: LinesProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-quiet">
        {hint}
      </p>
      <textarea
        id={id}
        name={name}
        rows={6}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-note${error ? ` ${id}-error` : ''}`}
        onChange={(event) => onChange(event.target.value)}
        className={`mt-1 block w-full rounded-ui border bg-sheet px-3 py-2 text-ink focus:outline-2 focus:outline-offset-1 focus:outline-accent ${error ? 'border-error' : 'border-line-strong'}`}
      />
      <p id={`${id}-note`} role="status" className="mt-1 text-sm font-semibold break-words empty:hidden">
        {note}
      </p>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
