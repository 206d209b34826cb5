'use client';
import { type ReactNode, useId } from 'react';
import { cx } from './classes';

export interface ChoiceOption<Value extends string | number> {
  value: Value;
  label: string;
  /** a second, quiet line */
  note?: string;
}

export interface ChoiceProps<Value extends string | number> {
  label: string;
  hint?: ReactNode;
  value: Value;
  options: readonly ChoiceOption<Value>[];
  onChange(value: Value): void;
  className?: string;
}

/** A few alternatives side by side: radio buttons that look like one strip. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx('min-w-0', props.className)}>
      <legend className="font-semibold">{props.label}</legend>
      {props.hint ? <p className="text-sm text-quiet">{props.hint}</p> : null}
      <div className="mt-1 flex flex-wrap gap-2">
        {props.options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              className="heard"
              name={name}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            <span className="font-semibold">{option.label}</span>
            {option.note ? <span className="text-sm text-quiet">{option.note}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface CheckProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  className?: string;
}

/** One yes or no. */
export function Check({ label, hint, checked, onChange, className }: CheckProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-start gap-3 py-2', className)}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint ? <span className="block text-sm text-quiet">{hint}</span> : null}
      </span>
    </label>
  );
}
