'use client';
import { useEffect, useRef, useState } from 'react';
import { callApi, eventPath, isUnreachable, liveStore, useReached } from '@/lib/client/live';
import type { Problem, Snapshot } from '@/lib/http/schemas';
import { commandFor } from '../commands';
import { stateOf, type Verb } from '../desk-state';

export interface Commanding {
  /** the command under way, with its seconds if it extends */
  pending: { verb: Verb; seconds?: number } | null;
  problem: Problem | null;
  /** the rack of the round that comes next, as it is typed; null where racks are not entered */
  rack: string | null;
  typeRack(rack: string): void;
  run(verb: Verb, seconds?: number): void;
}

const RETRY_MS = 700;

/** Posts a command; one that got no answer is sent again once: it names its state, so it counts once. */
async function post(path: string, body: object) {
  const answer = await callApi<Snapshot>(path, { body });
  if (answer.ok || !isUnreachable(answer.problem)) return answer;
  await wait(RETRY_MS);
  return callApi<Snapshot>(path, { body });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The host's commands for the state that is shown. One at a time. */
export function useCommand(event: Snapshot): Commanding {
  const [pending, setPending] = useState<Commanding['pending']>(null);
  const [refused, setRefused] = useState<{ problem: Problem; state: string } | null>(null);
  const [rack, setRack] = useState('');
  const enters = event.settings.racks === 'entered';
  const state = stateOf(event);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const run = async (verb: Verb, seconds?: number) => {
    if (pending) return;
    const named = commandFor(verb, event, seconds).body;
    const body = enters && (verb === 'start' || verb === 'next-round') ? { ...named, rack } : named;
    setPending({ verb, seconds });
    setRefused(null);
    const path = eventPath(event.code, `/${verb}`);
    let answer = await post(path, body);
    // A word list is being compiled: the refusal tells how far it is, and the command is meant all the while.
    while (!answer.ok && answer.problem.code === 'lexicon-not-ready' && answer.problem.retryAfterSeconds) {
      setRefused({ problem: answer.problem, state });
      await wait(answer.problem.retryAfterSeconds * 1000);
      if (!isHere.current) return;
      answer = await post(path, body);
    }
    setRefused(null);
    setPending(null);
    if (answer.ok) {
      if ('rack' in body) setRack('');
      liveStore(event.code).take(answer.body);
      return;
    }
    setRefused({ problem: answer.problem, state });
    // The key is gone (another browser, an ended session): the page finds out and asks for it.
    if (answer.problem.status === 401 || answer.problem.status === 403) void liveStore(event.code).reload();
  };

  // What was refused in another state is no news any more.
  const problem = refused?.state === state ? refused.problem : null;
  useReached(problem, () => setRefused(null));
  return {
    pending,
    problem,
    rack: enters ? rack : null,
    typeRack: setRack,
    run: (verb, seconds) => void run(verb, seconds),
  };
}
