import { formatReference, readMove, tileSet } from '@/lib/engine';
import { boardPicture } from '@/lib/export';
import { paidScore, rackTiles } from '@/lib/game';
import type { MoveBody, ScoredMove } from '@/lib/http/schemas';
import { moveText } from '@/lib/http/schemas';
import { shared } from '@/lib/ops';
import type { EventInfo } from './event-info';
import { roundPosition } from './read-slip';
import { Refusal, refuse } from './refusal';
import { Remembered } from './remembered';
import { reviewedRound } from './review-rounds';
import type { RoundRow } from './round-row';
import type { Viewer } from './viewer';

/** Some tens of kilobytes each. */
const drawn = () => shared('pictures-of-boards', () => new Remembered<Uint8Array<ArrayBuffer>>(100));

/** A move as a picture of a closed round shows it; null: it cannot be laid there. */
export async function picturedMove(
  event: EventInfo,
  viewer: Viewer,
  number: number,
  move: MoveBody,
): Promise<ScoredMove | null> {
  const reviewed = await reviewedRound(event, viewer, number);
  const worth = reviewed instanceof Refusal ? null : worthOf(event, reviewed.round, move);
  return worth && { ...worth.move, score: worth.score };
}

/** A closed round as a PNG, with the top on its board, or with another move that can be laid there. */
export async function readPicture(
  event: EventInfo,
  viewer: Viewer,
  number: number,
  asked: MoveBody | null,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const reviewed = await reviewedRound(event, viewer, number);
  if (reviewed instanceof Refusal) return reviewed;
  const { round } = reviewed;
  const shown = asked ? worthOf(event, round, asked) : { move: round.top, score: round.topScore };
  if (!shown)
    return refuse('invalid-input', { errors: { move: ['This move cannot be laid in this round.'] } });
  const picture = await drawn().get(`${round.id} ${moveText(shown.move)}`, async () =>
    Uint8Array.from(
      boardPicture({
        tiles: tileSet(event.tileSet),
        board: round.board,
        rack: rackTiles(round.rack),
        ...shown,
        place: formatReference(shown.move, event.settings.notation),
      }),
    ),
  );
  return picture ?? refuse('round-not-found');
}

/** Whether its words are in the list nobody asks here: only what can be laid is drawn. */
function worthOf(
  event: EventInfo,
  round: RoundRow,
  move: MoveBody,
): { move: MoveBody; score: number } | null {
  const at = roundPosition(event, round);
  const reading = readMove(at, move);
  return reading.ok ? { move: reading.move, score: paidScore(at, reading) } : null;
}
