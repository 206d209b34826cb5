'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '@/lib/client/live';
import type { CreatedRoom, GatheringRanking, GatheringView, Problem } from '@/lib/http/schemas';

/** Rooms play for hours: a look now and then will do. */
const AGAIN_MS = 10_000;

const pathOf = (code: string, rest = '') => `/api/gatherings/${encodeURIComponent(code)}${rest}`;

/** A gathering and what its host does to it; looked at again every ten seconds while the page is seen. */
export function useGathering(code: string) {
  const [view, setView] = useState<GatheringView | null>(null);
  const [ranking, setRanking] = useState<GatheringRanking | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  /** of the ranking, as many as are shown */
  const pages = useRef(1);

  const load = useCallback(async () => {
    const answer = await callApi<GatheringView>(pathOf(code));
    if (!answer.ok) {
      setProblem((now) => now ?? answer.problem);
      return;
    }
    setView(answer.body);
    if (!answer.body.host && !answer.body.released) return;
    const ranked = await readRanking(code, pages.current);
    if (ranked) setRanking(ranked);
  }, [code]);
  useEffect(() => {
    const key = decodeURIComponent(location.hash.slice(1));
    // The key of an invitation is taken out of the address at once.
    if (key) history.replaceState(null, '', location.pathname);
    const opened = key
      ? callApi(pathOf(code, '/host-session'), { body: { hostKey: key } })
      : Promise.resolve(null);
    void opened.then(load);
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [code, load]);

  const act = async <Body>(rest: string, method: 'POST' | 'PATCH', body: object): Promise<Body | null> => {
    setBusy(true);
    const answer = await callApi<Body>(pathOf(code, rest), { method, body });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    await load();
    return answer.ok ? answer.body : null;
  };
  const showMore = () => {
    pages.current += 1;
    void load();
  };
  return {
    showMore,
    view,
    ranking,
    problem,
    busy,
    addRoom: (name: string) => act<CreatedRoom>('/rooms', 'POST', { name }),
    newKey: (room: string) => act<CreatedRoom>(`/rooms/${room}/host-key`, 'POST', {}),
    change: (what: { complete?: true; closed?: true }) => act<GatheringView>('', 'PATCH', what),
  };
}

/** The first so many pages as one. */
async function readRanking(code: string, pages: number): Promise<GatheringRanking | null> {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const answers = await Promise.all(
    numbers.map((page) => callApi<GatheringRanking>(pathOf(code, `/ranking?page=${page}`))),
  );
  const read = answers.flatMap((answer) => (answer.ok ? [answer.body] : []));
  const [first] = read;
  if (!first || read.length < pages) return null;
  return { ...first, standings: read.flatMap(({ standings }) => standings) };
}
