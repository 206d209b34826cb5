/** How many keys a practised corrector presses, counted on slips as they are handed in. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findAllMoves,
  formatReference,
  position,
  type Random,
  type ScoredMove,
  seededRandom,
  tileSet,
} from '@/lib/engine';
import {
  isWholeWord,
  offersFor,
  paperEntry,
  paperLine,
  standsAlone,
  type WrittenSlip,
  wordWritten,
} from '@/lib/game';
import { englishLexicon } from '../support/engine-words';

const NOTATION = 'letter-first';
const tiles = tileSet('en');
const file = new URL('../golden/positions.jsonl', import.meta.url);

interface Golden {
  format: string;
  board: string[];
  rack: string;
}

/** Every fifteenth position of a game under way. */
const positions = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden)
  .filter(({ format, board }) => format === 'normal' && board.some((row) => /[a-z]/i.test(row)))
  .filter((_, index) => index % 15 === 0);

const written = (move: ScoredMove): WrittenSlip => ({
  reference: formatReference(move, NOTATION),
  word: move.word,
  claimed: move.score,
});

/** A good move that a player finds: the better, the likelier. */
function found(moves: readonly ScoredMove[], random: Random): ScoredMove {
  const most = Math.min(moves.length, 120);
  return moves[Math.min(random.below(most), random.below(most))] as ScoredMove;
}

/** One slip in five has something wrong with it. */
function slipOf(moves: readonly ScoredMove[], random: Random): WrittenSlip {
  const slip = written(found(moves, random));
  const fault = random.below(100);
  if (fault < 8) return { ...slip, word: [...slip.word].reverse().join('') };
  if (fault < 12)
    return { ...slip, reference: formatReference(moves[random.below(moves.length)]!, NOTATION) };
  if (fault < 17) return { ...slip, claimed: (slip.claimed ?? 0) + 1 + random.below(9) };
  if (fault < 20) return { ...slip, claimed: null };
  return slip;
}

/** What Enter would send after these keys. */
function sent(line: string, moves: readonly ScoredMove[]): WrittenSlip | null {
  const read = paperLine(line);
  const options = { tiles, notation: NOTATION, size: 15, most: 1 } as const;
  const choices = read.answers.map((answer) => {
    const offers = offersFor(answer, moves, options);
    const [offer] = standsAlone(answer, offers, tiles) ? [] : offers;
    return {
      offer,
      word: wordWritten(answer, moves, options),
      whole: offer !== undefined && isWholeWord(answer, offer, tiles),
    };
  });
  const entry = paperEntry(read, choices, NOTATION);
  return entry.kind === 'answers' ? (entry.answers[0] ?? null) : null;
}

const same = (one: WrittenSlip | null, other: WrittenSlip) =>
  one?.reference === other.reference && one.word === other.word && one.claimed === other.claimed;

/**
 * Place and letters, until the screen shows what is on the slip; then Enter. Where it never does, all of the slip.
 * Small letters, unless the slip has a blank: each capital takes another key.
 */
function strokes(slip: WrittenSlip, moves: readonly ScoredMove[]): number {
  const { reference, word, claimed } = slip;
  const score = claimed === null ? '?' : String(claimed);
  const small = (text: string) => text.toLowerCase();
  const attempts = [
    ...Array.from({ length: word.length }, (_, n) => small(`${reference} ${word.slice(0, n + 1)}`)),
    ...Array.from({ length: word.length }, (_, n) => small(`${reference} ${word.slice(0, n + 1)} ${score}`)),
    `${small(reference)} ${small(word)}. ${score}`,
    `${small(reference)} ${word}. ${score}`,
  ];
  const line = attempts.find((text) => same(sent(text, moves), slip));
  if (line === undefined) throw new Error(`no way to enter ${reference} ${word} ${score}`);
  const shifts = [...line].filter((sign) => /[A-Z]/.test(sign)).length;
  return line.length + shifts + 1;
}

describe('keys for a slip, the next missing table coming by itself', () => {
  const random = seededRandom('strokes');
  const counts = positions.flatMap(({ board, rack }) => {
    const moves = findAllMoves(position({ tiles, board, rack }), englishLexicon()).slice();
    const below = moves.filter(({ score }) => score < (moves[0]?.score ?? 0));
    return Array.from({ length: 60 }, () => strokes(slipOf(below, random), below));
  });
  const average = counts.reduce((sum, one) => sum + one, 0) / counts.length;

  it(`are twelve at most on average when it is not the top: ${average.toFixed(1)}`, () => {
    expect(counts.length).toBeGreaterThan(1000);
    expect(average).toBeLessThanOrEqual(12);
  });

  it('are three at most when it is', () => {
    expect(paperEntry(paperLine('t'), [], NOTATION)).toEqual({ kind: 'top' });
    expect('t'.length + 1).toBeLessThanOrEqual(3);
  });

  it('are two for an empty slip', () => {
    expect(paperEntry(paperLine('0'), [], NOTATION)).toEqual({ kind: 'nothing' });
  });
});
