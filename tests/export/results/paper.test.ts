import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '@/lib/export/pdf/pieces';
import { rankingPdf, sheetsPdf } from '@/lib/export/results';
import { book, NAMES, reader } from './book';

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document)).text;
}

describe('the ranking on paper', () => {
  it('has every line, in any script', async () => {
    const [page] = await pagesOf(await rankingPdf(book(), reader('fr')));
    for (const name of NAMES.slice(0, 8)) expect(page).toContain(name);
    expect(page).toContain('Coupe d’été : 1/2');
    expect(page).toContain('Classement final');
    expect(page).toContain('88,1');
    expect(page).toMatch(/Page 1 sur 2/);
    expect(page).toContain('(abandon)');
  });

  it('leaves out who never played', async () => {
    const results = book();
    const players = results.players.map((player) =>
      player.name === 'Zoë Nuñez' ? { ...player, rank: null } : player,
    );
    const [page] = await pagesOf(await rankingPdf({ ...results, players }, reader('en')));
    expect(page).not.toContain('Zoë Nuñez');
    expect(page).toContain('87.5 %');
  });

  it('says that nobody took part, as sheets do', async () => {
    const nobody = { ...book([]), rounds: [], clubs: [] };
    expect(await pagesOf(await rankingPdf(nobody, reader('en')))).toEqual([
      expect.stringContaining('Nobody took part.'),
    ]);
    const sheets = await pagesOf(await sheetsPdf(nobody, reader('fr')));
    expect(sheets).toEqual([expect.stringContaining('Personne n’a participé.')]);
    expect(sheets[0]).toContain(nobody.event.name);
    const early = { ...book(['Ana']), rounds: [] };
    expect((await pagesOf(await sheetsPdf(early, reader('en'))))[0]).toContain('No round was played.');
  });

  it('repeats its head on every page, and counts them', async () => {
    const many = Array.from({ length: 130 }, (_, index) => `Player ${index + 1}`);
    const pages = await pagesOf(await rankingPdf(book(many), reader('en')));
    expect(pages).toHaveLength(4);
    const names = pages.slice(0, 3).flatMap((page) => page.match(/Player \d+/g) ?? []);
    expect(names).toEqual(many);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of 4`);
      if (index < 3) expect(page).toContain('Name');
    });
    expect(pages[3]).toContain('77.4');
  });
});

describe('sheets of players', () => {
  it('have a page each, with own move and top of each round', async () => {
    const pages = await pagesOf(await sheetsPdf(book(), reader('fr')));
    expect(pages).toHaveLength(NAMES.length);
    expect(pages[0]).toContain('1 sur 10');
    expect(pages[0]).toContain('H4 FEDAYIN');
    expect(pages[0]).toContain('4H QUaRTZ');
    expect(pages[0]).toContain('solo +10');
    expect(pages[4]).toContain('absent');
  });
});

describe('a line as pieces from left to right', () => {
  const said = (text: string, direction?: 'ltr' | 'rtl') => piecesOf(text, direction).map(({ text }) => text);

  it('keeps what runs to the right whole', () => {
    expect(said('Zoë Nuñez 12')).toEqual(['Zoë Nuñez 12']);
  });

  it('puts words that run to the left in the order in which they are seen', () => {
    expect(said('علی رضایی')).toEqual(['رضایی', ' ', 'علی']);
  });

  it('keeps figures within such a line in their own order', () => {
    // A face of Arabic letters turns Persian figures: so they are given to it turned.
    expect(said('میز ۱۲', 'rtl')).toEqual(['۲۱', ' ', 'میز']);
    expect(said('میز 12', 'rtl')).toEqual(['12', ' ', 'میز']);
  });

  it('turns brackets with their line', () => {
    expect(said('שלמה (א)')).toEqual(
      [...[')', 'א', '(', ' ', 'שלמה']].map((part) => ({ ')': '(', '(': ')' })[part] ?? part),
    );
  });

  it('does not let parts of a line turn one another', () => {
    expect(said('\u2068Ana\u2069 | \u2068۱۲\u2069', 'rtl').join('')).toBe('۲۱ | Ana');
  });
});
