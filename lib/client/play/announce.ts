import { formatReference } from '@/lib/engine';
import type { MoveBody, Snapshot } from '@/lib/http/schemas';
import { bareTile, face, splitTiles } from '../board';
import { clockText } from '../live';
import { ordinal, pointsText, rackText, screenOf } from './view';

/** A rack for the ear: letter by letter. */
function spokenRack(tiles: string): string {
  return splitTiles(tiles)
    .map((tile) => (tile === '?' ? 'blank' : bareTile(tile)))
    .join(' ');
}

function spokenMove(move: MoveBody, { settings, tileSet }: Snapshot): string {
  const word = splitTiles(move.word)
    .map((tile) => face(tile, tileSet).letter)
    .join('');
  return `${formatReference(move, settings.notation)} ${move.direction}, ${word}`;
}

/** What a screen reader is told when the event moves on. The same text while nothing moves on. */
export function announcement(snapshot: Snapshot): string {
  const { round, you } = snapshot;
  const screen = screenOf(snapshot);
  if (screen === 'round' && round) {
    if (round.status === 'paused') return `Round ${round.number} is paused.`;
    const time = clockText(snapshot.settings.secondsPerRound);
    return `Round ${round.number} is open. Rack: ${spokenRack(rackText(round.rack))}. Time: ${time}.`;
  }
  if (screen === 'between' && round?.top) {
    const top = `The top: ${spokenMove(round.top, snapshot)}, ${pointsText(round.top.score)}.`;
    return [`Round ${round.number} is over.`, ownPart(you?.result ?? null), top].filter(Boolean).join(' ');
  }
  if (screen === 'finished') {
    const result = you?.result;
    return result?.rank
      ? `The game is over. ${ordinal(result.rank)} with ${pointsText(result.total)}.`
      : 'The game is over.';
  }
  return '';
}

function ownPart(result: NonNullable<Snapshot['you']>['result']): string {
  if (!result) return '';
  const rank = result.rank === null ? '' : ` Rank ${result.rank}.`;
  return `You have ${pointsText(result.points)}, ${result.total} in all.${rank}`;
}
