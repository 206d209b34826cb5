/** A process of the benchmark: one order on standard input, its answer on standard output. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findAllMoves, findTop, formatBoard, formatTiles, Lexicon, position, tileSet } from '@/lib/engine';
import { checkCrossings } from '@/lib/engine/search/cross-checks';
import { setUp } from '@/lib/engine/search/set-up';
import { FORMATS } from '@/lib/game';
import { warmUp } from '@/lib/solver/warm-up';
import { playSeeded } from '../support/seeded-positions';
import { textbook } from '../support/textbook-language';
import type { BenchPosition, ColdAnswer, LexiconAnswer, Measured, Order, SearchName } from './orders';
import { wideCost } from './wide-alphabet';
import { languageCost } from './wide-languages';

type Found = Pick<Measured, 'score' | 'count' | 'sum'>;
/** What a search found is told afterwards, outside the time. */
type Search = (position: BenchPosition) => () => Found;

const tiles = tileSet('en');

function answer(order: Order): unknown {
  switch (order.task) {
    case 'lexicon':
      return buildLexicon(order.words, order.file);
    case 'warm-up':
      return warmUpPositions(order.words, order.file, order.count);
    case 'measure': {
      const search =
        order.solver === 'engine'
          ? engineSearch(order.file, order.search)
          : referenceSearch(order.words, order.search);
      return measure(search, order.positions, order.warmUp, order.rounds);
    }
    case 'wide':
      return wideCost(wordsOf(order.words), order.positions, order.rounds);
    case 'language':
      return languageCost(order.id, order.rounds);
    case 'cold':
      return startCold(order.file, order.positions);
    case 'crosses':
      return measureCrossings(order.file, order.positions, order.warmUp, order.rounds);
  }
}

const wordsOf = (file: string) => gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');

function loadLexicon(file: string): Lexicon {
  const bytes = readFileSync(file);
  const memory = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(memory).set(bytes);
  return Lexicon.load(memory, tiles);
}

function buildLexicon(list: string, file: string): LexiconAnswer {
  const words = wordsOf(list);
  const began = performance.now();
  const lexicon = Lexicon.build(words, tiles);
  const built = performance.now();
  const bytes = new Uint8Array(lexicon.toBuffer());
  writeFileSync(file, bytes);
  const written = performance.now();
  loadLexicon(file);
  const loaded = performance.now();
  return {
    words: lexicon.words,
    buildMs: built - began,
    loadMs: loaded - written,
    bytes: bytes.byteLength,
  };
}

/** Positions of seeded games in all formats that are measured, a part of them with blanks. */
function warmUpPositions(list: string, file: string, count: number): BenchPosition[] {
  const lexicon = loadLexicon(file);
  const words = wordsOf(list);
  const positions: BenchPosition[] = [];
  for (const { id, rules, joker } of [FORMATS.normal, FORMATS['7of8'], FORMATS['7and8']]) {
    playSeeded({
      tiles,
      words,
      rules,
      joker,
      seed: `warm-up ${id}`,
      positions: count,
      solve(given) {
        positions.push({
          id: `warm-up ${positions.length}`,
          format: id,
          board: formatBoard(given.board),
          rack: formatTiles(given.rack, tiles),
          rules,
        });
        return findTop(given, lexicon).moves;
      },
    });
  }
  return positions;
}

function engineSearch(file: string, search: SearchName): Search {
  const lexicon = loadLexicon(file);
  warmUp(lexicon);
  const read = ({ board, rack, rules }: BenchPosition) =>
    position({ tiles, board, rack, rules, firstAcross: false });
  if (search === 'all') {
    return (given) => {
      const all = findAllMoves(read(given), lexicon);
      return () => ({ score: all.scoreAt(0), count: all.length, sum: all.scoreSum });
    };
  }
  return (given) => {
    const { score, moves } = findTop(read(given), lexicon);
    return () => ({ score, count: moves.length, sum: 0 });
  };
}

function referenceSearch(list: string, search: SearchName): Search {
  const book = textbook(tiles, wordsOf(list));
  if (search === 'all') {
    return (given) => {
      const all = book.all({ ...given, firstAcross: false });
      return () => ({
        score: all[0]?.score ?? 0,
        count: all.length,
        sum: all.reduce((sum, { score }) => sum + score, 0),
      });
    };
  }
  return (given) => {
    const { score, moves } = book.top({ ...given, firstAcross: false });
    return () => ({ score, count: moves.length, sum: 0 });
  };
}

/** The best of some runs in a row of each position, for both solvers alike. */
function measure(
  search: Search,
  positions: BenchPosition[],
  before: BenchPosition[],
  runs: number,
): Measured[] {
  for (const given of before) search(given);
  return positions.map((given) => {
    let micros = Number.POSITIVE_INFINITY;
    let found = () => ({ score: 0, count: 0, sum: 0 });
    for (let run = 0; run < runs; run++) {
      const began = performance.now();
      found = search(given);
      micros = Math.min(micros, (performance.now() - began) * 1000);
    }
    return { ...found(), micros };
  });
}

/** What the first requests of a new thread take; the dearest position comes first. */
function startCold(file: string, positions: BenchPosition[]): ColdAnswer {
  const began = performance.now();
  const search = engineSearch(file, 'top');
  const warmUpMs = performance.now() - began;
  const [first] = measure(search, positions.slice(0, 1), [], 1);
  const rest = measure(search, positions.slice(1), [], 1);
  const slowest = Math.max(...rest.map(({ micros }) => micros));
  return { warmUpMs, first: first?.micros ?? 0, slowest };
}

/** The part of a search that finds what fits crosswise, best microseconds of each position. */
function measureCrossings(
  file: string,
  positions: BenchPosition[],
  before: BenchPosition[],
  rounds: number,
): number[] {
  const lexicon = loadLexicon(file);
  const time = ({ board, rack, rules }: BenchPosition) => {
    const given = position({ tiles, board, rack, rules, firstAcross: false });
    setUp(given, lexicon);
    const began = performance.now();
    checkCrossings(given, lexicon.graph);
    return (performance.now() - began) * 1000;
  };
  for (const given of before) time(given);
  return positions.map((given) => Math.min(...Array.from({ length: rounds }, () => time(given))));
}

const order = JSON.parse(readFileSync(0, 'utf8')) as Order;
process.stdout.write(JSON.stringify(answer(order)));
