/**
 * Drafts are written as slips are: many together, answered after the commit, under a lock of their rounds that lets none
 * be closed meanwhile. So a draft that was acknowledged is there when the round closes, and none is written after it.
 */
import { transaction } from '@/lib/db';
import { counter, log, onShutdown, shared } from '@/lib/ops';
import type { Db } from './columns';
import { Gathered } from './gathered';
import { holdRounds, type Sent } from './own-end';
import type { ReadSlip } from './read-slip';

/** What a draft counts as, by the columns of `slip`. */
export type DraftSlip = Omit<ReadSlip, 'badWords'>;

export interface QueuedDraft extends Sent {
  rev: number;
  body: object;
  slip: DraftSlip | null;
}

export type DraftAnswer =
  /** the draft that is there now */
  | { kind: 'stored'; rev: number; receivedAt: number }
  | { kind: 'late' }
  /** the player was removed */
  | { kind: 'no-player' };

/** Nobody waits for the answer to a draft. */
const GATHER_MS = 20;
const LONGEST_GATHER_MS = 100;
const MOST_PER_BATCH = 2000;

const written = () => counter('onerack_drafts_written_total', 'Drafts stored');

export function draftQueue(): Gathered<QueuedDraft, DraftAnswer> {
  return shared('draft-queue', () => {
    const queue = new Gathered(
      { waitMs: GATHER_MS, longestMs: LONGEST_GATHER_MS, most: MOST_PER_BATCH },
      writeBatch,
    );
    onShutdown('work', 'draft queue', () => queue.drained());
    return queue;
  });
}

async function writeBatch(drafts: QueuedDraft[]): Promise<DraftAnswer[]> {
  try {
    return await transaction((tx) => writeDrafts(tx, drafts));
  } catch (error) {
    log.error('drafts could not be written', { drafts: drafts.length, error });
    throw error;
  }
}

async function writeDrafts(tx: Db, drafts: QueuedDraft[]): Promise<DraftAnswer[]> {
  const isInTime = await holdRounds(tx, drafts);
  const stored = await upsert(tx, newestOf(drafts.filter(isInTime)));
  return drafts.map((draft): DraftAnswer => {
    if (!isInTime(draft)) return { kind: 'late' };
    const found = stored.get(keyOf(draft));
    return found ? { kind: 'stored', ...found } : { kind: 'no-player' };
  });
}

const keyOf = ({ roundId, playerId }: Pick<Sent, 'roundId' | 'playerId'>) => `${roundId} ${playerId}`;

/** One statement cannot write a row twice. */
function newestOf(drafts: QueuedDraft[]): QueuedDraft[] {
  const newest = new Map<string, QueuedDraft>();
  for (const draft of drafts) {
    const known = newest.get(keyOf(draft));
    if (!known || draft.rev > known.rev) newest.set(keyOf(draft), draft);
  }
  return [...newest.values()];
}

type StoredDraft = Pick<QueuedDraft, 'rev' | 'receivedAt'>;
type Row = StoredDraft & Pick<QueuedDraft, 'roundId' | 'playerId'>;

/** What is stored for each player now: a draft with a lower number than that, or the same, changes nothing. */
async function upsert(tx: Db, drafts: QueuedDraft[]): Promise<Map<string, StoredDraft>> {
  const stored = new Map<string, StoredDraft>();
  if (drafts.length === 0) return stored;
  const changed = await tx<Row[]>`
    insert into draft (round_id, player_id, rev, body, slip, received_at)
    select u."roundId", u."playerId", u.rev, u.body, u.slip, to_timestamp(u."receivedAt" / 1000)
    from jsonb_to_recordset(${tx.json(drafts as never)}) as u(
      "roundId" text, "playerId" text, rev int, body jsonb, slip jsonb, "receivedAt" float8)
    join player p on p.id = u."playerId" and p.removed_at is null
    on conflict (round_id, player_id) do update set
      rev = excluded.rev, body = excluded.body, slip = excluded.slip, received_at = excluded.received_at
    where excluded.rev > draft.rev
    returning round_id as "roundId", player_id as "playerId", rev, received_at as "receivedAt"`;
  written().add(changed.length);
  const unchanged = changed.length < drafts.length ? await readDrafts(tx, drafts) : [];
  for (const row of [...unchanged, ...changed])
    stored.set(keyOf(row), { rev: row.rev, receivedAt: Math.round(row.receivedAt) });
  return stored;
}

function readDrafts(tx: Db, drafts: QueuedDraft[]): Promise<Row[]> {
  return tx<Row[]>`
    select d.round_id as "roundId", d.player_id as "playerId", d.rev, d.received_at as "receivedAt"
    from draft d
    join unnest(${drafts.map(({ roundId }) => roundId)}::text[], ${drafts.map(({ playerId }) => playerId)}::text[])
      as u(round_id, player_id) on u.round_id = d.round_id and u.player_id = d.player_id
    join player p on p.id = d.player_id and p.removed_at is null`;
}
