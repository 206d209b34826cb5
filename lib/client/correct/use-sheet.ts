'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import type { ScoredMove } from '@/lib/engine';
import type { PaperMoves, PaperSheet, Problem } from '@/lib/http/schemas';

/** What others enter is told by the stream where it changes standings; the rest is looked for as often as this. */
const LOOK_MS = 4000;

export interface SheetView {
  sheet: PaperSheet | null;
  /** all legal moves of the round, once it is closed */
  moves: readonly ScoredMove[];
  problem: Problem | null;
  reload(): void;
}

/** A round as correctors see it, read again at each version of the event and every few seconds. */
export function useSheet(code: string, round: number, version: number): SheetView {
  const [sheet, setSheet] = useState<PaperSheet | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version, and being asked, are reasons to look again.
  useEffect(() => {
    if (round === 0) return;
    const abort = new AbortController();
    const read = async () => {
      if (document.hidden) return;
      const path = eventPath(code, `/rounds/${round}/slips`);
      const answer = await callApi<PaperSheet>(path, { signal: abort.signal });
      if (answer.ok) setSheet(answer.body);
      setProblem(answer.ok ? null : answer.problem);
    };
    const look = () => void read().catch(() => {});
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [code, round, version, asked]);
  const shown = sheet?.number === round ? sheet : null;
  const moves = useMoves(code, round, shown?.status === 'closed');
  return { sheet: shown, moves, problem, reload: useCallback(() => setAsked((before) => before + 1), []) };
}

function useMoves(code: string, round: number, closed: boolean): readonly ScoredMove[] {
  const [told, setTold] = useState<{ round: number; moves: PaperMoves['moves'] }>({ round: 0, moves: [] });
  useEffect(() => {
    if (!closed) return;
    const abort = new AbortController();
    callApi<PaperMoves>(eventPath(code, `/rounds/${round}/slips/moves`), { signal: abort.signal })
      .then((answer) => answer.ok && setTold({ round, moves: answer.body.moves }))
      .catch(() => {});
    return () => abort.abort();
  }, [code, round, closed]);
  return useMemo(() => (told.round === round && closed ? told.moves.map(moveOf) : []), [told, round, closed]);
}

const moveOf = ([row, col, across, word, score]: PaperMoves['moves'][number]): ScoredMove => ({
  row,
  col,
  direction: across ? 'across' : 'down',
  word,
  score,
});
