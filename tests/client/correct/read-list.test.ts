import { describe, expect, it } from 'vitest';
import { decodeList } from '@/lib/client/correct/decode-list';
import { readList } from '@/lib/client/correct/read-list';

const names = (text: string) => readList(text).lines.map(({ player }) => [player.table, player.name]);

describe('a list of players', () => {
  it.each([
    ['1;Zoé Martin\n2;Bo', 'semicolons'],
    ['1\tZoé Martin\n2\tBo', 'tabs'],
    ['1,Zoé Martin\n2,Bo', 'commas'],
    ['1 Zoé Martin\n2. Bo', 'spaces'],
    ['\uFEFF1;Zoé Martin\r\n\r\n2;Bo\r\n', 'a mark and line ends of Windows'],
    ['"1";"Zoé Martin"\n"2";"Bo"', 'quotes'],
  ])('%j (%s)', (text) => {
    expect(names(text)).toEqual([
      ['1', 'Zoé Martin'],
      ['2', 'Bo'],
    ]);
  });

  it('may be names alone', () => {
    expect(names('Zoé\nBo Derek\n')).toEqual([
      [null, 'Zoé'],
      [null, 'Bo Derek'],
    ]);
  });

  it.each([
    ['Table;Name;Club;Category;Series;Licence;Team', 'en'],
    ['N° table;Nom;Club;Catégorie;Série;N° licence;Équipe', 'fr'],
    ['Masa No;Oyuncu;Kulüp;Kategori;Seri;Lisans No;Takım', 'tr'],
    ['Маса;Играч;Клуб;Категория;Серия;Лиценз;Отбор', 'bg'],
    ['Stôl;Meno;Klub;Kategória;Séria;Licencia;Družstvo', 'sk'],
    ['میز;نام;باشگاه;رده;سری;شماره مجوز;تیم', 'fa'],
  ])('with headings: %s (%s)', (heading) => {
    const { headed, lines } = readList(`${heading}\n7;Ana;Lyon;S;4B;123;Red`);
    expect(headed).toBe(true);
    expect(lines.map(({ player }) => player)).toEqual([
      { table: '7', name: 'Ana', club: 'Lyon', category: 'S', series: '4B', licence: '123', team: 'Red' },
    ]);
  });

  it('takes columns by their headings, in any order, and leaves others out', () => {
    const { columns, lines } = readList('Prénom\tNOM\tPoints\tTable\nZoé\tMARTIN\t12\t3');
    expect(columns).toEqual(['name', 'name', null, 'table']);
    expect(lines[0]?.player).toMatchObject({ name: 'Zoé MARTIN', table: '3' });
  });

  it('keeps separators, quotes and line ends inside of quotes', () => {
    expect(names('1;"a ""b""; c"\n2;"d\ne"')).toEqual([
      ['1', 'a "b"; c'],
      ['2', 'd e'],
    ]);
  });

  it('says what is wrong, by line', () => {
    const { lines } = readList(`Table;Name\n1;\n\n2;${'x'.repeat(41)}\n3;Ana`);
    expect(lines.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'no-name'],
      [4, 'too-long'],
      [5, null],
    ]);
  });

  it('has two thousand lines at most', () => {
    const { lines, left } = readList(Array.from({ length: 2003 }, (_, n) => `${n + 1};P ${n}`).join('\n'));
    expect([lines.length, left]).toEqual([2000, 3]);
  });

  it('of nothing is empty', () => {
    expect(readList(' \n').lines).toEqual([]);
  });
});

describe('the bytes of a file', () => {
  const latin = Uint8Array.from([0x5a, 0x6f, 0xe9]);
  it.each([
    [new TextEncoder().encode('Zoé'), 'fr', 'Zoé'],
    [latin, 'fr', 'Zoé'],
    [latin, 'en', 'Zoé'],
    [Uint8Array.from([0xff, 0xfe, 0x5a, 0, 0xe9, 0]), 'fr', 'Zé'],
    [Uint8Array.from([0xc8, 0xec, 0xe5]), 'bg', 'Име'],
    [Uint8Array.from([0xdd, 0x73, 0x69, 0x6d]), 'tr', 'İsim'],
  ])('%# in %s', (bytes, language, text) => {
    expect(decodeList(bytes, language)).toBe(text);
  });
});

it.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]],
])('takes %s for no list', (_, bytes) => expect(decodeList(Uint8Array.from(bytes), 'fr-FR')).toBeNull());
