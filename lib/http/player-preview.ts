import type { Snapshot } from './schemas';

/** What a link to an event's own page shows elsewhere. */
export interface PlayerPreview {
  name: string;
  url: string;
  players: number;
  finished: boolean;
  /** of the board after the last round that is closed; null before the first, and while tops are kept back */
  picture: string | null;
}

/** Of the event as a stranger is told it: a reader with a seat may know a round that others do not. */
export function playerPreview(
  base: string,
  event: Pick<Snapshot, 'code' | 'name' | 'round' | 'players' | 'status'>,
): PlayerPreview {
  const { code, name, round, players, status } = event;
  const closed = round && (round.status === 'closed' ? round.number : round.number - 1);
  const picture = closed ? `${base}/api/events/${code}/rounds/${closed}/board.png` : null;
  return { name, url: `${base}/e/${code}`, players, finished: status === 'finished', picture };
}
