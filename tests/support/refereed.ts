/** An event under a referee, and what of it is looked at. */
import { sql } from '@/lib/db';
import type { DeskView, ScoredMove, Snapshot } from '@/lib/http/schemas';
import { must } from '@/scripts/outside/event-client';
import { OutsideEvent } from './outside';
import { Referee } from './referee';

export const REASON = { reason: 'As the referee sees it' };

/** An event, and its host as the referee. */
export async function hosted(
  base: string,
  settings: object = {},
): Promise<{ event: OutsideEvent; referee: Referee }> {
  const event = await OutsideEvent.create(base, settings);
  return { event, referee: new Referee(event) };
}

export const rackOf = ({ round }: Snapshot) => `${round!.rack.leftover}${round!.rack.drawn}`;
export const sorted = (tiles: string) => [...tiles].sort().join('');

/** The rounds as they are kept, those that are void too. */
export async function stored(event: OutsideEvent) {
  return sql()<{ number: number; status: string; drawn: string; leftover: string; top: ScoredMove }[]>`
    select r.number, r.status, r.drawn, r.leftover, r.top from round r join game g on g.id = r.game_id
    where g.event_id = ${event.created.id} order by r.number, r.cancelled_at nulls last`;
}

export const desk = ({ event, key }: Referee) => must<DeskView>(event.base, event.path('/desk'), { key });
