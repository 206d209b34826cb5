import { EngineError } from '../errors';
import type { Lexicon } from './lexicon';
import { ranksOf } from './ranks';
import { accepts, child, SEPARATOR, type WordGraph } from './word-graph';

/*
 * The words of a lexicon in few bytes, to be sent and built anew elsewhere: 380 KB of English when gzipped, where the
 * graph of them takes 4.9 MB. In alphabetical order, each word as the number of letters that it shares with the one
 * before, the number of its others, and their codes. First the number of words, in four bytes, the lowest first.
 */

const HEAD = 4;

/** Every word of a lexicon, packed. */
export function packWords({ graph, tiles, words }: Lexicon): Uint8Array<ArrayBuffer> {
  const { ofCode } = ranksOf(tiles);
  let bytes = new Uint8Array(HEAD + words * 8);
  new DataView(bytes.buffer).setUint32(0, words, true);
  let at = HEAD;
  let shared = 0;
  const word: number[] = [];
  const take = () => {
    const rest = word.length - shared;
    if (at + rest + 2 > bytes.length) bytes = longer(bytes);
    bytes[at++] = shared;
    bytes[at++] = rest;
    for (let i = shared; i < word.length; i++) bytes[at++] = word[i]!;
    shared = word.length;
  };
  const walk = (state: number) => {
    for (let letter = 1; letter <= tiles.size; letter++) {
      word.push(letter);
      const rank = ofCode[letter]!;
      if (accepts(graph, state, rank)) take();
      const next = child(graph, state, rank);
      if (next !== 0) walk(next);
      word.pop();
      shared = Math.min(shared, word.length);
    }
  };
  for (let letter = 1; letter <= tiles.size; letter++) {
    word.push(letter);
    const next = afterFirst(graph, ofCode[letter]!);
    if (next !== 0) walk(next);
    word.pop();
    shared = 0;
  }
  return bytes.slice(0, at);
}

/** The state that all words are behind that begin with a letter; 0 when there are none. */
function afterFirst(graph: WordGraph, letter: number): number {
  const state = child(graph, graph.root, letter);
  return state === 0 ? 0 : child(graph, state, SEPARATOR);
}

function longer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(bytes.length * 2 + 64);
  more.set(bytes);
  return more;
}

/** The words again, for `Lexicon.build`. `onRead`: which part of them was taken. @throws EngineError `bad-lexicon` */
export function* unpackWords(
  bytes: Uint8Array,
  onRead: (part: number) => void = () => {},
): Generator<number[][]> {
  if (bytes.length < HEAD) throw new EngineError('bad-lexicon', 'too short for words');
  const words = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const word: number[] = [];
  let at = HEAD;
  for (let count = 0; count < words; count++) {
    const shared = bytes[at] ?? 0;
    const rest = bytes[at + 1] ?? 0;
    if (rest === 0 || shared > word.length || at + 2 + rest > bytes.length) {
      throw new EngineError('bad-lexicon', `word ${count + 1} of ${words} cannot be read`);
    }
    word.length = shared;
    for (let i = 0; i < rest; i++) word.push(bytes[at + 2 + i]!);
    at += 2 + rest;
    if (count % 4096 === 0) onRead(count / words);
    yield [word.slice()];
  }
}
