import { describe, expect, it } from 'vitest';
import { paperLine } from '@/lib/game';

const NO_MARKS = { warning: false, penalty: false, solo: false };
const said = (text: string) => {
  const { answers, unread: _, ...line } = paperLine(text);
  return { ...line, answers: answers.map(({ reference, word, claimed }) => [reference, word, claimed]) };
};

describe('a corrector’s line', () => {
  it.each([
    ['H8 FEDAYIN 98', ['H8', 'FEDAYIN', 98]],
    ['FEDAYIN 98 H8', ['H8', 'FEDAYIN', 98]],
    ['98 h8 FEDAYIN', ['H8', 'FEDAYIN', 98]],
    ['  8h   FEDaYIN  ', ['8H', 'FEDaYIN', null]],
    ['15O [CH]OTO 21', ['15O', '[CH]OTO', 21]],
    ['FEDA YIN 98', ['', 'FEDAYIN', 98]],
    ['H FEDAYIN 98', ['H', 'FEDAYIN', 98]],
    ['P20 FEDAYIN 98', ['P20', 'FEDAYIN', 98]],
    ['КВАДРАТ 74 H4', ['H4', 'КВАДРАТ', 74]],
  ])('%s is a slip, in any order', (text, answer) => {
    expect(said(text)).toEqual({
      table: null,
      top: false,
      nothing: false,
      marks: NO_MARKS,
      answers: [answer],
    });
  });

  it.each([
    ['17', { table: '17', top: false }],
    ['17T', { table: '17', top: true }],
    ['17t', { table: '17', top: true }],
    ['#B7', { table: 'B7', top: false }],
    ['T', { table: null, top: true }],
    ['=', { table: null, top: true }],
    ['0', { table: null, nothing: true }],
  ])('%s', (text, expected) => {
    expect(said(text)).toMatchObject({ ...expected, answers: [] });
  });

  it('takes 17A for a place, and a number beside a word for its score', () => {
    expect(said('7A')).toMatchObject({ table: null, answers: [['7A', '', null]] });
    expect(said('17 JEUNE')).toMatchObject({ table: null, answers: [['', 'JEUNE', 17]] });
  });

  it.each([
    ['T W', { top: true, marks: { ...NO_MARKS, warning: true } }],
    ['T P', { top: true, marks: { ...NO_MARKS, penalty: true } }],
    ['T S', { top: true, marks: { ...NO_MARKS, solo: true } }],
    ['S', { top: true, marks: { ...NO_MARKS, solo: true } }],
    ['H8 JEUNE 26 s w', { top: false, marks: { penalty: false, warning: true, solo: true } }],
    ['=!', { top: true, marks: { ...NO_MARKS, warning: true } }],
    ['т в', { top: true, marks: { ...NO_MARKS, warning: true } }],
    ['ш у', { top: true, marks: { ...NO_MARKS, warning: true } }],
  ])('%s has marks', (text, expected) => {
    expect(paperLine(text)).toMatchObject(expected);
  });

  it('takes a letter after a place for the beginning of its word', () => {
    expect(said('8h t')).toMatchObject({ top: false, answers: [['8H', 't', null]] });
    expect(said('8h a w')).toMatchObject({ marks: { warning: true }, answers: [['8H', 'a', null]] });
  });

  it('says where a word ends, and that there is no score', () => {
    expect(paperLine('H8 FEDA. 24').answers).toMatchObject([{ word: 'FEDA', ended: true, claimed: 24 }]);
    expect(paperLine('H8 FEDA ?').answers).toMatchObject([{ word: 'FEDA', ended: false, unscored: true }]);
  });

  it('takes a score as it is written, however wrong', () => {
    expect(said('H8 JEUNE 26000000').answers).toEqual([['H8', 'JEUNE', 26_000_000]]);
  });

  it('holds several answers', () => {
    expect(said('H8 JEUNE 26 / H4 JEUNE 40 W')).toMatchObject({
      marks: { warning: true },
      answers: [
        ['H8', 'JEUNE', 26],
        ['H4', 'JEUNE', 40],
      ],
    });
  });

  it.each([
    ['H8 FEDAYINH8 BOX 24', 'FEDAYINH8'],
    ['H8 FEDAYIN98', 'FEDAYIN98'],
    ['H8 FEDA-YIN 98', 'FEDA-YIN'],
    ['H8 FEDA–YIN 98', 'FEDA–YIN'],
    ['T17 BOX 24 12345', '12345'],
    ['H8 BOX 24 / H8FED', 'H8FED'],
    ['H8 BOX 24 31', '31'],
    [`H8 ${'AB'.repeat(61)} 24`, 'AB'.repeat(61)],
    ['A / B / C / D / E / F / G', 'G'],
  ])('%s holds what is neither place nor score nor word', (text, unread) => {
    expect(paperLine(text).unread).toBe(unread);
  });

  it.each([
    '17',
    '17T',
    '#B-7',
    '7A BOX 24',
    'h8 box - 24',
    'T !-',
    "L'AN 24 H8",
    '0',
    ', BOX 24',
    'H8 BOX ?',
  ])('%s is read whole', (text) => {
    expect(paperLine(text).unread).toBeNull();
  });

  it('of nothing says nothing', () => {
    expect(said('  ')).toEqual({ table: null, top: false, nothing: false, marks: NO_MARKS, answers: [] });
  });
});
