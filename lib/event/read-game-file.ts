import { sql } from '@/lib/db';
import { rackText } from '@/lib/game';
import type { GameFile, MoveBody } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { type Refusal, refuse } from './refusal';
import { reviewedRounds } from './review-rounds';
import type { Viewer } from './viewer';

interface SlipRow {
  roundId: string;
  playerId: string;
  move: MoveBody | null;
  points: number;
  mark: 'warning' | 'penalty' | null;
}

/** A finished event as a file: its rounds, and what every player sent in each and was paid, after all rulings. */
export async function readGameFile(event: EventInfo, viewer: Viewer): Promise<GameFile | Refusal> {
  const { status, rounds } = await reviewedRounds(event, viewer);
  if (status !== 'finished') return refuse('event-not-finished');
  const [[facts], players, slips] = await Promise.all([
    sql()<{ name: string; finishedAt: number | null }[]>`
      select name, finished_at as "finishedAt" from event where id = ${event.id}`,
    sql()<{ id: string; name: string; category: string | null; team: string | null }[]>`
      select id, name, category, team from player
      where event_id = ${event.id} and removed_at is null order by joined_at, id`,
    sql()<SlipRow[]>`
      select st.round_id as "roundId", st.player_id as "playerId", s.move, st.points,
        case coalesce(ru.kind::text, s.ruling) when 'warn' then 'warning' when 'warning' then 'warning'
          when 'penalty' then 'penalty' end as mark
      from standing st
      left join slip s on s.round_id = st.round_id and s.player_id = st.player_id and s.body is not null
      left join lateral (
        select kind from ruling where ruling.round_id = st.round_id and ruling.player_id = st.player_id
        order by at desc, id desc limit 1) ru on true
      where st.round_id = any(${rounds.map(({ id }) => id)}) and (s.player_id is not null or ru.kind is not null)`,
  ]);
  const places = new Map(players.map(({ id }, index) => [id, index]));
  const sent = new Map(rounds.map(({ id }): [string, SlipRow[]] => [id, []]));
  for (const slip of slips) if (places.has(slip.playerId)) sent.get(slip.roundId)?.push(slip);
  return {
    format: 'onerack-game',
    version: 1,
    name: facts?.name ?? '',
    finishedAt: facts?.finishedAt ?? null,
    settings: event.settings,
    tileSet: event.tileSet,
    players: players.map(({ name, category, team }) => ({ name, category, team })),
    rounds: rounds.map(({ id, game, rack, top }) => ({
      ...(event.settings.games > 1 && { game }),
      rack: rackText(rack),
      top,
      slips: (sent.get(id) ?? [])
        .map(({ playerId, move, points, mark }) => ({
          player: places.get(playerId) ?? 0,
          move,
          points,
          ...(mark && { mark }),
        }))
        .sort((a, b) => a.player - b.player),
    })),
  };
}
