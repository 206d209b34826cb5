import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Faults of a `value` by field, dotted: what a form shows beside each. */
export function faultsOf(error: z.ZodError, value: unknown): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues.flatMap((one) => closest(one, value))) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/** Of the ways that a value could be read, the one that it comes closest to says what is wrong. */
function closest(issue: Issue, value: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const ways = issue.errors.map((way) => way.map((one) => ({ ...one, path: [...issue.path, ...one.path] })));
  const distance = (way: Issue[]) => distanceOf(way, issue.path.length, value);
  const best = ways.reduce((best, other) => (distance(other) < distance(best) ? other : best));
  return best.flatMap((one) => closest(one, value));
}

/**
 * How many fields are wrong, whatever is wrong within them; one that is not there at all counts twice. What is no
 * object, or no list, where one has to be comes close to nothing.
 */
function distanceOf(way: readonly Issue[], depth: number, value: unknown): number {
  if (way.some(({ code, path }) => code === 'invalid_type' && path.length === depth)) return Infinity;
  const fields = new Map(way.map(({ path }) => [path[depth], path.slice(0, depth + 1)]));
  return [...fields.values()].reduce((sum, path) => sum + (at(value, path) === undefined ? 2 : 1), 0);
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null)?.[key], value);
}
