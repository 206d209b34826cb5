import type { Viewer } from './viewer';

/** The name under which rulings and entries of whoever asks are kept: the invited helper's, else `host`. */
export function authorOf({ staff }: Viewer): string {
  return staff?.name ?? 'host';
}
