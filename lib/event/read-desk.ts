import { sql } from '@/lib/db';
import type { DeskView } from '@/lib/http/schemas';
import { lexiconReady } from '@/lib/lexicons';
import type { EventInfo } from './event-info';
import { lastUndoable } from './last-undoable';
import { countDoubtful } from './read-slips';
import { type RoundRow, roundColumns } from './round-row';

const MOST_NAMED = 60;

/** What a referee waits for before the next round is shown, and what can be taken back. */
export async function readDesk(event: EventInfo): Promise<DeskView> {
  const [[round], undo, unsettled] = await Promise.all([
    sql()<RoundRow[]>`
      select ${roundColumns()} from round r where r.game_id = ${event.gameId} and r.status = 'closed'
      order by r.number desc limit 1`,
    lastUndoable(event),
    unsettledSlips(event),
  ]);
  const [missing, doubtful] = round
    ? await Promise.all([missingTables(event, round), countDoubtful(event, round)])
    : [[], 0];
  return {
    round: round?.number ?? null,
    ...(round && event.settings.games > 1 && { place: { game: round.game, inGame: round.inGame } }),
    missing: missing.slice(0, MOST_NAMED),
    missingCount: missing.length,
    doubtful,
    ...(unsettled.length > 0 && { unsettled }),
    lexiconReady: lexiconReady(event.settings.lexicon),
    undo: undo && { act: undo.id, kind: undo.kind, round: undo.round, at: undo.at },
  };
}

/** Who plays on paper and has neither a slip nor a ruling: the table's number, else the name. */
async function missingTables(event: EventInfo, round: RoundRow): Promise<string[]> {
  const rows = await sql()<{ name: string }[]>`
    select coalesce(p.table_name, p.name) as name from player p
    where p.event_id = ${event.id} and p.removed_at is null and p.withdrawn_at is null and p.paper
      and not exists (select 1 from slip where round_id = ${round.id} and player_id = p.id)
      and not exists (select 1 from ruling where round_id = ${round.id} and player_id = p.id)
    order by p.table_name is null, length(p.table_name), p.table_name, p.name`;
  return rows.map(({ name }) => name);
}

/**
 * Slips that were read twice and differently, or came by phone and on paper, as correctors are asked to settle them. A
 * ruling settles them too. Of all rounds: the next one hides them from nobody.
 */
async function unsettledSlips(event: EventInfo): Promise<NonNullable<DeskView['unsettled']>> {
  const rows = await sql()<{ round: number; name: string }[]>`
    select r.number as round, coalesce(p.table_name, p.name) as name
    from round r join paper_entry e on e.round_id = r.id and e.state in ('waits', 'differs')
    join player p on p.id = e.player_id and p.removed_at is null
    where r.game_id = ${event.gameId} and r.status = 'closed'
      and not exists (select 1 from ruling where round_id = r.id and player_id = p.id)
    group by r.number, p.id
    order by r.number, p.table_name is null, length(p.table_name), p.table_name, p.name`;
  const rounds = new Map<number, string[]>();
  for (const { round, name } of rows) rounds.set(round, [...(rounds.get(round) ?? []), name]);
  return [...rounds].map(([round, tables]) => ({
    round,
    count: tables.length,
    tables: tables.slice(0, MOST_NAMED),
  }));
}
