import type { z } from 'zod';

/** Faults by field, dotted: what a form shows beside each. */
export function faultsOf(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues.flatMap(closest)) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/** Of the ways that a body could be read, the one that it comes closest to says what is wrong. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  return issue.errors.reduce((best, other) => (other.length < best.length ? other : best));
}
