import { describe, expect, it } from 'vitest';
import { findAllMoves, type Notation, tileSet } from '@/lib/engine';
import { isWholeWord, offersFor, paperEntry, paperLine, standsAlone, wordWritten } from '@/lib/game';
import { EN, FR, lexiconOf, move, positionOf } from './builders';

const lexicon = lexiconOf(FR, 'JEUNE', 'JEUNES', 'TAXE', 'TAXES', 'TEXTE', 'ES', 'TE', 'ET', 'AXE');
const at = positionOf(FR, 'TASEXY?', 'H8 JEUNE');
const moves = findAllMoves(at, lexicon).slice();

/** What Enter does; `chosen`: by the arrows, the move that is taken. */
function entryOf(
  text: string,
  notation: Notation = 'letter-first',
  ask = { moves, tiles: FR },
  chosen: number | null = null,
) {
  const line = paperLine(text);
  const options = { ...ask, notation, size: 15 };
  const choices = line.answers.map((one) => {
    const offers = offersFor(one, ask.moves, options);
    const offer = chosen === null && standsAlone(one, offers, ask.tiles) ? undefined : offers[chosen ?? 0];
    return {
      offer,
      word: wordWritten(one, ask.moves, options),
      whole: offer !== undefined && isWholeWord(one, offer, ask.tiles),
    };
  });
  return paperEntry(line, choices, notation);
}

function entered(...args: Parameters<typeof entryOf>) {
  const entry = entryOf(...args);
  return entry.kind === 'answers' ? entry.answers : entry.kind;
}

describe('what a line is completed to', () => {
  it('is the move at the place, by its first letters', () => {
    expect(entered('12e tax')).toEqual([{ reference: '12E', word: 'TAXES', claimed: 14 }]);
    expect(entered('12e taxe')).toEqual([{ reference: '12E', word: 'TAXE', claimed: 13 }]);
    expect(entered('TAXE 12E')).toEqual([{ reference: '12E', word: 'TAXE', claimed: 13 }]);
    expect(entered('13d taxes')).toEqual([{ reference: '13D', word: 'TAXES', claimed: 28 }]);
  });

  it('is the move of a word in ordinary handwriting, without the blanks that it does not mark', () => {
    expect(entered('12e Taxe')).toEqual([{ reference: '12E', word: 'TAXE', claimed: 13 }]);
    expect(entered('12e Tax')).toEqual(entered('12e TAX'));
    expect(entered('9d Texte 14')).toEqual([{ reference: '9D', word: 'Texte', claimed: 14 }]);
  });

  it('is the best place of a word alone, or the one that makes the score of its beginning', () => {
    const best = moves.find(({ word }) => word === 'TAXE');
    expect(entered('taxe')).toEqual([{ reference: expect.any(String), word: 'TAXE', claimed: best?.score }]);
    expect(entered('tax 13')).toMatchObject([{ reference: '12E', word: 'TAXE', claimed: 13 }]);
  });

  it('is not the place that the slip lacks, unless the corrector chooses it', () => {
    expect(entered('taxe 13')).toEqual([{ reference: '', word: 'TAXE', claimed: 13 }]);
    expect(entered('taxe ?')).toEqual([{ reference: '', word: 'TAXE', claimed: null }]);
    expect(entered('taxe 13 / 12e taxes')).toMatchObject([{ reference: '' }, { reference: '12E' }]);
    expect(entered('taxe 13', 'letter-first', undefined, 0)).toEqual([
      { reference: '12E', word: 'TAXE', claimed: 13 },
    ]);
  });

  it('tells what was not typed', () => {
    const filled = (text: string, chosen: number | null = null) => {
      const entry = entryOf(text, 'letter-first', undefined, chosen);
      return entry.kind === 'answers' ? entry.filled : entry.kind;
    };
    expect(filled('12e taxe')).toEqual(['score']);
    expect(filled('12e taxe 13')).toEqual([]);
    expect(filled('taxe')).toEqual(['place', 'score']);
    expect(filled('12e tax')).toEqual(['word', 'score']);
    expect(filled('12e tax 13')).toEqual(['word']);
    expect(filled('taxe 13')).toEqual([]);
    expect(filled('taxe 13', 0)).toEqual(['place']);
    expect(filled('12e zut 24')).toEqual([]);
  });

  it('is nothing where something cannot be read', () => {
    expect(entryOf('12e tax12e')).toEqual({ kind: 'unread', what: 'tax12e' });
    expect(entryOf('17 12e taxe-13')).toEqual({ kind: 'unread', what: 'taxe-13' });
  });

  it('is the word itself before a longer one, however much that scores', () => {
    expect(entered('h8 jeunes')).toMatchObject([{ word: 'JEUNES' }]);
    expect(entered('e 13')).toBe('word-missing');
    expect(entered('es')).toMatchObject([{ word: expect.stringMatching(/^es$/i) }]);
  });

  it('is nothing after a full stop, or for a slip that says otherwise', () => {
    expect(entered('12E TAX. 20')).toEqual([{ reference: '12E', word: 'TAX', claimed: 20 }]);
    expect(entered('12E TAXE 15')).toEqual([{ reference: '12E', word: 'TAXE', claimed: 15 }]);
    expect(entered('12E TAXE ?')).toEqual([{ reference: '12E', word: 'TAXE', claimed: null }]);
    // Without a place: what it makes somewhere is not what is written.
    expect(entered(', TAXE 13')).toEqual([{ reference: '', word: 'TAXE', claimed: 13 }]);
    expect(entered('P20 TAXE 13')).toEqual([{ reference: 'P20', word: 'TAXE', claimed: 13 }]);
  });

  it('asks for the score that was written where no move is like that', () => {
    expect(entered('12E ZUT')).toBe('score-missing');
    expect(entered('12E ZUT 24')).toEqual([{ reference: '12E', word: 'ZUT', claimed: 24 }]);
    expect(entered('12E ZUT ?')).toEqual([{ reference: '12E', word: 'ZUT', claimed: null }]);
    expect(entered('W')).toBe('word-missing');
    expect(entered('12N')).toBe('word-missing');
  });

  it('knows marked blanks by small letters among capitals', () => {
    expect(entered('9D tEXTE')).toMatchObject([{ word: 'tEXTE' }]);
    expect(entered('9D TEXtE')).toMatchObject([{ word: 'TEXtE' }]);
    // Capitals throughout: the blank is not marked on the slip, which no legal move is.
    expect(entered('9D TEXTE 30')).toEqual([{ reference: '9D', word: 'TEXTE', claimed: 30 }]);
    // Small letters throughout say nothing of them: the blank is where the move has it, or nowhere.
    expect(entered('9D texte 99')).toMatchObject([
      { word: expect.stringMatching(/^(tEXTE|TEXtE)$/), claimed: 99 },
    ]);
    expect(entered('1A taxe 99')).toEqual([{ reference: '1A', word: 'TAXE', claimed: 99 }]);
    expect(entered('9D texte')).toMatchObject([{ word: expect.stringMatching(/^texte$/i) }]);
  });

  it('puts what others have played first', () => {
    const [first, second] = moves.filter(({ word }) => word === 'TAXE');
    const [answer] = paperLine('tax').answers;
    const options = { tiles: FR, notation: 'letter-first' as const, size: 15 };
    expect(offersFor(answer!, moves, { ...options, played: [second!] })[0]).toEqual(second);
    expect(offersFor(answer!, moves, options)[0]).not.toEqual(second);
    expect(first!.score).toBeGreaterThanOrEqual(second!.score);
  });

  it('reads tiles of several letters and the other notation', () => {
    const es = tileSet('es');
    const known = lexiconOf(es, 'CHOTO', 'OTO');
    const spanish = findAllMoves(positionOf(es, '[CH]OTOAAA'), known).slice();
    expect(entered('cho', 'letter-first', { moves: spanish, tiles: es })).toMatchObject([
      { word: '[CH]OTO' },
    ]);
    const english = findAllMoves(positionOf(EN, 'SEEEEEE', 'H8 ON'), lexiconOf(EN, 'ON', 'ONES')).slice();
    expect(entered('8h o', 'number-first', { moves: english, tiles: EN })).toEqual([
      { reference: '8H', word: 'ONES', claimed: 4 },
    ]);
    expect(move('8H ONES', 'number-first').direction).toBe('across');
  });

  it('takes letters without case as they are', () => {
    const he = tileSet('he');
    const hebrew = findAllMoves(positionOf(he, '?לומאאא'), lexiconOf(he, 'שלום')).slice();
    expect(entered('של', 'letter-first', { moves: hebrew, tiles: he })).toMatchObject([{ word: '[?ש]לומ' }]);
  });
});
