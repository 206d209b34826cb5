import { formatReference } from '@/lib/engine';
import type { MoveBody, PlayerRound, ResultsFile } from '@/lib/http/schemas';
import type { Translate } from '@/lib/i18n/client';

/** What is to be said of a round beside its points; null: nothing. */
export function remark(
  { state, mark }: Pick<PlayerRound, 'state' | 'mark'>,
  { t }: { t: Translate<'results'> },
): string | null {
  if (mark === 'warning') return t('mark.warning');
  if (mark === 'penalty') return t('mark.penalty');
  if (state === 'none') return t('state.none');
  if (state === 'absent') return t('state.absent');
  if (state === 'withdrawn') return t('withdrawn');
  return mark === 'zero' ? t('mark.zero') : null;
}

/** Where a slip lays its word; nothing where it names no place. */
export function ownReference(
  { move, written }: Pick<PlayerRound, 'move' | 'written'>,
  results: Pick<ResultsFile, 'event'>,
): string | null {
  if (move) return referenceIn(results)(move);
  return written?.reference.trim().toUpperCase() || null;
}

/** The word of a slip, as it was read or else as it was written. */
export const ownWord = ({ move, written }: Pick<PlayerRound, 'move' | 'written'>): string | null =>
  move ? plainWord(move.word) : written?.word.trim() || null;

/** Square brackets are for programs. */
export const plainWord = (word: string): string => word.replace(/[[\]]/g, '');

export const referenceIn =
  ({ event }: Pick<ResultsFile, 'event'>) =>
  ({ row, col, direction }: MoveBody): string =>
    formatReference({ row, col, direction }, event.notation);
