import { describe, expect, it } from 'vitest';
import { readExample } from '@/lib/client/rules/example';
import { findAllMoves, findTop, position, tileSet } from '@/lib/engine';
import { englishLexicon } from '../../support/engine-words';
import { translatorFor } from '../../support/in-language';
import { TAGS } from '../../support/messages';

describe.each(TAGS)('the example of the rules in %s', (tag) => {
  const example = readExample(translatorFor(tag, 'rules'));

  it('can be played', () => {
    const { top, others, letters, word, bonus, first, hook } = example;
    expect(others.every(({ score }) => score < top.score && score > 0)).toBe(true);
    expect(letters).toBe(Math.round(letters));
    expect(top.score).toBeGreaterThanOrEqual(word + bonus);
    expect(first.best.score).toBeGreaterThan(first.worst.score);
    expect(hook.words.length).toBeGreaterThan(1);
  });
});

it('the English example shows the real top', () => {
  const { tileSet: id, board, leftover, drawn, top, others } = readExample(translatorFor('en', 'rules'));
  const shown = position({ tiles: tileSet(id), board, rack: leftover + drawn });
  expect(findTop(shown, englishLexicon()).moves).toEqual([top]);
  expect(findAllMoves(shown, englishLexicon()).slice()).toEqual(expect.arrayContaining([...others]));
});
