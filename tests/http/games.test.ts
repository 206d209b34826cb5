import { describe, expect, it } from 'vitest';
import { Refusal, ruleSlip } from '@/lib/event';
import type { GameFile, ImportedGames, Problem, RulingKind, StandingsPage } from '@/lib/http/schemas';
import { call, eventPath } from '@/scripts/outside/event-client';
import { seedEvent } from '../support/seeded-event';
import { testService } from '../support/service';

const service = testService();

async function get<Body>(path: string): Promise<Body> {
  return (await (await fetch(`${service.base()}${path}`)).json()) as Body;
}

async function imported(files: { name: string; text: string }[]): Promise<ImportedGames['files']> {
  const { body } = await call<ImportedGames>(service.base(), '/api/games', { body: { files } });
  return (body as ImportedGames).files;
}

const TABLE = `name: Club night
round | rack    | top            | Ann           | Bob
1     | AEINRST | 8D NASTIER 66  | 8D NASTIER 66 | 8G TIN 6
2     | DOGSXYU |                | H1 GODS       |
`;

describe('a finished game as a file', () => {
  it('comes back as it was: ranking, rounds and slips', async () => {
    const { event } = await seedEvent({ players: 40, rounds: 6, settings: { soloPreset: 'fisf' } });
    const file = await get<GameFile>(eventPath(event.code, '/game.json'));
    expect(file).toMatchObject({ format: 'onerack-game', version: 1 });
    expect(file.players).toHaveLength(40);
    expect(file.rounds).toHaveLength(6);
    const [again] = await imported([{ name: 'game.json', text: JSON.stringify(file) }]);
    expect(again).toMatchObject({ faults: [], differences: [], game: { players: 40, rounds: 6 } });
    const code = again?.game?.code ?? '';
    const copy = await get<GameFile>(eventPath(code, '/game.json'));
    expect(copy.players).toEqual(file.players);
    expect(copy.rounds).toEqual(file.rounds);
    const ranking = async (of: string) =>
      (await get<StandingsPage>(eventPath(of, '/standings'))).standings
        .map(({ rank, name, total, negative, percentage, solos }) => ({
          rank,
          name,
          total,
          negative,
          percentage,
          solos,
        }))
        .sort(byName);
    expect(await ranking(code)).toEqual(await ranking(event.code));
  });

  it('comes back with what referees paid, warned of and took off', async () => {
    const { event, playerIds } = await seedEvent({
      players: 20,
      rounds: 3,
      settings: { soloPreset: 'fisf' },
    });
    const rulings: { number: number; player: number; kind: RulingKind; points?: number }[] = [
      { number: 1, player: 0, kind: 'zero' },
      { number: 1, player: 19, kind: 'set', points: 120 },
      { number: 2, player: 1, kind: 'penalty' },
      { number: 2, player: 2, kind: 'average' },
      ...[1, 2, 3].map((number) => ({ number, player: 3, kind: 'warn' as const })),
    ];
    for (const { number, player, ...ruling } of rulings) {
      const options = { ...ruling, event, number, playerId: playerIds[player]!, reason: 'r', author: 'host' };
      expect(await ruleSlip(options)).not.toBeInstanceOf(Refusal);
    }
    const file = await get<GameFile>(eventPath(event.code, '/game.json'));
    const [again] = await imported([{ name: 'game.json', text: JSON.stringify(file) }]);
    const ranking = async (code: string) =>
      (await get<StandingsPage>(eventPath(code, '/standings'))).standings
        .map(({ playerId: _, ...told }) => told)
        .sort(byName);
    expect(await ranking(again?.game?.code ?? '')).toEqual(await ranking(event.code));
    const copy = await get<GameFile>(eventPath(again?.game?.code ?? '', '/game.json'));
    const paid = ({ rounds, players }: GameFile) =>
      rounds.map(({ slips }) =>
        slips.map(({ player, points, mark }) => ({ name: players[player]?.name, points, mark })).sort(byName),
      );
    expect(paid(copy)).toEqual(paid(file));
  });

  it('is none while the game runs', async () => {
    const { event } = await seedEvent({ players: 3, rounds: 2, finished: false });
    const body = await get<Problem>(eventPath(event.code, '/game.json'));
    expect(body.code).toBe('event-not-finished');
  });

  it('follows a schema that is there to be read', async () => {
    const schema = await get<{ title: string; properties: object }>('/api/schemas/game.json');
    expect(schema.title).toBe('A finished game of Onerack');
    expect(Object.keys(schema.properties)).toContain('rounds');
  });
});

describe('several files at once', () => {
  it('are imported but for those with faults, which are named by line', async () => {
    const [good, bad, worse, gcg] = await imported([
      { name: 'night.txt', text: TABLE },
      { name: 'bad.txt', text: TABLE.replace('8G TIN 6', 'somewhere TIN').replace('DOGSXYU', '') },
      { name: 'bag.txt', text: TABLE.replace('AEINRST', 'ZZZZEEE') },
      { name: 'turns.gcg', text: '#player1 a A\n#player2 b B\n>a: AEINRST 8D NASTIER +66 66\n' },
    ]);
    expect(good?.faults).toEqual([]);
    expect(good?.game).toMatchObject({ name: 'Club night', players: 2, rounds: 2 });
    expect(bad).toMatchObject({
      game: null,
      faults: [
        { code: 'line-unreadable', line: 3, text: 'somewhere TIN' },
        { code: 'line-unreadable', line: 4 },
      ],
    });
    expect(worse).toMatchObject({
      faults: [{ code: 'rack-not-in-bag', line: 3, round: 1, text: 'ZZZZEEE' }],
    });
    expect(gcg).toMatchObject({ faults: [{ code: 'gcg-in-turns' }] });
    const { standings } = await get<StandingsPage>(eventPath(good?.game?.code ?? '', '/standings'));
    const [ann, bob] = standings;
    // Bob has sent nothing in the second round: 0, and the whole top missed.
    expect(ann).toMatchObject({ name: 'Ann', rank: 1 });
    expect(bob).toMatchObject({ name: 'Bob', total: 6 });
    const file = await get<GameFile>(eventPath(good?.game?.code ?? '', '/game.json'));
    const tops = file.rounds.reduce((sum, { top }) => sum + (top?.score ?? 0), 0);
    expect(bob?.negative).toBe(6 - tops);
  });

  it('tell where the solver finds other tops and points', async () => {
    const firstRound = TABLE.split('\n').slice(0, 3).join('\n');
    const text = firstRound
      .replace('8D NASTIER 66  |', '8G TIN 9       |')
      .replace('| 8G TIN 6', '| 8G TIN 7');
    const [told] = await imported([{ name: 'other.txt', text }]);
    expect(told?.differences.map(({ code, round }) => [code, round])).toEqual([
      ['top-not-best', 1],
      ['points', 1],
    ]);
    expect(told?.game).not.toBeNull();
  });

  it('keep the points that were paid, and say what is counted otherwise', async () => {
    const text = TABLE.replace('| 8G TIN 6', '| 8G TIN 7').replaceAll('NASTIER 66', 'NASTIER 70');
    const [told] = await imported([{ name: 'paid.txt', text: text.replace(/^2 /m, '3 ') }]);
    expect(told?.differences.map(({ code, line, text: said }) => [code, line, said])).toEqual([
      ['round-number', 4, '3'],
      ['top-score', 3, '70, 66'],
      ['points', 3, 'Ann: NASTIER 70, 66'],
      ['points', 3, 'Bob: TIN 7, 6'],
    ]);
    const { standings } = await get<StandingsPage>(eventPath(told?.game?.code ?? '', '/standings'));
    expect(standings.find(({ name }) => name === 'Bob')?.total).toBe(7);
    const slips = (await get<GameFile>(eventPath(told?.game?.code ?? '', '/game.json'))).rounds[0]?.slips;
    expect(slips?.map(({ points }) => points).sort()).toEqual([7, 70]);
  });

  it('rank whoever sent what nobody could read, or was paid for nothing', async () => {
    const slips = [
      { player: 0, move: null, points: 0 },
      { player: 1, move: null, points: 30 },
    ];
    const file = {
      format: 'onerack-game',
      version: 1,
      name: 'Unread',
      players: ['Ann', 'Bob', 'Cy'].map((name) => ({ name })),
      rounds: [{ rack: 'AEINRST', slips }],
    };
    const [read] = await imported([{ name: 'unread.json', text: JSON.stringify(file) }]);
    const path = (rest: string) => eventPath(read?.game?.code ?? '', rest);
    const { standings } = await get<StandingsPage>(path('/standings'));
    expect(standings.map(({ name, total, rank }) => [name, total, rank])).toEqual([
      ['Bob', 30, 1],
      ['Ann', 0, 2],
      ['Cy', 0, null],
    ]);
    expect((await get<GameFile>(path('/game.json'))).rounds[0]?.slips).toEqual(slips);
  });

  it('may be the text that a review gives out', async () => {
    const text = `Club night

Manche  Tirage   Top         Points  Somme
1       AEINRST  8D NASTIER  66      66

2       AEINRST  8D NASTIER  66      132
`;
    const [read] = await imported([{ name: 'pasted', text }]);
    expect(read).toMatchObject({ faults: [], differences: [], game: { name: 'Club night', rounds: 2 } });
    const file = await get<GameFile>(eventPath(read?.game?.code ?? '', '/game.json'));
    expect(file.settings).toMatchObject({ games: 2, notation: 'number-first' });
    expect(file.rounds.map(({ game }) => game)).toEqual([1, 2]);
    const [bad] = await imported([{ name: 'pasted', text: `${text}nonsense` }]);
    expect(bad?.faults).toMatchObject([{ code: 'line-unreadable', line: 7, text: 'nonsense' }]);
  });

  it('that are JSON are told where they are wrong', async () => {
    const [broken, other] = await imported([
      { name: 'a.json', text: '{\n  "format": "onerack-game",\n  oops\n}' },
      {
        name: 'b.json',
        text: '{"format": "onerack-game", "version": 1, "name": "x", "players": [], "rounds": []}',
      },
    ]);
    expect(broken?.faults).toMatchObject([{ code: 'file-unreadable', line: 3 }]);
    expect(other?.faults).toMatchObject([
      { code: 'file-unreadable', text: expect.stringContaining('rounds') },
    ]);
  });
});

const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
  (a.name ?? '') < (b.name ?? '') ? -1 : 1;
