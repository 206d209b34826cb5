export { type Answer, callApi, eventPath, isUnreachable } from './api';
export { backoff } from './backoff';
export {
  clockText,
  lastSignal,
  markPassed,
  secondsLeft,
  untilNextSecond,
  useMarkPassed,
  useSecondsLeft,
} from './countdown';
export { createDraftSender, type DraftContent, type DraftSender, draftSender } from './draft-sender';
export { forgetOtherRounds, keep, kept, type RoundOwner, roundKey } from './kept';
export { lastEnd } from './last-end';
export { noOffset, type Offset, withMessage, withPing } from './offset';
export {
  emptyOutbox,
  mayRetry,
  type Outbox,
  type OutboxAction,
  outboxReducer,
  type SlipBody,
  slipFrom,
} from './outbox';
export { peopleOf, type SlipCount, slipCount } from './people-of';
export { noteSeen, wasSeen } from './seen';
export { noteServerTime, onServerTime, reachServer, serverNow, syncServerTime } from './server-time';
export { createSlipSender, type SlipSender } from './slip-sender';
export type { Start } from './start';
export { initialLive, isGone, type Link, type LiveAction, type LiveState, liveReducer } from './state';
export type { LiveStore } from './store';
export { liveStore, useLive } from './use-live';
export { slipSender, useOutbox } from './use-outbox';
export { useReached } from './use-reached';
