/** What every player of a game from elsewhere sent, and was paid for it. */
import { newId } from '@/lib/db';
import { type FileDifference, type FileFault, type MoveBody, PROBLEMS } from '@/lib/http/schemas';
import { openLexicon } from '@/lib/lexicons';
import type { Db } from './columns';
import type { FileGame, GivenSlip } from './imported-file';
import { type ReadSlip, readAssisted, roundPosition } from './read-slip';
import { Refusal } from './refusal';
import type { RoundRow } from './round-row';

interface SentSlip extends ReadSlip {
  player: number;
}

/** Points that are not what the rules say were a referee's word there, and are one here. */
interface GivenRuling {
  player: number;
  kind: 'set' | 'warn' | 'penalty';
  points: number;
  before: number;
  after: number;
}

export interface SentRound {
  slips: SentSlip[];
  rulings: GivenRuling[];
}

/** Moves that cannot be laid there are faults; points that differ from the rules' are told, and kept. */
export function readGivenSlips(
  game: FileGame,
  solved: readonly Pick<RoundRow, 'board' | 'rack'>[],
): { sent: SentRound[]; faults: FileFault[]; differences: FileDifference[] } {
  const { lexicon } = openLexicon(game.settings.lexicon);
  const faults: FileFault[] = [];
  const differences: FileDifference[] = [];
  const sent = solved.map((round, index): SentRound => {
    const given = game.rounds[index];
    const place = { line: given?.line ?? null, round: index + 1 };
    const at = roundPosition(game, round);
    const read = new Map<number, { slip: SentSlip | null; ruling: GivenRuling | null }>();
    for (const slip of given?.slips ?? []) {
      const { player, move } = slip;
      const name = game.players[player]?.name;
      const judged = move ? readAssisted(at, lexicon, { rev: 1, move }) : unread(slip);
      if (judged instanceof Refusal || name === undefined) {
        const why = judged instanceof Refusal ? PROBLEMS[judged.code][1] : 'no such player';
        faults.push({ code: 'move-illegal', ...place, text: `${name ?? player}: ${wordOf(move)}. ${why}` });
        continue;
      }
      const computed = judged?.points ?? 0;
      if (slip.points !== null && slip.points !== computed) {
        const text = `${name}: ${wordOf(move)} ${slip.points}, ${computed}`;
        differences.push({ code: 'points', ...place, text });
      }
      read.set(player, { slip: judged && { ...judged, player }, ruling: rulingOf(slip, judged) });
    }
    const all = [...read.values()];
    return {
      slips: all.flatMap(({ slip }) => slip ?? []),
      rulings: all.flatMap(({ ruling }) => ruling ?? []),
    };
  });
  return { sent, faults, differences };
}

/** Something was handed in, so that whoever sent it takes part. */
const UNREAD: ReadSlip = {
  body: { reference: '', word: '', claimed: null },
  move: null,
  points: 0,
  worth: 0,
  valid: false,
  ruling: 'zero',
  reason: 'unreadable',
  badWords: [],
};

/** Null: nothing was, and the referee paid for it all the same. */
const unread = ({ points }: GivenSlip) => (points ? null : UNREAD);

const wordOf = (move: MoveBody | null) => move?.word ?? '–';

const PENALTY = 5;

function rulingOf({ player, points: given, mark }: GivenSlip, read: ReadSlip | null): GivenRuling | null {
  const before = read?.points ?? 0;
  const after = given ?? before;
  const ruled = { player, before, after };
  if (mark === 'warning') return { ...ruled, kind: 'warn', points: after };
  if (mark === 'penalty') {
    const worth = read?.worth ?? 0;
    return {
      ...ruled,
      kind: 'penalty',
      points: Math.max(0, worth - PENALTY) === after ? worth : after + PENALTY,
    };
  }
  return after === before ? null : { ...ruled, kind: 'set', points: after };
}

export interface GivenRound extends SentRound {
  roundId: string;
  /** of the players, by their places in the file */
  ids: readonly string[];
  /** stands as the reason of rulings, with the points */
  file: string;
}

export async function insertGiven(tx: Db, { roundId, slips, rulings, ids, file }: GivenRound): Promise<void> {
  if (slips.length > 0) {
    const rows = slips.map(({ player, badWords: _, ...slip }) => ({ player: ids[player], ...slip }));
    await tx`
      insert into slip (round_id, player_id, rev, body, move, points, worth, valid, ruling, reason, received_at)
      select ${roundId}, s.player, 1, s.body, s.move, s.points, s.worth, s.valid, s.ruling, s.reason, now()
      from jsonb_to_recordset(${tx.json(rows as never)}) as s(
        player text, body jsonb, move jsonb, points int, worth int, valid boolean, ruling text, reason text)`;
  }
  if (rulings.length === 0) return;
  const rows = rulings.map(({ player, ...ruling }) => ({
    id: newId(),
    player: ids[player],
    reason: `${file}: ${ruling.after}`,
    ...ruling,
  }));
  await tx`
    insert into ruling (id, round_id, player_id, kind, points, reason, author, before, after, at)
    select r.id, ${roundId}, r.player, r.kind::ruling_kind, r.points, r.reason, 'host', r.before, r.after,
           clock_timestamp()
    from jsonb_to_recordset(${tx.json(rows as never)}) as r(
      id text, player text, kind text, points int, reason text, before int, after int)`;
}
