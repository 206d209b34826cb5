/** What a page may sound: a round opens, its last minute, its last signals, its close, the top on the board. */
export type Signal = 'open' | 'soon' | 'last' | 'close' | 'reveal';

/** Pitch in Hz, when it begins and how long it rings, in seconds. */
export interface Note {
  pitch: number;
  at: number;
  rings: number;
}

const C5 = 523.25;
const E5 = 659.26;
const G5 = 783.99;
const C6 = 1046.5;

const note = (pitch: number, at: number, rings = 0.5): Note => ({ pitch, at, rings });

/** Told apart without looking: it rises when something begins, falls when it ends, and knocks when time runs out. */
export const TUNES: Readonly<Record<Signal, readonly Note[]>> = {
  open: [note(C5, 0), note(G5, 0.16, 0.7)],
  soon: [note(G5, 0, 0.7)],
  last: [note(C6, 0, 0.25), note(C6, 0.18, 0.4)],
  close: [note(G5, 0), note(E5, 0.16), note(C5, 0.32, 0.9)],
  reveal: [note(C5, 0), note(E5, 0.11), note(G5, 0.22), note(C6, 0.33, 0.9)],
};

/** On and off in ms, as `navigator.vibrate` takes it. */
export const SHAKES: Readonly<Record<Signal, readonly number[]>> = {
  open: [60],
  soon: [40],
  last: [40, 80, 40],
  close: [140],
  reveal: [30],
};
