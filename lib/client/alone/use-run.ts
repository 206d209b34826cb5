'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MoveBody, OwnSlip, Problem, RunView } from '@/lib/http/schemas';
import { backoff, callApi, mayRetry, noteServerTime, serverNow, syncServerTime, wasSeen } from '../live';

/** How often it is asked, once a round's time is over, whether it is closed. */
const ASK_MS = 1000;

export interface RunState {
  run: RunView | null;
  problem: Problem | null;
  /** something is on its way */
  busy: boolean;
  /** the connection failed, and it is tried again */
  lost: boolean;
}

export interface RunActions {
  next(): void;
  /** null ends the round without a move */
  send(move: MoveBody | null): void;
  /** federation entry */
  write(slip: NonNullable<OwnSlip['written']>): void;
  askTop(): void;
  stop(): void;
}

interface Step {
  rest: string;
  method: 'GET' | 'POST' | 'PUT';
  body?: object;
}

/** A run followed by its player: what the server says, and the steps that ask it for more. All may be sent twice. */
export function useRun(id: string): RunState & RunActions {
  const [state, setState] = useState<RunState>({ run: null, problem: null, busy: false, lost: false });
  const alive = useRef(true);
  const busy = useRef(false);

  const take = useCallback((run: RunView) => {
    noteServerTime(run.now);
    setState((before) => ({
      ...before,
      run: before.run && before.run.now > run.now ? before.run : run,
      problem: null,
      lost: false,
    }));
  }, []);

  const act = useCallback(
    async ({ rest, method, body }: Step) => {
      if (busy.current) return;
      busy.current = true;
      setState((before) => ({ ...before, busy: true, problem: null }));
      for (let tries = 0; alive.current; tries++) {
        const answer = await callApi<RunView>(`/api/alone/${id}${rest}`, { method, body });
        if (answer.ok) {
          take(answer.body);
          break;
        }
        const { problem } = answer;
        const again = mayRetry(problem);
        setState((before) => ({ ...before, problem, lost: again && problem.status === 0 }));
        if (!again) break;
        await new Promise((resolve) => setTimeout(resolve, backoff(tries, Math.random())));
      }
      busy.current = false;
      setState((before) => ({ ...before, busy: false }));
    },
    [id, take],
  );

  const load = useCallback(() => act({ rest: '', method: 'GET' }), [act]);

  useEffect(() => {
    alive.current = true;
    void syncServerTime();
    void load();
    const shown = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', shown);
    return () => {
      alive.current = false;
      document.removeEventListener('visibilitychange', shown);
    };
  }, [load]);

  const { run } = state;
  const openUntil = run?.round?.status === 'open' && run.timed ? run.round.closesAt : null;
  useEffect(() => {
    if (openUntil === null) return;
    const timer = setInterval(() => {
      if (serverNow() > openUntil) void load();
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [openUntil, load]);

  const number = run?.round?.number ?? 0;
  const rev = (run?.slip?.rev ?? 0) + 1;
  const seen = run?.code ? wasSeen(run.code) : false;
  return {
    ...state,
    next: () => void act({ rest: '/next', method: 'POST', body: { round: number, ...(seen && { seen }) } }),
    send: (move) =>
      void act({ rest: `/rounds/${number}/move`, method: 'PUT', body: { rev, move: move && bare(move) } }),
    write: (slip) => void act({ rest: `/rounds/${number}/move`, method: 'PUT', body: { rev, ...slip } }),
    askTop: () => void act({ rest: '/top', method: 'POST', body: { round: number } }),
    stop: () => void act({ rest: '/stop', method: 'POST', body: {} }),
  };
}

const bare = ({ row, col, direction, word }: MoveBody): MoveBody => ({ row, col, direction, word });
