'use client';
import type { Problem } from '@/lib/http/schemas';
import { type MessageKey, type Translate, useLanguage, useTranslations } from '@/lib/i18n/client';
import { cx } from './classes';
import { Icon } from './icons';
import { serverText } from './server-text';

/** The first message a problem has for a field of the form, if any. `Field` says it in the reader's language. */
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
  const t = useTranslations('problem');
  const whole = useProblemTitle();
  if (!problem) return null;
  const named = Object.entries(problem.errors ?? {});
  const elsewhere = named.filter(([field]) => !fields.includes(field));
  if (named.length > 0 && elsewhere.length === 0) return null;
  const lines = elsewhere.flatMap(([, messages]) => messages);
  return (
    <div role="alert" className={cx('flex items-start gap-2 font-semibold text-error', className)}>
      <Icon name="alert" className="mt-0.5 shrink-0" />
      <div>
        {lines.length === 0 ? <p>{whole(problem)}</p> : null}
        {lines.map((line) => (
          <p key={line}>{serverText(t, line)}</p>
        ))}
      </div>
    </div>
  );
}

/** What a refusal says as a whole, in the reader's language. */
export function useProblemTitle(): (problem: Problem) => string {
  const t = useTranslations('problem');
  const { language } = useLanguage();
  return (problem) => problemTitle(t, language.tag, problem);
}

/** By its code. Who reads English is told the server's own details, which are more exact. */
export function problemTitle(t: Translate<'problem'>, tag: string, problem: Problem): string {
  const { detail, title, retryAfterSeconds: seconds = 0 } = problem;
  if (detail && tag === 'en') return detail;
  // No answer came at all: the browser's own word.
  const key = (problem.status === 0 ? 'unreachable' : problem.code) as MessageKey<'problem'>;
  return t.has(key) ? t(key, { seconds }) : (detail ?? title);
}
