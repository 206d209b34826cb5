import { BLANK } from '../codes';
import type { Position } from '../position';

/* The rack of the running search. */

export const rack = {
  /** Real tiles by letter code. */
  counts: new Int32Array(BLANK),
  blanks: 0,
  /** Bits of the letters that are there as real tiles. */
  mask: 0,
  /** Most tiles that a move may lay. */
  most: 0,
  /** Face value by letter code of the letters that are there as real tiles, else 0: only a blank can be laid. */
  worth: new Int32Array(BLANK),
  /** Points for laying so many tiles. */
  bonus: new Int32Array(BLANK),
  /** bestSum[n]: sum of the n most valuable real tiles. */
  bestSum: new Int32Array(BLANK),
  /** Letter codes of the real tiles, most valuable first. */
  byValue: [] as number[],
};

export function fillRack({ rack: codes, rules, tiles }: Position): void {
  rack.counts.fill(0);
  rack.blanks = 0;
  rack.mask = 0;
  rack.worth.fill(0);
  rack.most = Math.min(codes.length, rules.maxPlaced);
  for (const code of codes) {
    if (code === BLANK) {
      rack.blanks++;
      continue;
    }
    rack.counts[code] = rack.counts[code]! + 1;
    rack.mask |= 1 << code;
    rack.worth[code] = tiles.valueOf(code);
  }
  for (let laid = 0; laid < BLANK; laid++) rack.bonus[laid] = rules.bonus[laid] ?? 0;
  rack.byValue = codes.filter((code) => code !== BLANK).sort((a, b) => rack.worth[b]! - rack.worth[a]!);
  for (let n = 1; n < BLANK; n++) {
    rack.bestSum[n] = rack.bestSum[n - 1]! + rack.worth[rack.byValue[n - 1] ?? 0]!;
  }
}
