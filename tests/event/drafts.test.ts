/** What lies on a player's board: kept for that player alone, and at the close a move, where the event says so. */
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { JoinedEvent, OwnResult, Problem } from '@/lib/http/schemas';
import { call, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService({ graceMs: 300 });

const create = (settings: object = {}) => OutsideEvent.create(service.base(), settings);

async function started(settings: object = {}, names = ['Ana', 'Bo']) {
  const event = await create(settings);
  const players = await Promise.all(names.map((name) => event.join(name)));
  const { round } = await event.command('start');
  const moves = legalMoves(round!).map(moveOf);
  return { event, players, round: round!, moves, ana: players[0]!, bo: players[1]! };
}

const resultOf = async (event: OutsideEvent, { playerKey }: JoinedEvent): Promise<OwnResult> =>
  (await event.snapshot(playerKey)).you!.result!;

const storedDrafts = async (event: OutsideEvent): Promise<number> => {
  const [row] = await sql()<{ count: number }[]>`
    select count(*)::int as count from draft d join round r on r.id = d.round_id
    join game g on g.id = r.game_id where g.event_id = ${event.created.id}`;
  return row!.count;
};

describe('a draft', () => {
  it('comes back to its player, on any device, as it was', async () => {
    const { event, ana, moves } = await started();
    const tiles = [{ id: 3, row: 8, col: 8, letter: 'A' }];
    const draft = { tiles, order: [3, 1, 2, 0, 4, 5, 6], move: moves[0]!, written: null };
    expect(await event.draft(ana.playerKey, 1, { rev: 4, ...draft })).toMatchObject({
      status: 200,
      body: { rev: 4 },
    });
    expect((await event.snapshot(ana.playerKey)).you).toMatchObject({
      slip: null,
      draft: { rev: 4, ...draft },
    });
  });

  it('may be anything that can lie there', async () => {
    const { event, ana } = await started();
    const apart = [
      { id: 0, row: 1, col: 1, letter: 'Q' },
      { id: 1, row: 15, col: 15, letter: 'Z' },
    ];
    expect((await event.draft(ana.playerKey, 1, { rev: 1, tiles: apart })).status).toBe(200);
    expect((await event.snapshot(ana.playerKey)).you!.draft).toMatchObject({ tiles: apart, move: null });
  });

  it('of a lower number, or the same, changes nothing and is told which one stands', async () => {
    const { event, ana, moves } = await started();
    await event.draft(ana.playerKey, 1, { rev: 5, move: moves[0]! });
    for (const rev of [4, 5])
      expect((await event.draft(ana.playerKey, 1, { rev, move: moves[1]! })).body.rev).toBe(5);
    expect((await event.snapshot(ana.playerKey)).you!.draft).toMatchObject({ rev: 5, move: moves[0] });
  });

  it('is seen by nobody else: no other player, no host, no spectator, in no count', async () => {
    const { event, ana, bo, moves } = await started({ draftsCount: true });
    const word = moves[0]!.word;
    await event.draft(ana.playerKey, 1, { rev: 1, move: moves[0]! });
    for (const key of [bo.playerKey, event.created.hostKey, undefined]) {
      const snapshot = await event.snapshot(key);
      expect(JSON.stringify(snapshot)).not.toContain(`"${word}"`);
      expect(snapshot.slips).toBe(0);
      if (key === bo.playerKey) expect(snapshot.you!.draft).toBeNull();
    }
  });

  it('is taken from a player of the event only, and only while the round runs', async () => {
    const { event, ana } = await started();
    const other = await create();
    const stranger = await other.join('Ana');
    expect((await event.draft(stranger.playerKey, 1, { rev: 1 })).status).toBe(403);
    expect((await event.draft(event.created.hostKey, 1, { rev: 1 })).status).toBe(403);
    for (const round of [0, 2, 9999])
      expect(await event.draft(ana.playerKey, round, { rev: 1 })).toMatchObject({ status: 409 });
    await event.command('close-round');
    const late = await event.draft(ana.playerKey, 1, { rev: 1 });
    expect([late.status, late.body]).toMatchObject([409, { code: 'round-not-open', late: true }]);
    expect(await storedDrafts(event)).toBe(0);
  });

  it('that is no draft is refused by its field', async () => {
    const { event, ana } = await started();
    const tile = { id: 0, row: 8, col: 8, letter: 'A' };
    const bad: [object, string][] = [
      [{}, 'rev'],
      [{ rev: 0 }, 'rev'],
      [{ rev: 1, tiles: Array.from({ length: 21 }, () => tile) }, 'tiles'],
      [{ rev: 1, tiles: [{ ...tile, row: 1e9 }] }, 'tiles.0.row'],
      [{ rev: 1, tiles: [{ ...tile, letter: 'A'.repeat(9) }] }, 'tiles.0.letter'],
      [{ rev: 1, tiles: [{ ...tile, letter: '\0' }] }, 'tiles.0.letter'],
      [{ rev: 1, order: [-1] }, 'order.0'],
      [{ rev: 1, written: { reference: 'H8', word: 'A'.repeat(121) } }, 'written.word'],
    ];
    for (const [body, field] of bad) {
      const path = event.path('/rounds/1/draft');
      const options = { method: 'PUT', key: ana.playerKey, body };
      const { status, body: problem } = await call<Problem>(service.base(), path, options);
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('is gone after the close', async () => {
    const { event, ana, moves } = await started();
    await event.draft(ana.playerKey, 1, { rev: 1, move: moves[0]! });
    await event.command('close-round');
    await expect.poll(() => storedDrafts(event)).toBe(0);
    expect((await event.snapshot(ana.playerKey)).you).toMatchObject({
      draft: null,
      result: { reason: 'no-slip' },
    });
  });
});

describe('at the close, where drafts count', () => {
  it('who sent nothing plays what lies on the board, judged as a slip, and is told so', async () => {
    const { event, ana, bo, moves, round } = await started({ draftsCount: true });
    await event.draft(ana.playerKey, 1, { rev: 1, move: moves[0]! });
    const { top, found, slips } = await event.command('close-round').then((closed) => ({
      ...closed,
      top: closed.round!.top!,
    }));
    expect(await resultOf(event, ana)).toMatchObject({
      points: top.score,
      reason: null,
      draft: true,
      rank: 1,
    });
    expect(await resultOf(event, bo)).toMatchObject({ points: 0, reason: 'no-slip' });
    expect((await resultOf(event, bo)).draft).toBeUndefined();
    expect([found, slips]).toEqual([1, 1]);
    expect(round.number).toBe(1);
  });

  it('a slip that was sent stands, however much newer the draft is; a withdrawn one was not sent', async () => {
    const { event, ana, bo, moves } = await started({ draftsCount: true }, ['Ana', 'Bo', 'Cy']);
    const worse = moves.at(-1)!;
    for (const { playerKey } of [ana, bo]) {
      await event.send(playerKey, 1, 7, worse);
      await event.draft(playerKey, 1, { rev: 1, move: moves[0]! });
    }
    await event.send(bo.playerKey, 1, 8, null);
    await event.command('close-round');
    expect(await resultOf(event, ana)).toMatchObject({ move: worse });
    expect((await resultOf(event, ana)).draft).toBeUndefined();
    expect(await resultOf(event, bo)).toMatchObject({ move: moves[0], draft: true });
  });

  it('what is no move counts nothing, and a bad word is worth nothing', async () => {
    const { event, players, moves, round } = await started({ draftsCount: true }, ['Ana', 'Bo', 'Cy', 'Di']);
    const [ana, bo, cy, di] = players as [JoinedEvent, JoinedEvent, JoinedEvent, JoinedEvent];
    const { leftover, drawn } = round.rack;
    const letters = `${leftover}${drawn}`.replaceAll('?', '');
    const nonsense = {
      row: 8,
      col: 4,
      direction: 'across',
      word: [...letters].slice(0, 5).reverse().join(''),
    } as const;
    expect(moves.map(({ word }) => word)).not.toContain(nonsense.word);
    await event.draft(ana.playerKey, 1, { rev: 1, tiles: [{ id: 0, row: 1, col: 1, letter: 'A' }] });
    await event.draft(bo.playerKey, 1, { rev: 1, move: { ...nonsense, word: 'ZZZZZZZ' } });
    await event.draft(cy.playerKey, 1, { rev: 1, move: nonsense });
    await event.draft(di.playerKey, 1, { rev: 1, move: moves[0]! });
    await event.draft(di.playerKey, 1, { rev: 2, move: null });
    await event.command('close-round');
    for (const player of [ana, bo, di]) expect((await resultOf(event, player)).reason).toBe('no-slip');
    expect(await resultOf(event, cy)).toMatchObject({ points: 0, reason: 'not-in-lexicon', draft: true });
  });

  it('a form that is filled in counts in federation entry, a wrong one costs no warning', async () => {
    const settings = { draftsCount: true, entry: 'federation', notation: 'letter-first' };
    const { event, ana, bo, moves } = await started(settings);
    const [{ word, col, row }] = moves as [(typeof moves)[number]];
    const reference = `${String.fromCharCode(64 + row)}${col}`;
    await event.draft(ana.playerKey, 1, { rev: 1, written: { reference, word } });
    await event.draft(bo.playerKey, 1, { rev: 1, written: { reference: '', word: word.slice(0, 1) } });
    await event.command('close-round');
    expect(await resultOf(event, ana)).toMatchObject({ draft: true });
    expect((await resultOf(event, ana)).points).toBeGreaterThan(0);
    expect(await resultOf(event, bo)).toMatchObject({ points: 0, reason: 'no-slip' });
    const key = event.created.hostKey;
    const { standings } = await must<{ standings: { name: string; warnings: number }[] }>(
      event.base,
      event.path('/standings'),
      { key },
    );
    expect(standings.find(({ name }) => name === 'Bo')!.warnings).toBe(0);
  });

  it('drafts count nothing where the event does not say so', async () => {
    const { event, ana, moves } = await started();
    await event.draft(ana.playerKey, 1, { rev: 1, move: moves[0]! });
    await event.command('close-round');
    expect(await resultOf(event, ana)).toMatchObject({ points: 0, reason: 'no-slip' });
  });

  it('a removed player’s draft counts nothing', async () => {
    const { event, ana, bo, moves } = await started({ draftsCount: true });
    await event.draft(ana.playerKey, 1, { rev: 1, move: moves[0]! });
    await event.draft(bo.playerKey, 1, { rev: 1, move: moves[0]! });
    await call(event.base, event.path(`/players/${ana.playerId}`), {
      method: 'DELETE',
      key: event.created.hostKey,
    });
    expect((await event.command('close-round')).slips).toBe(1);
  });
});

describe('drafts that come while the round closes', () => {
  const PLAYERS = 100;

  /** Sends another move again and again until it is told that the round is over; the last one acknowledged. */
  async function storm(event: OutsideEvent, key: string, moves: ReturnType<typeof moveOf>[], index: number) {
    for (let rev = 1, last = null; ; rev++) {
      const move = moves[(index + rev) % moves.length]!;
      const { status, body } = await event.draft(key, 1, { rev, move });
      if (status !== 200) {
        expect((body as unknown as Problem).code).toBe('round-not-open');
        return last;
      }
      last = move;
    }
  }

  it.each([
    ['by the host', { pace: 'host', secondsPerRound: 600 }],
    ['by the clock', { pace: 'auto', secondsPerRound: 8, gapSeconds: 60 }],
  ])('%s: what was acknowledged last counts for each, and nothing else', async (by, settings) => {
    const event = await create({ draftsCount: true, ...settings });
    const players = await event.joinMany(PLAYERS);
    const { round } = await event.command('start');
    const moves = legalMoves(round!).map(moveOf);
    const storms = Promise.all(players.map(({ playerKey }, index) => storm(event, playerKey, moves, index)));
    if (by === 'by the host') {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await event.command('close-round', { round: 1 });
    }
    const last = await storms;
    await expect.poll(async () => (await event.snapshot()).round!.status).toBe('closed');
    const rows = await sql()<{ playerId: string; body: object; points: number; standing: number }[]>`
      select s.player_id as "playerId", s.body, s.points, st.points as standing from slip s
      join round r on r.id = s.round_id join game g on g.id = r.game_id
      left join standing st on st.round_id = r.id and st.player_id = s.player_id
      where g.event_id = ${event.created.id} and s.from_draft`;
    const counted = new Map(rows.map((row) => [row.playerId, row]));
    expect(counted.size).toBe(last.filter((move) => move !== null).length);
    players.forEach(({ playerId }, index) => {
      expect(counted.get(playerId)?.body ?? null).toEqual(last[index]);
      expect(counted.get(playerId)?.standing).toBe(counted.get(playerId)?.points);
    });
    expect(counted.size).toBeGreaterThan(PLAYERS / 2);
    await expect.poll(() => storedDrafts(event)).toBe(0);
  });
});
