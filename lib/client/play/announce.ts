import { formatReference } from '@/lib/engine';
import type { OwnResult, ScoredMove, Snapshot } from '@/lib/http/schemas';
import type { Digits, Translate } from '@/lib/i18n/client';
import { bareTile, face, splitTiles } from '../board';
import { clockText } from '../live';
import { rackText, screenOf } from './view';

type Say = Translate<'play'>;

/** A rack for the ear: letter by letter. */
function spokenRack(tiles: string, t: Say): string {
  return splitTiles(tiles)
    .map((tile) => (tile === '?' ? t('say.blank') : bareTile(tile)))
    .join(' ');
}

function spokenTop(
  { score: points, ...move }: ScoredMove,
  { settings, tileSet }: Snapshot,
  t: Say,
  digits: Digits,
): string {
  const word = splitTiles(move.word)
    .map((tile) => face(tile, tileSet).letter)
    .join('');
  const place = digits(formatReference(move, settings.notation));
  return t('say.top', { direction: move.direction, place, word, points });
}

/** What a screen reader is told when the event moves on. The same text while nothing moves on. */
export function announcement(
  snapshot: Snapshot,
  t: Say,
  timeText = clockText,
  digits: Digits = String,
): string {
  const { round, you } = snapshot;
  const screen = screenOf(snapshot);
  if (screen === 'round' && round) {
    if (round.status === 'paused') return t('say.paused', { round: round.number });
    const time = timeText(snapshot.settings.secondsPerRound);
    return t('say.open', { round: round.number, rack: spokenRack(rackText(round.rack), t), time });
  }
  // What came before a cancelled round was said already; the note of it speaks for itself.
  if (screen === 'between' && round?.top && !snapshot.cancelled) {
    const over = t('say.over', { round: round.number });
    return [over, ...ownResult(you?.result ?? null, t), spokenTop(round.top, snapshot, t, digits)].join(' ');
  }
  if (screen !== 'finished') return '';
  const result = you?.result;
  if (!result?.rank) return t('say.end');
  return t('say.endRank', { rank: result.rank, points: result.total });
}

function ownResult(result: OwnResult | null, t: Say): string[] {
  if (!result) return [];
  const { points, total, rank } = result;
  const own = t('say.you', { points, total });
  return rank === null ? [own] : [own, t('say.rank', { rank })];
}
