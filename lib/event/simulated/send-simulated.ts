import { dbNow, sql } from '@/lib/db';
import { type Strength, simulatedMove } from '@/lib/game';
import { isShuttingDown, log } from '@/lib/ops';
import type { EventInfo } from '../event-info';
import { CHANNEL } from '../log';
import { roundPosition } from '../read-slip';
import { legalMoves } from '../round-digest';
import { type RoundRow, roundColumns } from '../round-row';
import { chanceOf } from './chance-of';

interface Waiting {
  id: string;
  strength: Strength;
  /** of the event's game: secret until it is over */
  seed: string;
}

/**
 * Sends for the simulated players who have sent nothing yet in the rounds that are open, a slip each, once: a move found
 * by strength among all that are legal, by the event's seed. Their slips are as secret as all others. Done when a round
 * opens, and again before it closes, for those who came meanwhile; a failure leaves them without a slip.
 */
export async function sendSimulated(events: readonly EventInfo[]): Promise<void> {
  try {
    const rounds = await waitingRounds(events);
    for (const { event, round, players } of rounds) await send(event, round, players);
  } catch (error) {
    if (!isShuttingDown()) log.warn('simulated players could not send', { error });
  }
}

async function waitingRounds(events: readonly EventInfo[]) {
  const byGame = new Map(events.map((event) => [event.gameId, event]));
  const rows = await sql()<(RoundRow & { gameId: string; seed: string; players: Waiting[] })[]>`
    select ${roundColumns()}, r.game_id as "gameId", g.seed, waiting.players
    from round r join game g on g.id = r.game_id
    cross join lateral (
      select json_agg(json_build_object('id', p.id, 'strength', p.simulated, 'seed', g.seed) order by p.id) as players
      from player p
      where p.event_id = g.event_id and p.simulated is not null and p.removed_at is null
        and not exists (select 1 from slip s where s.round_id = r.id and s.player_id = p.id)) waiting
    where r.game_id = any(${[...byGame.keys()]}) and r.status in ('open', 'paused') and waiting.players is not null`;
  return rows.flatMap(({ gameId, players, seed: _, ...round }) => {
    const event = byGame.get(gameId);
    return event ? [{ event, round: round as RoundRow, players }] : [];
  });
}

async function send(event: EventInfo, round: RoundRow, players: readonly Waiting[]): Promise<void> {
  const moves = await legalMoves(event, round);
  const position = roundPosition(event, round);
  const slips = players.flatMap(({ id, strength, seed }) => {
    const chance = chanceOf(`${seed} ${id}`);
    const found = simulatedMove({ position, moves, strength, round: round.number, chance });
    if (!found) return [];
    const { score, ...move } = found;
    return { id, move, score };
  });
  // Held for share as a batch of slips holds it: the round closes before this or after.
  await sql()`
    with held as materialized (
      select id from round where id = ${round.id} and status in ('open', 'paused') for share)
    insert into slip (round_id, player_id, rev, body, move, points, worth, valid, ruling, received_at, simulated)
    select held.id, u.id, 1, u.move, u.move, u.score, u.score, true, 'paid', to_timestamp(${dbNow()}::float8 / 1000), true
    from held cross join jsonb_to_recordset(${sql().json(slips)}) as u(id text, move jsonb, score int)
    join player p on p.id = u.id and p.removed_at is null
    on conflict (round_id, player_id) do nothing`;
  await sql()`select pg_notify(${CHANNEL}, ${`${event.id}:slips`})`;
}
