import { expect, it } from 'vitest';
import { SAMPLE } from '@/lib/client/home/sample';
import { findAllMoves, findTop, position, tileSet } from '@/lib/engine';
import { englishLexicon } from '../../support/engine-words';

it('the picture of a round shows the real top and real scores', () => {
  const { board, rack } = SAMPLE;
  const shown = position({ tiles: tileSet(SAMPLE.tileSet), board, rack });
  expect(findTop(shown, englishLexicon()).moves).toEqual([SAMPLE.top]);
  expect(findAllMoves(shown, englishLexicon()).slice()).toEqual(expect.arrayContaining(SAMPLE.others));
}, 60_000);
