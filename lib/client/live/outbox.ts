/**
 * The slip on its way. Each new move takes the next `rev` and is pending until the server answers it; the same
 * `rev` is sent again after a failure, so nothing counts twice. Kept on the device while pending: a reload sends
 * it again.
 *
 * nothing pending ─send→ pending ─answer→ nothing pending
 *                        pending ─send→ pending (newer rev; the older one is forgotten)
 *                        pending ─refused→ nothing pending, `refusal` says why
 */
import type { MoveBody, OwnSlip, Problem, SlipReceipt } from '@/lib/http/schemas';

export type SlipBody =
  | { move: MoveBody | null }
  | { reference: string; word: string; claimed: number | null };

export interface PendingSlip {
  rev: number;
  body: SlipBody;
}

export interface Outbox {
  round: number;
  /** the highest rev used here or known from the server */
  rev: number;
  pending: PendingSlip | null;
  /** the connection failed since the last answer: it is being tried again */
  failing: boolean;
  refusal: Problem | null;
  /** the server already had a newer slip than ours (another window or device): that one stands */
  overtaken: boolean;
  /** another device has sent or withdrawn a slip while this one was looking on */
  elsewhere: boolean;
}

export const emptyOutbox: Outbox = {
  round: 0,
  rev: 0,
  pending: null,
  failing: false,
  refusal: null,
  overtaken: false,
  elsewhere: false,
};

export type OutboxAction =
  | { type: 'round'; round: number; pending: PendingSlip | null }
  /** `news`: told while the round was being followed */
  | { type: 'known'; rev: number; news?: boolean }
  /** `least`: the number is this at least, so that what is sent later, on whichever device, has a higher one */
  | { type: 'send'; body: SlipBody; least?: number }
  | { type: 'answer'; rev: number; receipt: SlipReceipt }
  | { type: 'failing'; rev: number }
  | { type: 'refused'; rev: number; problem: Problem };

export function outboxReducer(state: Outbox, action: OutboxAction): Outbox {
  switch (action.type) {
    case 'round':
      return { ...emptyOutbox, round: action.round, pending: action.pending, rev: action.pending?.rev ?? 0 };
    case 'known':
      return withKnown(state, action.rev, action.news ?? false);
    case 'send': {
      const rev = Math.max(state.rev + 1, action.least ?? 0);
      return {
        ...state,
        rev,
        pending: { rev, body: action.body },
        refusal: null,
        overtaken: false,
        elsewhere: false,
      };
    }
    case 'answer':
      return withAnswer(state, action.rev, action.receipt.rev);
    case 'failing':
      return state.pending?.rev === action.rev ? { ...state, failing: true } : state;
    case 'refused':
      return state.pending?.rev === action.rev
        ? { ...state, pending: null, failing: false, refusal: action.problem }
        : state;
  }
}

/** The stream or a snapshot shows a slip: ours arrived if it has our rev. */
function withKnown(state: Outbox, rev: number, news: boolean): Outbox {
  if (rev < (state.pending?.rev ?? 0) || (rev <= state.rev && !state.pending)) return state;
  return { ...withAnswer(state, state.pending?.rev ?? rev, rev), elsewhere: news && !state.pending };
}

function withAnswer(state: Outbox, asked: number, stored: number): Outbox {
  const rev = Math.max(state.rev, stored);
  if (state.pending && state.pending.rev > stored) return { ...state, rev, failing: false };
  return { ...state, rev, pending: null, failing: false, overtaken: stored > asked };
}

/** Whether sending the same again may help: no connection, too busy, or a fault over there. */
export function mayRetry({ status }: Problem): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/** The slip as the snapshot would show it, from what was sent and what was answered. */
export function slipFrom(body: SlipBody, receipt: SlipReceipt): OwnSlip {
  return 'move' in body
    ? { ...receipt, move: body.move, written: null }
    : { ...receipt, move: null, written: body };
}
