/** A referee's rulings: what follows from them, at once and wherever it is told, also after the end. */
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { JoinedEvent, RoundReview, RoundView, StreamMessage } from '@/lib/http/schemas';
import { call, follow, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { Referee } from '../support/referee';
import { testService } from '../support/service';

const service = testService({ limits: { joins: 1e6, requests: 1e6, perKey: 1e6, failures: 1e6 } });

interface Room {
  event: OutsideEvent;
  referee: Referee;
  players: JoinedEvent[];
}

/** A first round in which everybody has sent the lowest move, and it is closed. */
async function firstRound(count: number, settings: object = {}): Promise<Room> {
  const event = await OutsideEvent.create(service.base(), { seed: 'a seed for referees', ...settings });
  const players = await event.joinMany(count);
  const { round } = await event.command('start');
  const lowest = legalMoves(round!).map(moveOf).at(-1)!;
  await Promise.all(players.map(({ playerKey }) => event.send(playerKey, 1, 1, lowest)));
  await event.command('close-round');
  return { event, referee: new Referee(event), players };
}

/** Tiles of the rack as they were drawn: with this seed they make no word. */
const noWord = ({ rack }: RoundView) =>
  ({ row: 8, col: 5, direction: 'across', word: rack.drawn.replace('?', '').slice(0, 5) }) as const;

describe('a solo', () => {
  it('appears and vanishes as rulings change, and needs sixteen players', async () => {
    const { event, referee, players } = await firstRound(16, { soloPreset: 'fisf' });
    const [one, two, last] = [players[0]!, players[1]!, players[15]!];
    const totals = async () => {
      const standings = await referee.standings();
      return [one, two].map(({ name }) => [standings.get(name)!.total, standings.get(name)!.solos]);
    };
    await referee.rule(1, one.playerId, 'set', { points: 72 });
    await referee.rule(1, two.playerId, 'set', { points: 70 });
    expect(await totals()).toEqual([
      [82, 1],
      [70, 0],
    ]);
    await referee.rule(1, two.playerId, 'set', { points: 72 });
    expect(await totals()).toEqual([
      [72, 0],
      [72, 0],
    ]);
    await referee.rule(1, one.playerId, 'zero');
    expect(await totals()).toEqual([
      [0, 0],
      [82, 1],
    ]);
    await must(event.base, event.path(`/players/${last.playerId}`), {
      method: 'DELETE',
      key: event.created.hostKey,
    });
    expect(await totals()).toEqual([
      [0, 0],
      [72, 0],
    ]);
  });
});

describe('warnings', () => {
  /** Rounds are played by nobody: rulings alone warn the one player. */
  async function warned(times: number, settings: object): Promise<{ room: Room; cost: number }> {
    const room = await firstRound(1, { secondsPerRound: 180, ...settings });
    const { event, referee, players } = room;
    const warn = (round: number) => referee.rule(round, players[0]!.playerId, 'warn', { points: 20 });
    expect((await warn(1)).status).toBe(201);
    for (let round = 2; round <= times; round++) {
      await event.command('next-round');
      await event.command('close-round');
      await warn(round);
    }
    await event.command('finish');
    const row = (await referee.standings()).get(players[0]!.name)!;
    expect(row.warnings).toBe(times);
    return { room, cost: 20 * times - row.total };
  }

  it('five cost ten in a normal game, and are settled anew when one of them is taken back after the end', async () => {
    const { room, cost } = await warned(5, {});
    expect(cost).toBe(10);
    const { referee, players } = room;
    const [player] = players;
    expect((await referee.rule(2, player!.playerId, 'accept', { points: 20 })).body.points).toBe(20);
    const { total, warnings } = (await referee.standings()).get(player!.name)!;
    expect([total, warnings]).toEqual([95, 4]);
  });

  it('five cost nothing in blitz and with a joker, seven cost ten', async () => {
    expect((await warned(5, { secondsPerRound: 60 })).cost).toBe(0);
    expect((await warned(5, { format: 'joker' })).cost).toBe(0);
    expect((await warned(7, { secondsPerRound: 60 })).cost).toBe(10);
  });
});

describe('a ruling', () => {
  it('turns a zero into points by appeal, and everybody is told at once', async () => {
    const event = await OutsideEvent.create(service.base(), {
      seed: 'a seed for referees',
      entry: 'federation',
      checkWords: false,
    });
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const { round } = await event.command('start');
    const [top] = legalMoves(round!);
    const reference = `${'8'}${String.fromCharCode(64 + top!.col)}`;
    const written = { rev: 1, reference, word: `${top!.word.slice(0, -1)}${top!.word[0]}`, claimed: 30 };
    await must(event.base, event.path('/rounds/1/slip'), {
      method: 'PUT',
      body: written,
      key: ana.playerKey,
    });
    await event.command('close-round');
    const referee = await new Referee(event).invite('corrector', 'Cy');
    const before = (await event.snapshot(ana.playerKey)).you!.result!;
    expect(before).toMatchObject({ points: 0 });
    const heard: StreamMessage[] = [];
    const enough = new AbortController();
    const stream = (async () => {
      const options = { key: ana.playerKey, signal: enough.signal };
      for await (const message of follow(event.base, event.code, options)) heard.push(message);
    })();
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    const { status, body } = await referee.rule(1, ana.playerId, 'accept', {
      points: 30,
      reason: 'In the new list',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      points: 30,
      ruling: { kind: 'accept', author: 'Cy', reason: 'In the new list' },
    });
    await expect
      .poll(() => heard.find(({ type }) => type === 'ruling')?.data)
      .toMatchObject({ number: 1, round: 1, you: { points: 30, total: 30, rank: 1, ruled: 'accept' } });
    enough.abort();
    await stream;
    expect((await event.snapshot(bo.playerKey)).standings[0]).toMatchObject({ name: 'Ana', total: 30 });
    const review = await must<RoundReview>(event.base, event.path('/rounds/1'));
    expect(review.distribution).toEqual([{ points: 30, players: 1 }]);
  });

  it('on an earlier round is told its player with the round it is of, until the next one is over', async () => {
    const { event, referee, players } = await firstRound(2);
    const [ana, bo] = players;
    await event.command('next-round');
    await event.command('close-round');
    const rulings = async () => (await event.snapshot(ana!.playerKey)).you!.result!.rulings;
    expect(await rulings()).toBeUndefined();
    const first = (await referee.slips(1)).lines.find(({ playerId }) => playerId === ana!.playerId)!;
    await referee.rule(1, ana!.playerId, 'zero');
    const { body } = await referee.rule(1, ana!.playerId, 'set', { points: 7, seen: undefined });
    expect(body.points).toBe(7);
    const told = [{ round: 1, kind: 'set', before: first.points, after: 7 }];
    expect(await rulings()).toEqual(told);
    expect((await event.snapshot(bo!.playerKey)).you!.result!.rulings).toBeUndefined();
    // While the next one is played, and after the end.
    await event.command('next-round');
    expect(await rulings()).toEqual(told);
    await referee.rule(2, ana!.playerId, 'warn');
    await event.command('close-round');
    expect(await rulings()).toEqual([{ round: 2, kind: 'warn', before: 0, after: 0 }]);
    await event.command('finish');
    await referee.rule(1, ana!.playerId, 'zero', { seen: body.ruling!.id });
    expect(await rulings()).toEqual([
      { round: 1, kind: 'zero', before: 7, after: 0 },
      { round: 2, kind: 'warn', before: 0, after: 0 },
    ]);
  });

  it('is one, however often and by whoever it is sent; another one since is told', async () => {
    const { event, referee, players } = await firstRound(2);
    const [player] = players;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => referee.rule(1, player!.playerId, 'set', { points: 7 })),
    );
    expect(answers.map(({ status, body }) => [status, body.points])).toEqual(Array(6).fill([201, 7]));
    const stored = await sql()`select 1 from ruling where player_id = ${player!.playerId}`;
    expect(stored).toHaveLength(1);
    const other = await referee.invite('host', 'Zoë');
    const late = await other.rule(1, player!.playerId, 'zero', { seen: null });
    expect([late.status, late.body.code]).toEqual([409, 'ruled-meanwhile']);
    const seen = answers[0]!.body.ruling!.id;
    expect((await other.rule(1, player!.playerId, 'zero', { seen })).body.points).toBe(0);
    expect((await event.snapshot()).standings.find(({ name }) => name === player!.name)?.total).toBe(0);
  });

  it('stands in the journal, with what it changed', async () => {
    const { event, referee, players } = await firstRound(2);
    const corrector = await referee.invite('corrector', 'Cy');
    const [player] = players;
    const { points } = (await referee.slips(1)).lines.find(({ playerId }) => playerId === player!.playerId)!;
    await referee.rule(1, player!.playerId, 'set', { points: 50 });
    await corrector.rule(1, player!.playerId, 'zero', { reason: 'Torn; "unreadable"' });
    const entries = await referee.journal();
    expect(entries.map(({ author, what, before, after }) => [author, what, before, after])).toEqual([
      ['Cy', 'zero', '50', '0'],
      ['host', 'set', String(points), '50'],
      ['host', 'invite-corrector', null, 'Cy'],
      ['host', 'close', null, null],
    ]);
    const file = await fetch(event.base + event.path('/journal.csv'), {
      headers: { authorization: `Bearer ${corrector.key}` },
    });
    expect(await file.text()).toContain('"Torn; ""unreadable"""');
  });

  it('is refused about a round that is open, a player of another event, without a reason or points', async () => {
    const { event, referee, players } = await firstRound(1);
    const stranger = await (await OutsideEvent.create(service.base())).join('Eve');
    await event.command('next-round');
    const refused = [
      await referee.rule(2, players[0]!.playerId, 'zero'),
      await referee.rule(1, stranger.playerId, 'zero'),
      await referee.rule(1, players[0]!.playerId, 'zero', { reason: '  ' }),
      await referee.rule(1, players[0]!.playerId, 'set'),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual([
      'round-not-found',
      'player-not-found',
      'invalid-input',
      'invalid-input',
    ]);
    const open = await call(event.base, event.path('/rounds/2/judgements'), { key: event.created.hostKey });
    expect(open.status).toBe(404);
  });
});

describe('the slips of a round', () => {
  it('are found by table and name, with what was written and why it counts what it counts', async () => {
    const event = await OutsideEvent.create(service.base(), { seed: 'a seed for referees' });
    const ana = await event.join('Ana');
    await event.join('Bo');
    const { round } = await event.command('start');
    const move = noWord(round!);
    await event.send(ana.playerKey, 1, 1, move);
    await event.command('close-round');
    const referee = new Referee(event);
    const { lines, count } = await referee.slips(1, '?search=an');
    expect(count).toBe(1);
    expect(lines[0]).toMatchObject({
      name: 'Ana',
      sent: true,
      move,
      judged: { ruling: 'zero', reason: 'not-in-lexicon', points: 0 },
      badWords: [move.word],
      points: 0,
    });
    expect((await referee.slips(1, '?shown=marked')).lines.map(({ name }) => name)).toEqual(['Ana']);
    expect((await referee.slips(1, '?shown=missing')).lines.map(({ name }) => name)).toEqual(['Bo']);
  });

  it('say what the average of all others would pay, and it pays that', async () => {
    const event = await OutsideEvent.create(service.base(), { seed: 'a seed for referees' });
    const [own, ...others] = await event.joinMany(5);
    const referee = new Referee(event);
    await referee.act('/simulated', { count: 2, strength: 'master', language: 'en' });
    await event.command('start');
    await event.command('close-round');
    // As the rules have it: 10, 20, 25, 0 make 13.
    const paid = [10, 20, 25, 0];
    for (const [index, { playerId }] of others.entries())
      await referee.rule(1, playerId, 'set', { points: paid[index]! });
    const line = async () =>
      (await referee.slips(1)).lines.find(({ playerId }) => playerId === own!.playerId)!;
    expect((await line()).average).toBe(13);
    await referee.rule(1, own!.playerId, 'zero');
    expect((await line()).average).toBe(13);
    await referee.rule(1, own!.playerId, 'average');
    expect(await line()).toMatchObject({ points: 13, average: 13 });
  });

  it('tells of a late slip until it is ruled', async () => {
    const { event, referee, players } = await firstRound(1);
    const bo = await event.join('Bo');
    const move = noWord((await event.snapshot()).round!);
    expect((await event.send(bo.playerKey, 1, 1, move)).status).toBe(409);
    const late = async () => (await referee.slips(1, '?shown=doubtful')).lines;
    expect(await late()).toMatchObject([{ name: 'Bo', late: [move.word], sent: false, doubtful: true }]);
    await referee.rule(1, bo.playerId, 'zero', { reason: 'Late' });
    expect(await late()).toEqual([]);
    expect((await referee.slips(1, '?shown=ruled')).lines).toHaveLength(1);
    expect(players).toHaveLength(1);
  });
});
