export { type Answer, callApi, eventPath, isUnreachable } from './api';
export { backoff } from './backoff';
export { clockText, lastSignal, secondsLeft, untilNextSecond, useSecondsLeft } from './countdown';
export { noOffset, type Offset, withMessage, withPing } from './offset';
export { noteServerTime, onServerTime, reachServer, serverNow, syncServerTime } from './server-time';
export { initialLive, type Link, type LiveAction, type LiveState, liveReducer } from './state';
export type { LiveStore } from './store';
export { liveStore, useLive } from './use-live';
