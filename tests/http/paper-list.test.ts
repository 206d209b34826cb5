/** The list of players who hand in paper: seats, namesakes, and what is sent again. */
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import { Hall } from '../support/paper-hall';
import { testService } from '../support/service';

const service = testService();

describe('a list of players', () => {
  it('gives seats, before the event and during it', async () => {
    const hall = await Hall.create(service.base(), 0);
    const full = { club: 'Lyon', category: 'S', series: '4B', licence: '1234567', team: 'Red' };
    expect(await hall.register({ players: [{ name: 'Zoé', table: '1', ...full }, { name: 'Bo' }] })).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      namesakes: [],
      moves: [],
      licences: [],
      faults: [],
    });
    await hall.closed();
    expect(await hall.register({ players: [{ name: 'Late', table: '2' }] })).toMatchObject({ added: 1 });
    expect((await hall.event.snapshot()).players).toBe(3);
    expect((await hall.sheet()).rows.map(({ table, name }) => [table, name])).toEqual([
      ['1', 'Zoé'],
      ['2', 'Late'],
      [null, 'Bo'],
    ]);
  });

  it('is stored whole or not at all, and says which line is there twice', async () => {
    const hall = await Hall.create(service.base(), 1);
    await hall.event.join('Phone');
    const players = [
      { name: 'Ana', table: '7' },
      { name: 'ANA' },
      { name: 'Cy', table: '07' },
      { name: 'phone' },
      { name: 'Di', table: '1' },
    ];
    const answer = await hall.register({ players });
    expect(answer).toMatchObject({ added: 0, changed: 0, unchanged: 0 });
    expect(answer.faults).toEqual([
      { line: 1, code: 'name-twice', what: 'ANA', other: 0 },
      { line: 2, code: 'table-twice', what: '7', other: 0 },
      { line: 3, code: 'name-taken', what: 'phone', other: null },
      { line: 4, code: 'table-taken', what: '1', other: null },
    ]);
    expect((await hall.event.snapshot()).players).toBe(2);
    expect(await hall.register({ players: players.slice(0, 1), check: true })).toMatchObject({ added: 1 });
    expect((await hall.event.snapshot()).players).toBe(2);
  });

  it('is told where one licence stands for two names, and taken all the same', async () => {
    const hall = await Hall.create(service.base(), 0);
    const licences = ['12', null, '12', '12', 'x', 'X'];
    const names = ['Ana', 'Bo', 'Cy', 'ana', 'Di', 'Ed'];
    const players = names.map((name, line) => ({ name, licence: licences[line], table: `${line + 1}` }));
    const { licences: told } = await hall.register({ players, check: true });
    expect(told).toEqual([
      { line: 2, other: 0 },
      { line: 5, other: 4 },
    ]);
    expect(await hall.register({ players: players.toSpliced(3, 1) })).toMatchObject({ added: 5 });
  });

  it('sent again changes nothing, and changed takes over what it says', async () => {
    const hall = await Hall.create(service.base(), 2);
    const again = { players: [{ name: 'Player 1', table: '1' }, { name: 'player 2' }] };
    expect(await hall.register(again)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      namesakes: [],
      moves: [],
      licences: [],
      faults: [],
    });
    await hall.register({ players: [{ name: 'Player 2', table: '22', club: 'Brno' }] });
    await hall.closed();
    expect((await hall.sheet()).rows.map(({ table }) => table)).toEqual(['1', '22']);
  });

  it('lets tables change places, but seats nobody where somebody stays', async () => {
    const hall = await Hall.create(service.base(), 3);
    const swapped = [
      { name: 'Player 1', table: '2' },
      { name: 'Player 2', table: '1' },
    ];
    expect(await hall.register({ players: swapped })).toEqual({
      added: 0,
      changed: 2,
      unchanged: 0,
      namesakes: [],
      moves: [
        { line: 0, from: '1' },
        { line: 1, from: '2' },
      ],
      licences: [],
      faults: [],
    });
    // Who is on the list without a table stays where they are.
    const onto = [{ name: 'Player 1', table: '1' }, { name: 'Player 2' }, { name: 'New' }];
    expect(await hall.register({ players: onto })).toEqual({
      added: 0,
      changed: 0,
      unchanged: 1,
      namesakes: [],
      moves: [{ line: 0, from: '2' }],
      licences: [],
      faults: [{ line: 0, code: 'table-taken', what: '1', other: null }],
    });
    await hall.closed();
    expect((await hall.sheet()).rows.map(({ table, name }) => [table, name])).toEqual([
      ['1', 'Player 2'],
      ['2', 'Player 1'],
      ['3', 'Player 3'],
    ]);
  });

  it('takes two people of one name, and tells them apart by club, table or a number', async () => {
    const hall = await Hall.create(service.base(), 0);
    const players = [
      { name: 'Ana Petit', table: '1', club: 'Lyon' },
      { name: 'Ana Petit', table: '2', club: 'Nice' },
      { name: 'Bo Novak', table: '3', club: 'Brno' },
      { name: 'bo novak', table: '4', club: 'Brno' },
      { name: 'Cy', licence: '11' },
      { name: 'Cy', licence: '12' },
    ];
    const { added, namesakes, faults } = await hall.register({ players });
    const names = [
      'Ana Petit (Lyon)',
      'Ana Petit (Nice)',
      'Bo Novak (3)',
      'bo novak (4)',
      'Cy (1)',
      'Cy (2)',
    ];
    expect([added, faults]).toEqual([6, []]);
    expect(namesakes).toEqual(names.map((name, line) => ({ line, name })));
    // The same list again, in another order, is about the same people, and a later one may say more of them.
    expect(await hall.register({ players: players.toReversed() })).toMatchObject({ added: 0, unchanged: 6 });
    expect(await hall.register({ players: [{ ...players[5]!, table: '9' }] })).toMatchObject({ changed: 1 });
    // Whoever has another licence than the one who is there is somebody else; one licence is one person's.
    const [one, other] = ['21', '22'].map((licence) => ({ name: 'Di', licence, club: 'Oslo' }));
    expect(await hall.register({ players: [one!] })).toMatchObject({ added: 1, namesakes: [] });
    expect(await hall.register({ players: [other!] })).toMatchObject({
      added: 1,
      namesakes: [{ line: 0, name: 'Di (1)' }],
    });
    expect((await hall.register({ players: [one!, { ...one!, club: 'Rome' }] })).faults).toEqual([
      { line: 1, code: 'name-twice', what: 'Di', other: 0 },
    ]);
    await hall.closed();
    expect((await hall.sheet()).rows.map(({ table, name }) => [table, name])).toContainEqual(['9', 'Cy (2)']);
  });

  it('calls those who are told apart by their tables by the new ones when they move', async () => {
    const hall = await Hall.create(service.base(), 0);
    const [one, two] = ['31', '32'].map((licence, index) => ({
      name: 'Ed',
      licence,
      table: String(5 + index),
    }));
    const numbered = ['41', '42'].map((licence) => ({ name: 'Flo', licence }));
    await hall.register({ players: [one!, two!, ...numbered] });
    await hall.closed();
    const called = async () => (await hall.sheet()).rows.map(({ table, name }) => [table, name]);
    expect((await called()).slice(0, 2)).toEqual([
      ['5', 'Ed (5)'],
      ['6', 'Ed (6)'],
    ]);
    const swapped = [
      { ...one!, table: '6' },
      { ...two!, table: '5' },
      { ...numbered[0]!, table: '8' },
    ];
    const told = [
      { line: 0, name: 'Ed (6)' },
      { line: 1, name: 'Ed (5)' },
      { line: 2, name: 'Flo (1)' },
    ];
    expect(await hall.register({ players: swapped, check: true })).toMatchObject({
      changed: 3,
      namesakes: told,
    });
    expect(await hall.register({ players: swapped })).toMatchObject({ changed: 3, namesakes: told });
    expect(await called()).toEqual(
      expect.arrayContaining([
        ['5', 'Ed (5)'],
        ['6', 'Ed (6)'],
        ['8', 'Flo (1)'],
      ]),
    );
    const seats = await sql()`
      select name, licence from player where event_id = ${hall.event.created.id} and name like 'Ed%' order by name`;
    expect(seats).toEqual([
      { name: 'Ed (5)', licence: '32' },
      { name: 'Ed (6)', licence: '31' },
    ]);
    // The next list knows them again.
    expect(await hall.register({ players: swapped })).toMatchObject({ changed: 0, unchanged: 3 });
  });

  it('calls no two people the same, whoever is on the list or in the event', async () => {
    const hall = await Hall.create(service.base(), 0);
    const named = async (players: readonly { name: string; table?: string; club?: string }[]) => {
      const checked = await hall.register({ players: [...players], check: true });
      const told = await hall.register({ players: [...players] });
      expect(told).toEqual(checked);
      expect(told).toMatchObject({ added: players.length, faults: [] });
      expect(await hall.register({ players: [...players] })).toMatchObject({ added: 0, changed: 0 });
      return told.namesakes.map(({ name }) => name);
    };
    const list = [
      { name: 'Paul (Nice)', table: '52' },
      { name: 'Paul', table: '53', club: 'Nice' },
      { name: 'Paul', table: '54', club: 'Lyon' },
    ];
    expect(await named(list)).toEqual(['Paul (53)', 'Paul (54)']);
    const pair = ['Oslo', 'Rome'].map((club) => ({ name: 'Ana', club }));
    expect(await named(pair)).toEqual(['Ana (Oslo)', 'Ana (Rome)']);
    expect(await named([{ name: 'Ana', club: 'Bern' }])).toEqual(['Ana (Bern)']);
    expect(await named([{ name: 'Ana' }])).toEqual(['Ana (1)']);
    const clubs = ['Association des mots croisés', 'Brno'];
    const long = clubs.map((club) => ({ name: 'Maximilienne de la Tour du Pin Montauban', club }));
    expect(await named(long)).toEqual([
      'Maximilienne de l (Association des mots)',
      'Maximilienne de la Tour du Pin Mo (Brno)',
    ]);
    await hall.event.join('Zoé');
    expect(await named([{ name: 'zoé', club: 'Brno' }])).toEqual(['zoé (Brno)']);
  });

  it('shows players in the ranking when they have a slip', async () => {
    const hall = await Hall.create(service.base(), 3);
    await hall.closed();
    await hall.one({ table: '2', move: 'top' });
    const standings = await hall.standings();
    expect(standings.get('Player 2')?.rank).toBe(1);
    expect(standings.get('Player 1')?.rank).toBeNull();
  });
});
