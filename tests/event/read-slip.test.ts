import { expect, it } from 'vitest';
import { Lexicon, position, tileSet } from '@/lib/engine';
import { readAssisted } from '@/lib/event/read-slip';
import { Refusal } from '@/lib/event/refusal';

function read(set: string, words: string[], rack: string, word: string) {
  const tiles = tileSet(set);
  const at = position({ tiles, rack, board: Array<string>(15).fill('.'.repeat(15)) });
  const move = { row: 8, col: 8, direction: 'across' as const, word };
  const slip = readAssisted(at, Lexicon.build(words, tiles), { rev: 1, move });
  return slip instanceof Refusal ? slip.code : slip;
}

it.each([
  ['fa', 'کتاب', '?تاب', '[?ک]تاب'],
  ['he', 'מלכ', '?לכ', '[?מ]לכ'],
  ['ar', 'باب', 'با?', 'با[?ب]'],
  ['en', 'CAT', '?AT', 'cAT'],
  ['ca', 'ANY', 'A?', 'A[ny]'],
])('takes a blank with its letter, as %s writes it', (set, word, rack, written) => {
  expect(read(set, [word], rack, written)).toMatchObject({ valid: true, move: { word: written } });
});

it.each([
  ['fa', 'تاب?', '?تاب'],
  ['fa', 'تاب?', '[?]تاب'],
  ['en', 'AT?', '?AT'],
  ['en', 'CT?', 'C?T'],
])('asks for the letter of a blank without one, in %s with %s: %s', (set, rack, written) => {
  expect(read(set, [set === 'fa' ? 'کتاب' : 'CAT'], rack, written)).toBe('slip-blank-without-letter');
});
