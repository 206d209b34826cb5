'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem, TableAct, TableView } from '@/lib/http/schemas';
import { backoff, callApi, mayRetry, noteServerTime, reachServer, syncServerTime } from '../live';
import { useNamed } from './seat-name';

export interface TableFollowed {
  view: TableView | null;
  /** why the last act, or the page, could not be had */
  problem: Problem | null;
  /** an act is on its way */
  busy: boolean;
  /** the connection is gone, and sought again */
  lost: boolean;
  act(act: Unseen<TableAct>): Promise<boolean>;
  join(name: string): Promise<boolean>;
  start(): Promise<boolean>;
  /** takes the table away, for whoever opened it */
  remove(): Promise<boolean>;
  /** takes the own name away from a game that is over */
  eraseName(): Promise<boolean>;
  /** the problem was read */
  clear(): void;
}

/** An act without what was seen: that is added here. */
type Unseen<Act> = Act extends unknown ? Omit<Act, 'seen'> : never;

export const tablePath = (code: string, rest = '') => `/api/tables/${encodeURIComponent(code)}${rest}`;

/** A table followed in this page. Acts are sent until they are answered; sent twice they are done once. */
export function useTable(code: string): TableFollowed {
  const [view, setView] = useState<TableView | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);
  const version = useRef<number | null>(null);
  const restart = useRef<() => void>(() => {});

  const take = useCallback((next: TableView) => {
    noteServerTime(next.now);
    if (version.current !== null && next.version < version.current) return;
    version.current = next.version;
    setView(next);
  }, []);

  useEffect(() => {
    let alive = true;
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const again = () => {
      source?.close();
      if (!alive) return;
      setLost(true);
      timer = setTimeout(connect, backoff(tries++, Math.random()));
    };
    const connect = () => {
      clearTimeout(timer);
      source?.close();
      const query = version.current === null ? '' : `?after=${version.current}`;
      source = new EventSource(tablePath(code, `/stream${query}`));
      source.onopen = () => {
        tries = 0;
        setLost(false);
      };
      source.onerror = again;
      source.addEventListener('gone', () => {
        source?.close();
        setView(null);
        setProblem(GONE);
      });
      source.addEventListener('table', (event) => take(JSON.parse(event.data) as TableView));
    };
    const begin = async () => {
      const answer = await callApi<TableView>(tablePath(code));
      if (!alive) return;
      if (answer.ok) {
        take(answer.body);
        connect();
        void syncServerTime();
      } else {
        setProblem(answer.problem);
        if (mayRetry(answer.problem)) timer = setTimeout(begin, backoff(tries++, Math.random()));
      }
    };
    // A device that slept: its connection may be dead.
    const shown = () => document.visibilityState === 'visible' && version.current !== null && connect();
    // A dead radio link does not close a connection: it is asked for a sign of life.
    const check = setInterval(async () => {
      if (source?.readyState === EventSource.OPEN && !(await reachServer())) again();
    }, CHECK_MS);
    const online = () => version.current !== null && connect();
    restart.current = connect;
    addEventListener('online', online);
    document.addEventListener('visibilitychange', shown);
    void begin();
    return () => {
      alive = false;
      clearTimeout(timer);
      clearInterval(check);
      source?.close();
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [code, take]);

  const send = useCallback(
    async (rest: string, body?: object) => {
      setBusy(true);
      setProblem(null);
      for (let tries = 0; ; tries++) {
        const answer = await callApi<TableView>(
          tablePath(code, rest),
          body ? { body } : { method: 'DELETE' },
        );
        if (answer.ok) take(answer.body);
        else if (mayRetry(answer.problem) && tries < MOST_TRIES) {
          await new Promise((resolve) => setTimeout(resolve, backoff(tries, Math.random())));
          continue;
        } else setProblem(answer.problem);
        setBusy(false);
        return answer.ok;
      }
    },
    [code, take],
  );

  const seen = view?.log.length ?? 0;
  return {
    view: useNamed(view),
    problem,
    busy,
    lost,
    act: (act) => send('/turns', { ...act, seen }),
    async join(name) {
      const done = await send('/seats', { name });
      // The stream was opened by a stranger, who is shown no rack.
      if (done) restart.current();
      return done;
    },
    start: () => send('/start', {}),
    async remove() {
      const answer = await callApi(tablePath(code), { method: 'DELETE' });
      if (!answer.ok) setProblem(answer.problem);
      return answer.ok;
    },
    eraseName: () => send('/name'),
    clear: () => setProblem(null),
  };
}

const GONE: Problem = {
  type: '/problems/table-not-found',
  title: 'No such table',
  status: 404,
  code: 'table-not-found',
};

const CHECK_MS = 15_000;
/** Some minutes: by then somebody has read that the connection is gone. */
const MOST_TRIES = 40;
