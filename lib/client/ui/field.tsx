'use client';
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { cx } from './classes';
import { Icon } from './icons';
import { serverText } from './server-text';

export interface Frame {
  label: string;
  /** quiet text below the label */
  hint?: ReactNode;
  /** what is wrong and what to do about it; marks the field */
  error?: string | null;
  className?: string;
}

const INPUT =
  'w-full min-h-11 rounded-ui border bg-sheet px-3 text-ink placeholder:text-quiet focus:outline-2 focus:outline-accent focus:outline-offset-1';

function frameClass(error: string | null | undefined, extra?: string): string {
  return cx(INPUT, error ? 'border-error' : 'border-line-strong', extra);
}

/** Text below a field that says what is wrong, with a mark beside the colour. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-error">
      <Icon name="alert" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** The label, the hint and the error around a control that has this id. */
export function Around({
  id,
  label,
  hint,
  error,
  className,
  children,
}: Frame & { id: string; children: ReactNode }) {
  const t = useTranslations('problem');
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      ) : null}
      <div className="mt-1">{children}</div>
      {error ? <FieldError id={`${id}-error`}>{serverText(t, error)}</FieldError> : null}
    </div>
  );
}

/** The ids of what is said around a control. */
export const describedBy = (id: string, { hint, error }: Frame) =>
  cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;

export type FieldProps = Frame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
    /** `code`: large spaced capitals, for an event's code */
    look?: 'text' | 'code';
  };

/** A labelled input with its hint and its error; everything else goes to the `input`. */
export function Field({ label, hint, error, className, look = 'text', ...rest }: FieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  const frame = { label, hint, error };
  return (
    <Around id={id} className={className} {...frame}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(rest['aria-describedby'], describedBy(id, frame)) || undefined}
        className={frameClass(error, look === 'code' ? 'code-input' : undefined)}
      />
    </Around>
  );
}

export type SelectProps = Frame & SelectHTMLAttributes<HTMLSelectElement>;

/** A labelled native menu. */
export function Select({ label, hint, error, className, children, ...rest }: SelectProps) {
  const made = useId();
  const id = rest.id ?? made;
  const frame = { label, hint, error };
  return (
    <Around id={id} className={className} {...frame}>
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, frame)}
        className={frameClass(error)}
      >
        {children}
      </select>
    </Around>
  );
}
