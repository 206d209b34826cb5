import { keep, kept } from './kept';

const keyOf = (code: string) => `onerack:seen:${code}`;

/** Notes that this browser has shown the review of an event: who knows its tops plays it for practice alone. */
export function noteSeen(code: string): void {
  keep(keyOf(code), true);
}

export const wasSeen = (code: string): boolean => kept(keyOf(code)) === true;
