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
  const [[round], undo] = await Promise.all([
    sql()<RoundRow[]>`
      select ${roundColumns()} from round r where r.game_id = ${event.gameId} and r.status = 'closed'
      order by r.number desc limit 1`,
    lastUndoable(event),
  ]);
  const [missing, doubtful] = round
    ? await Promise.all([missingTables(event, round), countDoubtful(event, round)])
    : [[], 0];
  return {
    round: round?.number ?? null,
    missing: missing.slice(0, MOST_NAMED),
    missingCount: missing.length,
    doubtful,
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
