import type { SlipReceipt } from '@/lib/http/schemas';
import { callApi, eventPath } from './api';
import { backoff } from './backoff';
import { isSameRound, keep, kept, type RoundOwner, roundKey } from './kept';
import {
  emptyOutbox,
  mayRetry,
  type Outbox,
  type OutboxAction,
  outboxReducer,
  type PendingSlip,
  type SlipBody,
  slipFrom,
} from './outbox';
import type { LiveStore } from './store';

const ANSWER_LIMIT_MS = 8_000;

export interface SlipSender {
  get(): Outbox;
  subscribe(listener: () => void): () => void;
  /** begins a player's round: what was pending on this device before a reload is sent again */
  round(owner: RoundOwner, knownRev: number): void;
  send(body: SlipBody): void;
}

/**
 * Sends the slips of one player in one event, one at a time, until each is answered. `sinceOpen`: ms since the round
 * opened, by the server's clock. Two devices of one player know nothing of each other's numbers; by the clock the
 * later slip has the higher one, and counts.
 */
export function createSlipSender(live: LiveStore, sinceOpen: () => number = () => 0): SlipSender {
  let state = emptyOutbox;
  let owner: RoundOwner | null = null;
  let busy = false;
  let wake: (() => void) | null = null;
  let flight: AbortController | null = null;
  const listeners = new Set<() => void>();

  const dispatch = (action: OutboxAction) => {
    const next = outboxReducer(state, action);
    if (next === state) return;
    state = next;
    if (owner) keep(roundKey(owner, 'pending'), state.pending);
    for (const listener of listeners) listener();
  };

  /** A pause that a new slip or a connection that is back cuts short. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const put = async ({ rev, body }: PendingSlip, round: number) => {
    flight = new AbortController();
    const limit = setTimeout(() => flight?.abort(), ANSWER_LIMIT_MS);
    const path = eventPath(live.code, `/rounds/${round}/slip`);
    try {
      return await callApi<SlipReceipt>(path, {
        method: 'PUT',
        body: { rev, ...body },
        signal: flight.signal,
      });
    } catch {
      return null;
    } finally {
      clearTimeout(limit);
    }
  };

  /** One try. Tells whether the same slip is to be tried again. */
  const attempt = async (pending: PendingSlip, round: number): Promise<boolean> => {
    const answer = await put(pending, round);
    if (state.round !== round || state.pending?.rev !== pending.rev) return false;
    if (!answer || (!answer.ok && mayRetry(answer.problem))) {
      dispatch({ type: 'failing', rev: pending.rev });
      return true;
    }
    if (!answer.ok) {
      dispatch({ type: 'refused', rev: pending.rev, problem: answer.problem });
      return false;
    }
    const receipt = answer.body;
    dispatch({ type: 'answer', rev: pending.rev, receipt });
    if (receipt.rev === pending.rev) live.received(round, slipFrom(pending.body, receipt));
    else await live.reload();
    return false;
  };

  const run = async () => {
    if (busy) return;
    busy = true;
    for (let tries = 0; state.pending; ) {
      const again = await attempt(state.pending, state.round);
      tries = again ? tries + 1 : 0;
      if (again) await pause(backoff(tries, Math.random()));
    }
    busy = false;
  };

  const hurry = () => wake?.();
  return {
    get: () => state,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('online', hurry);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('online', hurry);
      };
    },
    round(next, knownRev) {
      const news = isSameRound(owner, next);
      if (!news) {
        owner = next;
        const pending = kept(roundKey(next, 'pending')) as PendingSlip | null;
        dispatch({ type: 'round', round: next.round, pending });
      }
      dispatch({ type: 'known', rev: knownRev, news });
      void run();
    },
    send(body) {
      dispatch({ type: 'send', body, least: Math.floor(sinceOpen()) });
      flight?.abort();
      hurry();
      void run();
    },
  };
}
