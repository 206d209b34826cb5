import type { AloneRow } from '@/lib/http/schemas';

const FIRST = 10;

/** The first of a ranking, and the own line wherever it stands. */
export const firstRows = (rows: readonly AloneRow[]): AloneRow[] =>
  rows.filter(({ mine }, index) => index < FIRST || mine);
