'use client';
import { useState } from 'react';
import { useLooked } from '@/lib/client/host';
import { callApi, eventPath } from '@/lib/client/live';
import type { MakeRuling, RulingKind, SlipLine, SlipPage, SlipsShown } from '@/lib/http/schemas';

/** Others' rulings, which come many at once, are looked at after a moment. */
const OTHERS_MS = 1_000;

export interface Chosen {
  round: number;
  shown: SlipsShown;
  search: string;
  page: number;
  /** id of a round that is void */
  voided: string | null;
}

/** A ruling that was just made here, and what takes it back. */
export interface Made {
  name: string;
  before: number;
  after: number;
  undo: Decision & { playerId: string };
}

export interface Decision {
  kind: RulingKind;
  points?: number;
  reason: string;
}

/** One page of a round's slips, and the decisions about them. `version`: of the event. */
export function useSlips(code: string, chosen: Chosen, version: number) {
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const { round, shown, search, voided } = chosen;
  const query = new URLSearchParams({ shown, search, page: String(chosen.page), ...(voided && { voided }) });
  const {
    list: page,
    setList: setPage,
    problem,
    setProblem,
    look,
  } = useLooked<SlipPage>(eventPath(code, `/rounds/${round}/judgements?${query}`), {
    changed: version,
    settleMs: OTHERS_MS,
  });

  const decide = async (line: SlipLine, decision: Decision, undoing = false): Promise<boolean> => {
    setBusy(true);
    const body: MakeRuling = { ...decision, playerId: line.playerId, seen: line.ruling?.id ?? null };
    const answer = await callApi<SlipLine>(eventPath(code, `/rounds/${round}/rulings`), { body });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) {
      look();
      return false;
    }
    const after = answer.body;
    setPage((now) => now && { ...now, lines: now.lines.map((one) => (isOf(one, after) ? after : one)) });
    setMade(
      undoing
        ? null
        : { name: line.name, before: line.points, after: after.points, undo: asItWas(line, decision.reason) },
    );
    return true;
  };
  const undo = async () => {
    const line = page?.lines.find(({ playerId }) => playerId === made?.undo.playerId);
    if (!made || !line) return;
    const { playerId: _, ...decision } = made.undo;
    await decide(line, decision, true);
  };
  return { page: page?.number === round ? page : null, problem, busy, made, decide, undo };
}

const isOf = (one: SlipLine, other: SlipLine) => one.playerId === other.playerId;

const AS_JUDGED: Record<SlipLine['judged']['ruling'], RulingKind> = {
  paid: 'accept',
  warning: 'warn',
  penalty: 'penalty',
  zero: 'zero',
};

/** The decision that puts a slip back to what it counted before: rulings are never taken out. */
function asItWas({ playerId, ruling, judged }: SlipLine, reason: string): Made['undo'] {
  if (ruling)
    return {
      playerId,
      kind: ruling.kind,
      reason: ruling.reason,
      ...(ruling.points !== null && { points: ruling.points }),
    };
  return { playerId, kind: AS_JUDGED[judged.ruling], reason: `↶ ${reason}` };
}
