/** What stands with a name in lists and rankings. */
export const DETAILS = ['table', 'team', 'club', 'category', 'series', 'licence'] as const;
export type Detail = (typeof DETAILS)[number];
export type PlayerDetails = Record<Detail, string | null>;

/** The same for each of them. */
export function eachDetail<T>(what: (detail: Detail) => T): Record<Detail, T> {
  return Object.fromEntries(DETAILS.map((detail) => [detail, what(detail)])) as Record<Detail, T>;
}
