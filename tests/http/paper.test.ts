/** Slips on paper beside phones: lists of players, entries, conflicts, second readers, and what follows. */
import { describe, expect, it } from 'vitest';
import { formatReference } from '@/lib/engine';
import type {
  EnteredSlips,
  EnterSlips,
  InvitedStaff,
  Journal,
  PaperMoves,
  PaperSheet,
  Problem,
  RegisteredPlayers,
  RegisterPlayers,
  ResultsFile,
  StandingsPage,
} from '@/lib/http/schemas';
import { call, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

const FEDERATION = { entry: 'federation', notation: 'letter-first', seed: 'paper', soloPreset: 'none' };

/** An event with tables 1 to `tables` on paper. */
class Hall {
  private constructor(readonly event: OutsideEvent) {}

  static async create(tables: number, settings: object = {}): Promise<Hall> {
    const hall = new Hall(await OutsideEvent.create(service.base(), { ...FEDERATION, ...settings }));
    const players = Array.from({ length: tables }, (_, n) => ({
      name: `Player ${n + 1}`,
      table: `${n + 1}`,
    }));
    if (tables > 0) await hall.register({ players });
    return hall;
  }

  get key() {
    return this.event.created.hostKey;
  }

  register(body: RegisterPlayers): Promise<RegisteredPlayers> {
    return must(this.event.base, this.event.path('/tables'), { body, key: this.key });
  }

  enter(slips: EnterSlips['slips'], key = this.key, round = 1): Promise<EnteredSlips> {
    return must(this.event.base, this.event.path(`/rounds/${round}/slips`), { body: { slips }, key });
  }

  async one(slip: EnterSlips['slips'][number], key = this.key) {
    const { slips } = await this.enter([slip], key);
    return slips[0]!;
  }

  sheet(round = 1): Promise<PaperSheet> {
    return must(this.event.base, this.event.path(`/rounds/${round}/slips`), { key: this.key });
  }

  async row(table: string, round = 1) {
    return (await this.sheet(round)).rows.find((row) => row.table === table)!;
  }

  /** Without the close by the host, and the invitations. */
  async journal() {
    const { entries } = await must<Journal>(this.event.base, this.event.path('/journal'), { key: this.key });
    return entries.filter(({ what }) => what !== 'close' && what !== 'invite-corrector');
  }

  async standings() {
    const page = await must<StandingsPage>(this.event.base, this.event.path('/standings'));
    return new Map(page.standings.map((row) => [row.name, row]));
  }

  /** Plays round 1 to its close; all legal moves, best first. */
  async closed() {
    const { round } = await this.event.command('start');
    await this.event.command('close-round');
    return legalMoves(round!);
  }

  async corrector(name: string) {
    const body = { name, role: 'corrector' };
    return (await must<InvitedStaff>(this.event.base, this.event.path('/staff'), { body, key: this.key }))
      .staffKey;
  }
}

const written = (move: ReturnType<typeof legalMoves>[number]) => ({
  reference: formatReference(move, 'letter-first'),
  word: move.word,
  claimed: move.score,
});

describe('a list of players', () => {
  it('gives seats, before the event and during it', async () => {
    const hall = await Hall.create(0);
    const full = { club: 'Lyon', category: 'S', series: '4B', licence: '1234567', team: 'Red' };
    expect(await hall.register({ players: [{ name: 'Zoé', table: '1', ...full }, { name: 'Bo' }] })).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      namesakes: [],
      moves: [],
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
    const hall = await Hall.create(1);
    await hall.event.join('Phone');
    const players = [
      { name: 'Ana', table: '7' },
      { name: 'ANA' },
      { name: 'Cy', table: '7' },
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

  it('sent again changes nothing, and changed takes over what it says', async () => {
    const hall = await Hall.create(2);
    const again = { players: [{ name: 'Player 1', table: '1' }, { name: 'player 2' }] };
    expect(await hall.register(again)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      namesakes: [],
      moves: [],
      faults: [],
    });
    await hall.register({ players: [{ name: 'Player 2', table: '22', club: 'Brno' }] });
    await hall.closed();
    expect((await hall.sheet()).rows.map(({ table }) => table)).toEqual(['1', '22']);
  });

  it('lets tables change places, but seats nobody where somebody stays', async () => {
    const hall = await Hall.create(3);
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
    const hall = await Hall.create(0);
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

  it('calls no two people the same, whoever is on the list or in the event', async () => {
    const hall = await Hall.create(0);
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
    const hall = await Hall.create(3);
    await hall.closed();
    await hall.one({ table: '2', move: 'top' });
    const standings = await hall.standings();
    expect(standings.get('Player 2')?.rank).toBe(1);
    expect(standings.get('Player 1')?.rank).toBeNull();
  });
});

describe('slips on paper', () => {
  it('count at once, by the table of slips, and tell the corrector how', async () => {
    const hall = await Hall.create(5);
    const [top, ...others] = await hall.closed();
    const below = others.find(({ score }) => score < top!.score && score > 5)!;
    const { slips } = await hall.enter([
      { table: '1', move: 'top' },
      { table: '2', ...written(below) },
      { table: '3', ...written(below), claimed: below.score + 1 },
      { table: '4', ...written(below), word: [...below.word].reverse().join('') },
      { table: '5', empty: true },
    ]);
    expect(slips.map(({ status, entry }) => [status, entry?.judged?.ruling])).toEqual([
      ['entered', 'paid'],
      ['entered', 'paid'],
      ['entered', 'warning'],
      ['entered', 'zero'],
      ['entered', 'zero'],
    ]);
    expect(slips[2]!.entry!.judged).toMatchObject({ reason: 'score-wrong' });
    const standings = await hall.standings();
    expect(standings.get('Player 1')).toMatchObject({ total: top!.score, rank: 1 });
    expect(standings.get('Player 3')).toMatchObject({ warnings: 1, rank: 2 });
    expect(standings.get('Player 5')).toMatchObject({ total: 0, rank: 4 });
  });

  it('have marks: a warning, a penalty', async () => {
    const hall = await Hall.create(2);
    const [top] = await hall.closed();
    await hall.enter([
      { table: '1', move: 'top', warning: true },
      { table: '2', move: 'top', penalty: true },
    ]);
    const standings = await hall.standings();
    expect(standings.get('Player 1')).toMatchObject({ total: top!.score, warnings: 1 });
    expect(standings.get('Player 2')).toMatchObject({ total: top!.score - 5, penalties: 1 });
  });

  it('have no place in the results where they name none', async () => {
    const hall = await Hall.create(2);
    const [top] = await hall.closed();
    await hall.enter([{ table: '1', word: top!.word, claimed: top!.score }]);
    await hall.one({ table: '2', move: 'top' });
    const { base, path } = { base: hall.event.base, path: hall.event.path('/results.json') };
    const { players } = await must<ResultsFile>(base, path, { key: hall.key });
    const [one, two] = ['1', '2'].map(
      (table) => players.find((player) => player.table === table)!.rounds[0]!,
    );
    expect(one).toMatchObject({ points: top!.score - 5, mark: 'penalty', move: null });
    expect(one!.written).toEqual({ reference: '', word: top!.word, claimed: top!.score });
    expect(two).toMatchObject({ points: top!.score, move: moveOf(top!) });
  });

  it('sent again change nothing; a line that is wrong does not stop the others', async () => {
    const hall = await Hall.create(2);
    await hall.closed();
    const slips: EnterSlips['slips'] = [
      { table: '1', move: 'top' },
      { table: '99', move: 'top' },
      { table: '2' },
      { table: '1', move: 'top' },
    ];
    const first = await hall.enter(slips);
    expect(first.slips.map(({ status, code }) => code ?? status)).toEqual([
      'entered',
      'no-such-table',
      'nothing-said',
      'said-twice',
    ]);
    const { version } = await hall.event.snapshot();
    expect((await hall.enter(slips)).slips[0]).toMatchObject({ status: 'unchanged' });
    expect((await hall.event.snapshot()).version).toBe(version);
  });

  it('stay secret while the round runs, and count with its close', async () => {
    const hall = await Hall.create(2);
    const ana = await hall.event.join('Ana');
    const { round } = await hall.event.command('start');
    const [top, other] = legalMoves(round!);
    const entered = await hall.one({ table: '1', ...written(top!) });
    expect(entered).toMatchObject({ status: 'entered', entry: { judged: null } });
    expect(await hall.sheet()).toMatchObject({ status: 'open', top: null, isotops: [] });
    const refused = await call<Problem>(hall.event.base, hall.event.path('/rounds/1/slips'), {
      key: ana.playerKey,
    });
    expect(refused.status).toBe(403);
    const moves = await call(hall.event.base, hall.event.path('/rounds/1/slips/moves'), { key: hall.key });
    expect(moves.status).toBe(404);
    // Nor does anybody get the top's word out of the service.
    expect(await hall.one({ table: '2', move: 'top' })).toMatchObject({ code: 'top-not-yet', entry: null });
    // Before the close a correction needs to have seen the entry, as after it.
    expect(await hall.one({ table: '1', ...written(other!) })).toMatchObject({ status: 'conflict' });
    expect(await hall.one({ table: '1', ...written(other!), replace: true })).toMatchObject({
      status: 'entered',
    });
    // The desk counts it among those that are in, as soon as a phone's.
    const desk = async () => (await hall.event.snapshot(hall.key)).slips;
    expect(await desk()).toBe(1);
    await hall.event.send(ana.playerKey, 1, 1, null);
    expect(await desk()).toBe(1);
    await hall.event.command('close-round');
    const standings = await hall.standings();
    expect(standings.get('Player 1')).toMatchObject({ total: other!.score, rank: 1 });
    expect((await hall.row('1')).entry).toMatchObject({ judged: { points: other!.score } });
  });

  it('of a round that is not there are refused', async () => {
    const hall = await Hall.create(1);
    const path = hall.event.path('/rounds/1/slips');
    const body = { slips: [{ table: '1', move: 'top' }] };
    expect(await call(hall.event.base, path, { body, key: hall.key })).toMatchObject({ status: 404 });
  });

  it('offer every legal move of the closed round', async () => {
    const hall = await Hall.create(1);
    const moves = await hall.closed();
    const path = hall.event.path('/rounds/1/slips/moves');
    const told = await must<PaperMoves>(hall.event.base, path, { key: hall.key });
    expect(told.moves).toHaveLength(moves.length);
    expect(told.moves[0]?.[4]).toBe(moves[0]!.score);
  });
});

describe('the top for everybody', () => {
  it('is corrected by whatever is entered afterwards', async () => {
    const hall = await Hall.create(3);
    const moves = await hall.closed();
    const below = moves.find(({ score }) => score < moves[0]!.score)!;
    await hall.one({ table: '3', ...written(below) });
    const all = ['1', '2', '3'].map((table) => ({ table, move: 'top' as const, given: true }));
    const { slips } = await hall.enter(all);
    expect(slips.map(({ status }) => status)).toEqual(['entered', 'entered', 'unchanged']);
    expect(await hall.one({ table: '2', ...written(below) })).toMatchObject({ status: 'entered' });
    const standings = await hall.standings();
    expect([1, 2, 3].map((n) => standings.get(`Player ${n}`)?.total)).toEqual([
      moves[0]!.score,
      below.score,
      below.score,
    ]);
    expect((await hall.sheet()).rounds).toEqual([{ number: 1, closed: true, missing: 0 }]);
    // Nobody has entered a slip twice.
    expect(await hall.journal()).toEqual([]);
  });
});

describe('two correctors', () => {
  it('who read a slip differently are told, until one reading is chosen', async () => {
    const hall = await Hall.create(1);
    const [top, ...others] = await hall.closed();
    const below = others.find(({ score }) => score < top!.score)!;
    const [ana, bo] = [await hall.corrector('Ana'), await hall.corrector('Bo')];
    await hall.one({ table: '1', move: 'top' }, ana);
    expect(await hall.one({ table: '1', ...written(top!) }, bo)).toMatchObject({ status: 'unchanged' });
    const second = await hall.one({ table: '1', ...written(below) }, bo);
    expect(second).toMatchObject({ status: 'conflict', entry: { author: 'Bo' } });
    expect(await hall.one({ table: '1', ...written(below) }, bo)).toMatchObject({ status: 'conflict' });
    const row = await hall.row('1');
    expect(row.entry?.author).toBe('Ana');
    expect(row.waiting.map(({ author }) => author)).toEqual(['Bo']);
    expect((await hall.standings()).get('Player 1')?.total).toBe(top!.score);
    await hall.one({ table: '1', ...written(below), replace: true }, bo);
    expect(await hall.row('1')).toMatchObject({ entry: { author: 'Bo' }, waiting: [] });
    expect((await hall.standings()).get('Player 1')?.total).toBe(below.score);
    expect(await hall.journal()).toMatchObject([
      {
        what: 'entered',
        author: 'Bo',
        round: 1,
        player: { table: '1' },
        before: `${top!.score}`,
        after: `${below.score}`,
        reason: Object.values(written(below)).join(' '),
        undone: false,
      },
    ]);
  });

  it('check one another: the second reading confirms the first, or differs', async () => {
    const hall = await Hall.create(3);
    const [top, ...others] = await hall.closed();
    const below = others.find(({ score }) => score < top!.score)!;
    await hall.enter([
      { table: '1', move: 'top' },
      { table: '2', move: 'top' },
    ]);
    const bo = await hall.corrector('Bo');
    const { slips } = await hall.enter(
      [
        { table: '1', reading: 2, confirm: true },
        { table: '2', reading: 2, ...written(below) },
        { table: '3', reading: 2, confirm: true },
      ],
      bo,
    );
    expect(slips.map(({ status, code }) => code ?? status)).toEqual([
      'checked',
      'differs',
      'nothing-to-check',
    ]);
    expect((await hall.standings()).get('Player 2')?.total).toBe(top!.score);
    expect((await hall.row('2')).check).toMatchObject({ same: false, author: 'Bo' });
    // The first reader takes over what the second one read.
    await hall.one({ table: '2', ...written(below), replace: true });
    expect((await hall.row('2')).check).toMatchObject({ same: true });
    expect((await hall.standings()).get('Player 2')?.total).toBe(below.score);
  });
});

describe('a phone and paper', () => {
  it('are both there, and one is chosen', async () => {
    const hall = await Hall.create(0);
    const joined = await must<{ playerId: string; playerKey: string }>(
      hall.event.base,
      hall.event.path('/players'),
      { body: { name: 'Ana', table: '5' } },
    );
    const { round } = await hall.event.command('start');
    const [top, ...others] = legalMoves(round!);
    const below = others.find(({ score }) => score < top!.score)!;
    await must(hall.event.base, hall.event.path('/rounds/1/slip'), {
      method: 'PUT',
      body: { rev: 1, ...written(below) },
      key: joined.playerKey,
    });
    await hall.event.command('close-round');
    const total = async () => (await hall.standings()).get('Ana')?.total;
    expect(await hall.row('5')).toMatchObject({ entry: null, phone: { written: written(below) } });
    expect(await hall.one({ table: '5', move: 'top' })).toMatchObject({ status: 'conflict' });
    expect(await total()).toBe(below.score);
    expect(await hall.one({ table: '5', move: 'top', replace: true })).toMatchObject({ status: 'entered' });
    expect(await total()).toBe(top!.score);
    expect(await hall.row('5')).toMatchObject({ phone: { written: written(below) } });
    await hall.one({ table: '5', move: 'phone' });
    expect(await total()).toBe(below.score);
    expect(await hall.row('5')).toMatchObject({ entry: null, waiting: [], phone: { points: below.score } });
  });

  it('that come in one round: the phone’s counts until somebody chooses', async () => {
    const hall = await Hall.create(1);
    const ana = (await hall.sheet(1).catch(() => null)) ?? null;
    expect(ana).toBeNull();
    const joined = await must<{ playerKey: string }>(hall.event.base, hall.event.path('/players'), {
      body: { name: 'Both', table: '9' },
    });
    const { round } = await hall.event.command('start');
    const [top, ...others] = legalMoves(round!);
    const below = others.find(({ score }) => score < top!.score)!;
    await hall.one({ table: '9', ...written(top!) });
    await must(hall.event.base, hall.event.path('/rounds/1/slip'), {
      method: 'PUT',
      body: { rev: 1, ...written(below) },
      key: joined.playerKey,
    });
    await hall.event.command('close-round');
    expect((await hall.standings()).get('Both')?.total).toBe(below.score);
    const row = await hall.row('9');
    expect(row).toMatchObject({ entry: null, phone: { points: below.score } });
    expect(row.waiting).toHaveLength(1);
    await hall.one({ table: '9', ...written(top!), replace: true });
    expect((await hall.standings()).get('Both')?.total).toBe(top!.score);
  });

  it('are both there in assisted events too', async () => {
    const hall = await Hall.create(1, { entry: 'assisted' });
    const ana = await hall.event.join('Ana');
    const { round } = await hall.event.command('start');
    const [top] = legalMoves(round!);
    await hall.event.send(ana.playerKey, 1, 1, moveOf(top!));
    await hall.event.command('close-round');
    await hall.one({ table: '1', ...written(top!) });
    const standings = await hall.standings();
    expect(standings.get('Ana')?.total).toBe(top!.score);
    expect(standings.get('Player 1')?.total).toBe(top!.score);
  });
});

describe('a large hall', () => {
  it('enters three hundred slips in one request', async () => {
    const hall = await Hall.create(300);
    const moves = await hall.closed();
    const slips = Array.from({ length: 300 }, (_, n) => ({
      table: `${n + 1}`,
      ...(n % 3 === 0 ? { move: 'top' as const } : written(moves[n % moves.length]!)),
    }));
    const entered = await hall.enter(slips);
    expect(entered.slips.every(({ status }) => status === 'entered')).toBe(true);
    expect((await hall.sheet()).rounds[0]).toMatchObject({ missing: 0 });
  });
});
