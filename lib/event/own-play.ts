import { sql } from '@/lib/db';
import { Draft, MoveBody, type OwnDraft, type OwnSlip, WrittenSlip } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { roundPosition } from './read-slip';
import type { RoundRow } from './round-row';
import { receiptOf } from './submit-slip';

/** What a player has sent for a round that is being played, and what lay on the own board last: nobody else sees it. */
export async function readOwnPlay(
  event: EventInfo,
  playerId: string,
  round: RoundRow,
): Promise<{ slip: OwnSlip | null; draft: OwnDraft | null }> {
  const [row] = await sql()<{ slip: StoredSlip | null; draft: StoredDraft | null }[]>`
    select (select json_build_object('rev', rev, 'body', body, 'receivedAt', extract(epoch from received_at) * 1000)
            from slip where round_id = ${round.id} and player_id = ${playerId}) as slip,
           (select json_build_object('rev', rev, 'body', body, 'receivedAt', extract(epoch from received_at) * 1000)
            from draft where round_id = ${round.id} and player_id = ${playerId}) as draft`;
  return {
    slip: row?.slip ? ownSlip(event, round, row.slip) : null,
    draft: row?.draft ? ownDraft(row.draft) : null,
  };
}

interface StoredSlip {
  rev: number;
  body: object | null;
  receivedAt: number;
}

type StoredDraft = StoredSlip & { body: object };

function ownSlip(event: EventInfo, round: RoundRow, stored: StoredSlip): OwnSlip {
  const move = MoveBody.safeParse(stored.body);
  const written = WrittenSlip.omit({ rev: true }).safeParse(stored.body);
  return {
    ...receiptOf(event, roundPosition(event, round), stored),
    move: move.success ? move.data : null,
    written: written.success ? written.data : null,
  };
}

function ownDraft({ rev, body, receivedAt }: StoredDraft): OwnDraft | null {
  const draft = Draft.safeParse({ ...body, rev });
  return draft.success ? { ...draft.data, receivedAt: Math.round(receivedAt) } : null;
}
