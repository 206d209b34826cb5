import type { StandingRow } from '@/lib/http/schemas';

export interface Step {
  rank: 1 | 2 | 3;
  rows: StandingRow[];
}

/**
 * The first three ranks as steps, empty ones left out. Ranks are shared (1, 1, 3): a step may hold several,
 * and the next one is then missing.
 */
export function podium(standings: readonly StandingRow[]): Step[] {
  return ([1, 2, 3] as const)
    .map((rank) => ({ rank, rows: standings.filter((row) => row.rank === rank) }))
    .filter((step) => step.rows.length > 0);
}

/** Steps as they stand beside each other: second, first, third. */
export function sideBySide(steps: readonly Step[]): Step[] {
  const place = { 2: 0, 1: 1, 3: 2 };
  return [...steps].sort((a, b) => place[a.rank] - place[b.rank]);
}

/** Letters that are wide in every alphabet that has them, and capitals. */
const WIDE = /[\p{Lu}mwшщжфюыωψ@]/u;

/** About how wide a piece is in bold letters, in em. */
const width = (piece: string) =>
  [...piece].reduce((sum, letter) => sum + (WIDE.test(letter) ? 0.85 : 0.62), 0);

const widest = (pieces: readonly string[]) => Math.max(1, ...pieces.map(width));

/** What a name's letters are sized by, in em: its longest word, and the longest part where words break at hyphens. */
export function nameWidths(name: string): { word: number; part: number } {
  const words = name.split(/\s+/);
  return { word: widest(words), part: widest(words.flatMap((word) => word.split(/(?<=-)/))) };
}

/** What stands on a step of three on a phone in the smallest letters of a page, in em. */
const NARROWEST = 9;

/** A name with a word that fits on no step, in pieces: that word may break where they meet, into even parts. */
export function nameParts(name: string): string[] {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const parts = [''];
  for (const word of name.split(/(?<=[\s-])/)) {
    const signs = Array.from(letters.segment(word), ({ segment }) => segment);
    const length = Math.ceil(signs.length / Math.ceil(width(word) / NARROWEST));
    signs.forEach((sign, at) => {
      if (at > 0 && at % length === 0) parts.push('');
      parts[parts.length - 1] += sign;
    });
  }
  return parts;
}

/** Those who have a rank: who never sent a slip has none. */
export function ranked(standings: readonly StandingRow[]): StandingRow[] {
  return standings.filter((row) => row.rank !== null);
}

/** Those who follow the podium in a head of the ranking. */
export function followers(standings: readonly StandingRow[]): StandingRow[] {
  return standings.filter((row) => row.rank !== null && row.rank > 3);
}
