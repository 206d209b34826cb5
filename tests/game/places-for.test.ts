import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMove } from '@/lib/engine';
import { blankMarks } from '@/lib/game/blank-marks';
import { placesFor } from '@/lib/game/places-for';
import { wordCodes } from '@/lib/game/word-codes';
import { EN, positionOf } from './builders';

const squares = Array.from({ length: 15 }, (_, index) => index + 1);

it('leaves out no place where a word can lie, and most of the others', () => {
  const boards = [[], ['8H FEDAYIN'], ['8H FEDAYIN', 'H8 FEW'], ['8D MORAiNE', 'D8 MASTER']];
  const words = [
    'FEW',
    'few',
    'A',
    'SEW',
    'FEDAYINS',
    'STaRE',
    'TARES',
    'OX',
    'QUIZ',
    'MASTERS',
    'AE',
    'RaTS',
  ];
  const racks = ['STARE??', 'FEWOXQU', 'SAEIRT?', 'ZZ?', 'S'];
  let kept = 0;
  let tried = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...boards),
      fc.constantFrom(...racks),
      fc.constantFrom(...words),
      fc.constantFrom('across' as const, 'down' as const),
      (moves, rack, word, direction) => {
        const position = positionOf(EN, rack, ...moves);
        const may = placesFor(position, wordCodes(word, EN)!);
        for (const row of squares)
          for (const col of squares) {
            const move = { row, col, direction, word };
            const marked = [word, ...blankMarks(position, move)];
            const lies = marked.some((one) => readMove(position, { ...move, word: one }).ok);
            tried += 1;
            kept += Number(may(move));
            if (lies) expect(may(move), `${word} at ${row}, ${col} ${direction}`).toBe(true);
          }
      },
    ),
  );
  expect(kept / tried).toBeLessThan(0.2);
});
