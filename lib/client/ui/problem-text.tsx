import type { Problem } from '@/lib/http/schemas';
import { cx } from './classes';
import { Icon } from './icons';

/** The first message a problem has for a field of the form, if any. */
export function fieldError(problem: Problem | null | undefined, field: string): string | null {
  return problem?.errors?.[field]?.[0] ?? null;
}

export interface ProblemTextProps {
  problem: Problem | null | undefined;
  /** fields that show their own errors: a problem wholly about them is not said twice */
  fields?: readonly string[];
  className?: string;
}

/** A refusal in words, for a whole form. Nothing when there is none, or when the fields say it all. */
export function ProblemText({ problem, fields = [], className }: ProblemTextProps) {
  if (!problem) return null;
  const named = Object.entries(problem.errors ?? {});
  const elsewhere = named.filter(([field]) => !fields.includes(field));
  if (named.length > 0 && elsewhere.length === 0) return null;
  const lines = elsewhere.flatMap(([, messages]) => messages);
  return (
    <div role="alert" className={cx('flex items-start gap-2 font-semibold text-error', className)}>
      <Icon name="alert" className="mt-0.5 shrink-0" />
      <div>
        {lines.length === 0 ? <p>{problem.detail ?? problem.title}</p> : null}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
