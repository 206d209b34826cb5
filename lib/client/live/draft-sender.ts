import type { DraftInput, DraftReceipt } from '@/lib/http/schemas';
import { callApi, eventPath } from './api';
import { backoff } from './backoff';
import { isSameRound, type RoundOwner } from './kept';
import { mayRetry } from './outbox';
import { sinceOpen } from './since-open';

/** Tiles that lie still for so long are worth keeping. */
const SETTLE_MS = 1_000;
/** One player's drafts are never closer together. */
const GAP_MS = 3_000;
/** When what lies there counts and the clock ends. */
const SOON_MS = 250;
const ANSWER_LIMIT_MS = 8_000;

export type DraftContent = Omit<DraftInput, 'rev'>;

export interface DraftSender {
  /** begins a player's round with the draft that the server has; again with a newer one it does no harm */
  round(owner: RoundOwner, knownRev: number, known: DraftContent | null): void;
  /** what lies there now; null when it is a slip already, which is newer than any draft. `soon`: it counts, and time ends */
  note(content: DraftContent | null, soon?: boolean): void;
  /** the page is being left: sends at once what was not sent yet */
  leave(): void;
}

/**
 * Keeps what a player has on the board, or in the form, on the server: when it has changed and settled, and no faster
 * than every few seconds, as ten thousand players move tiles at once. Nobody waits for the answer; without a
 * connection it goes on trying.
 */
export function createDraftSender(code: string, time: () => number = () => 0): DraftSender {
  let owner: RoundOwner | null = null;
  let rev = 0;
  let stored = '';
  let latest: DraftContent | null = null;
  let lastSent = Number.NEGATIVE_INFINITY;
  let tries = 0;
  let busy = false;
  let hurried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isNew = () => latest !== null && keyOf(latest) !== stored;

  const plan = (least = 0) => {
    clearTimeout(timer);
    if (!isNew() || busy) return;
    const calm = Math.max(SETTLE_MS, lastSent + GAP_MS - performance.now());
    const wait = Math.max(least, hurried ? SOON_MS * (1 + Math.random()) : calm);
    timer = setTimeout(send, wait);
  };

  const put = (of: RoundOwner, content: DraftContent, leaving: boolean) => {
    // By the clock, as slips are numbered: of two devices the later one's draft is the newer one.
    rev = Math.max(rev + 1, Math.floor(time()));
    lastSent = performance.now();
    return callApi<DraftReceipt>(eventPath(code, `/rounds/${of.round}/draft`), {
      method: 'PUT',
      body: { rev, ...content },
      keepalive: leaving,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).catch(() => null);
  };

  const send = async () => {
    if (!owner || !latest) return;
    const [of, content] = [owner, latest];
    busy = true;
    const answer = await put(of, content, false);
    busy = false;
    if (owner !== of) return plan();
    if (answer?.ok) {
      tries = 0;
      const ahead = answer.body.rev > rev;
      rev = Math.max(rev, answer.body.rev);
      // Another device was ahead: what lies here now is newer all the same.
      if (!ahead) stored = keyOf(content);
      plan();
    } else if (!answer || mayRetry(answer.problem)) {
      plan(backoff(++tries, Math.random()));
    } else {
      stored = keyOf(content);
    }
  };

  return {
    round(next, knownRev, known) {
      const same = isSameRound(owner, next);
      if (!same) {
        clearTimeout(timer);
        owner = next;
        rev = 0;
        latest = null;
        stored = keyOf(known ?? {});
      }
      rev = Math.max(rev, knownRev);
    },
    note(content, soon = false) {
      latest = content;
      hurried = soon;
      // Whatever comes after a slip is newer than it, though it were the draft of before.
      if (content === null) stored = '';
      plan();
    },
    leave() {
      clearTimeout(timer);
      if (!owner || !latest || !isNew()) return;
      stored = keyOf(latest);
      void put(owner, latest, true);
    },
  };
}

/** Two drafts with the same key say the same; the order of the rack alone is not worth a call. */
function keyOf({ tiles = [], written = null }: DraftContent): string {
  const laid = tiles.map(({ id, row, col, letter }) => `${id} ${row} ${col} ${letter}`).sort();
  return JSON.stringify([laid, written && [written.reference, written.word, written.claimed ?? null]]);
}

const senders = new Map<string, DraftSender>();

/** The sender of an event: one for the whole page. */
export function draftSender(code: string): DraftSender {
  const sender = senders.get(code) ?? createDraftSender(code, () => sinceOpen(code));
  senders.set(code, sender);
  return sender;
}
