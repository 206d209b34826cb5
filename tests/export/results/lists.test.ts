import { describe, expect, it } from 'vitest';
import { resultsCsv, tableFile } from '@/lib/export/results';
import { latin1Text } from '@/lib/export/results/latin1';
import { book, reader } from './book';

const lines = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

describe('the CSV', () => {
  it('is for programs with a comma, whoever reads it', () => {
    const [head, first, second] = lines(resultsCsv(book(), ',', reader('fr')));
    expect(head).toMatch(/^rank,name,category,team,round 1,round 2,total,negative,percentage,solos,/);
    expect(first).toMatch(/^1,Zoë Nuñez,S,,98,40,148,-20,88.1,1,0,0,1,/);
    expect(second).toMatch(/^2,87.5 %,/);
  });

  it('is for a French spreadsheet with a semicolon', () => {
    const all = lines(resultsCsv(book(), ';', reader('fr')));
    expect(all[0]).toMatch(/^Rang;Nom;Catégorie;Équipe;Coup 1;Coup 2;Points;Négatif;% du top;/);
    expect(all[1]).toMatch(/^1;Zoë Nuñez;S;;98;40;148;-20;88,1;/);
    expect(all[3]).toMatch(/^3;'=1\+1;/);
    expect(all[4]).toContain(';"Le Gall; ""Yann""";');
    // Absent in the second round.
    expect(all[5]).toMatch(/^5;Élodie Œuvrard;S;;94;;94;/);
  });

  it('has a point where the reader’s language has one, and our figures always', () => {
    expect(lines(resultsCsv(book(), ';', reader('en')))[1]).toContain(';88.1;');
    expect(lines(resultsCsv(book(), ';', reader('fa')))[1]).toContain(';88.1;');
  });
});

describe('what warnings cost', () => {
  const written = () => {
    const all = book();
    const players = all.players.map((player, at) => ({ ...player, deducted: at === 1 ? 10 : 0 }));
    return { ...all, event: { ...all.event, entry: 'federation' as const }, players };
  };

  it('has the last column where warnings are given', () => {
    const [head, first, second] = lines(resultsCsv(written(), ',', reader('en')));
    expect(head).toMatch(/,game 1,deducted$/);
    expect([first, second].map((line) => line?.split(',').at(-1))).toEqual(['0', '10']);
    expect(lines(resultsCsv(written(), ';', reader('fr')))[0]).toMatch(/;Retenues pour avertissements$/);
  });

  it('has none elsewhere, unless a referee’s warnings cost something', () => {
    expect(resultsCsv(book(), ',', reader('en'))).not.toContain('deducted');
    const ruled = { ...written(), event: book().event };
    expect(resultsCsv(ruled, ',', reader('en'))).toContain(',deducted');
  });
});

describe('the file for the French result program', () => {
  const text = (names?: readonly string[]) => Buffer.from(tableFile(book(names))).toString('latin1');

  it('has a line a table in Latin-1, and one for an empty table', () => {
    expect(text().split('\r\n')).toEqual([
      '"1","Zoë Nuñez",148',
      '"2","87.5 %",137',
      '"3","--table vide--",-1',
      '"4","Le Gall; ""Yann""",135',
      '"5","Élodie OEuvrard",94',
      '"6","Sebnem Isik",133',
      '"7","Fyodor Dostoevskiy",132',
      '"8","Eleni Papadopoyloy",131',
      '"9","ali rzaii",130',
      '"10","shlmh bn dvd",129',
      // Has no table: none is made up.
      '"","=1+1",136',
      '',
    ]);
  });

  it('leaves out simulated players, and tells tables where nobody took part as empty ones', () => {
    const all = book();
    const players = all.players.map((player, index) => ({
      ...player,
      simulated: index === 0,
      ...(index === 9 && { rank: null }),
    }));
    const told = Buffer.from(tableFile({ players })).toString('latin1').split('\r\n');
    expect(told[0]).toBe('"1","--table vide--",-1');
    expect(told[9]).toBe('"10","--table vide--",-1');
    expect(told).not.toContain('"","Zoë Nuñez",148');
  });

  it('numbers players by rank where there are no tables at all', () => {
    const players = book(['Ana', 'Bo']).players.map((player) => ({ ...player, table: null }));
    expect(Buffer.from(tableFile({ players })).toString('latin1')).toBe('"1","Ana",148\r\n"2","Bo",137\r\n');
  });

  it('has bytes of Latin-1 and no other', () => {
    expect([...tableFile(book(['Zoë']))].includes(0xeb)).toBe(true);
    expect(latin1Text('Łódź „Ştefan” 🎲 ١٢ a\u0007b')).toBe('Lódz "Stefan" ? 12 a b');
  });
});
