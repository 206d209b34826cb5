import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { resultsXlsx } from '@/lib/export/results';
import { book, NAMES, reader } from './book';

const open = async (tag: string, results = book()) =>
  readExcelFile(Buffer.from(await resultsXlsx(results, reader(tag))));

describe('the workbook', () => {
  it('has numbers as numbers and texts as they were typed', async () => {
    const sheets = await open('fr');
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Classement', 'Coups', 'Clubs', 'Bulletins']);
    const [head, ...rows] = sheets[0]!.data;
    expect(head!.slice(0, 4)).toEqual(['Rang', 'Table', 'Nom', 'Club']);
    const column = (name: string) => rows.map((row) => row[head!.indexOf(name)]);
    expect(column('Nom')).toEqual([...NAMES]);
    expect(column('Points')).toEqual([148, 137, 136, 135, 94, 133, 132, 131, 130, 129]);
    expect(column('% du top')[0]).toBe(0.881);
    expect(column('Négatif')[0]).toBe(-20);
    expect(column('Table').slice(0, 4)).toEqual([1, 2, null, 4]);
    expect(column('Coup 2')).toEqual([40, 40, 40, 40, null, 40, 40, 40, 40, 40]);
    expect(column('Abandon').at(-1)).toBe('abandon');
  });

  it('has the rounds, the clubs and every move', async () => {
    const [, rounds, clubs, moves] = await open('fr');
    expect(rounds!.data[1]).toEqual([1, 'ADEFINY', 'H4', 'FEDAYIN', 98, 10, 1]);
    expect(rounds!.data[2]).toEqual([2, 'RU+ZXTEU', '4H', 'QUaRTZ', 70, 10, 1]);
    expect(clubs!.data[1]!.slice(0, 4)).toEqual([1, 'Club de l’Œuvre', 5, 650]);
    expect(moves!.data).toHaveLength(21);
    expect(moves!.data[2]).toEqual([1, '87.5 %', 'H4', 'FEDAYIN', 97, 0, 137, 2, 'avertissement']);
    expect(moves!.data[15]!.at(-1)).toBe('absent');
  });

  it.each(['en', 'fr', 'tr', 'bg', 'sk', 'fa'])('has no two columns of one heading, in %s', async (tag) => {
    for (const { sheet, data } of await open(tag)) expect(data[0], sheet).toEqual([...new Set(data[0])]);
  });

  it('gives a slip without a place none', async () => {
    const results = book(['Ana', 'Bo']);
    const own = results.players[0]!.rounds;
    const written = { word: 'FEDAYIN', claimed: 98 };
    own[0] = { ...own[0]!, move: null, written: { ...written, reference: '' }, mark: 'penalty' };
    own[1] = { ...own[1]!, move: null, written: { ...written, reference: 'h16' }, mark: 'zero' };
    const [, , , moves] = await open('fr', results);
    expect(moves!.data[1]!.slice(1, 5)).toEqual(['Ana', null, 'FEDAYIN', 98]);
    expect(moves!.data[3]!.slice(1, 5)).toEqual(['Ana', 'H16', 'FEDAYIN', 40]);
  });

  it('leaves out who never played', async () => {
    const results = book();
    const players = results.players.map((player, index) =>
      index === 9 ? { ...player, rank: null } : player,
    );
    const [ranking] = await open('en', { ...results, players });
    expect(ranking!.data).toHaveLength(10);
  });

  it('can be made of an event without a round', async () => {
    const empty = { ...book([]), rounds: [], games: [], clubs: [] };
    const sheets = await open('en', empty);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Ranking', 'Rounds']);
  });
});
