'use client';
import { useId } from 'react';
import { useFormatter } from '@/lib/i18n/client';

export interface ProgressBarProps {
  /** what goes on, in words */
  label: string;
  /** 0 to 1 */
  value: number;
  className?: string;
}

/** How far something is, in words, in per cent and as a bar. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const id = useId();
  const format = useFormatter();
  const percent = Math.round(value * 100);
  return (
    <div className={className}>
      <p className="tabular flex justify-between gap-4 text-sm">
        <span id={id}>{label}</span>
        <span aria-hidden="true">{format.number(percent / 100, { style: 'percent' })}</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1 h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full bg-accent transition-[width] duration-200" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
