import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { SAMPLE } from '@/lib/client/home/sample';
import { findAllMoves, findTop, Lexicon, position, tileSet } from '@/lib/engine';

it('the picture of a round shows the real top and real scores', () => {
  const tiles = tileSet(SAMPLE.tileSet);
  const words = gunzipSync(readFileSync('public/lexicons/en.txt.gz')).toString().split('\n');
  const lexicon = Lexicon.build(words.filter(Boolean), tiles);
  const { board, rack } = SAMPLE;
  const shown = position({ tiles, board, rack });
  expect(findTop(shown, lexicon).moves).toEqual([SAMPLE.top]);
  expect(findAllMoves(shown, lexicon)).toEqual(expect.arrayContaining(SAMPLE.others));
}, 60_000);
