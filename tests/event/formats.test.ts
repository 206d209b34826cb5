/** One whole event of each family of formats, over the interface, with short games. */
import { describe, expect, it } from 'vitest';
import { tileSet } from '@/lib/engine';
import { afterRound, emptyGame, exchangeAfter, type Format, formatOf, rackText, rackTiles } from '@/lib/game';
import type { JoinedEvent, MoveBody, RoundReview, RoundView, Snapshot } from '@/lib/http/schemas';
import { call, follow, must } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();
const EN = tileSet('en');

const create = (settings: object) => OutsideEvent.create(service.base(), { seed: 'formats', ...settings });

/** Plays to the end; `look` sees each round open and closed. */
async function play(
  event: OutsideEvent,
  look: (open: RoundView, closed: RoundView, snapshot: Snapshot) => void = () => {},
): Promise<Snapshot> {
  let snapshot = await event.command('start');
  for (;;) {
    const open = snapshot.round!;
    snapshot = await event.command('close-round', { round: open.number });
    look(open, snapshot.round!, snapshot);
    if (snapshot.status === 'finished') return snapshot;
    snapshot = await event.command('next-round', { round: open.number });
  }
}

const review = (event: OutsideEvent, number: number) =>
  must<RoundReview>(event.base, event.path(`/rounds/${number}`));

/** Every round follows from the one before by the rules of the format. */
async function follows(event: OutsideEvent, format: Format, rounds: number): Promise<RoundReview[]> {
  const reviews: RoundReview[] = [];
  let state = emptyGame(EN);
  for (let number = 1; number <= rounds; number++) {
    const round = await review(event, number);
    expect(round.board).toEqual(state.board);
    if (!round.rack.rejected) expect(round.rack.leftover).toBe(state.leftover);
    state = afterRound(EN, state, round.rack, round.top, format);
    expect(round.boardAfter).toEqual(state.board);
    expect(round.exchange).toEqual(
      exchangeAfter(EN, { number, board: round.board, rack: round.rack, top: round.top }, format),
    );
    reviews.push(round);
  }
  return reviews;
}

describe('an event of the format', () => {
  it('joker: a blank in every rack, a real letter on the board', async () => {
    const event = await create({ format: 'joker', maxRounds: 6 });
    await event.join('Ana');
    const exchanges: unknown[] = [];
    const end = await play(event, (open, closed) => {
      expect(open.exchange).toBeUndefined();
      expect(rackTiles(open.rack)).toHaveLength(7);
      expect(rackTiles(open.rack).match(/\?/g)).toHaveLength(1);
      exchanges.push(closed.exchange);
    });
    expect(end).toMatchObject({ endReason: 'rounds-played', settings: { format: 'joker' } });
    const reviews = await follows(event, formatOf({ format: 'joker' }), 6);
    expect(reviews.map(({ exchange }) => exchange)).toEqual(exchanges);
    expect(exchanges.filter(Boolean).length).toBeGreaterThan(0);
  });

  it('7 and 8: eight tiles, all of which may be laid', async () => {
    const event = await create({ format: '7and8', maxRounds: 4 });
    const ana = await event.join('Ana');
    await play(event, (open) => expect(rackTiles(open.rack)).toHaveLength(8));
    await follows(event, formatOf({ format: '7and8' }), 4);
    expect(ana.playerId).toBeTruthy();
  });

  it('7 of 8: an eighth tile is given back', async () => {
    const event = await create({ format: '7of8', prepared: { rounds: [{ rack: 'RELATION' }] } });
    const ana = await event.join('Ana');
    await event.command('start');
    const slip = (word: string, col: number): MoveBody => ({ row: 8, col, direction: 'across', word });
    const refused = await event.send(ana.playerKey, 1, 1, slip('RELATION', 4));
    expect(refused).toMatchObject({ status: 422, body: { code: 'slip-too-many-tiles' } });
    const taken = await event.send(ana.playerKey, 1, 2, slip('RELATE', 4));
    expect(taken).toMatchObject({ status: 422, body: { code: 'slip-not-in-rack' } });
    expect(await event.send(ana.playerKey, 1, 3, slip('ORIENTAL', 4))).toMatchObject({ status: 422 });
    const good = await event.send(ana.playerKey, 1, 4, slip('TOENAIL', 4));
    expect(good).toMatchObject({ status: 200, body: { valid: true } });
    expect((good.body as { score: number }).score).toBeGreaterThanOrEqual(66);
  });

  it('own: its rack, its bonus, with a joker', async () => {
    const own = { rackSize: 6, maxPlaced: 4, bonus: { '3': 10, '4': 40 } };
    const event = await create({ format: 'own-joker', own, maxRounds: 4 });
    await event.join('Ana');
    await play(event, (open) => {
      expect(rackTiles(open.rack)).toHaveLength(6);
      expect(rackTiles(open.rack)).toContain('?');
    });
    const reviews = await follows(event, formatOf({ format: 'own-joker', own }), 4);
    expect(reviews[0]!.top.score).toBeGreaterThan(40);
  });
});

describe('an event with house rules', () => {
  it('retakes blanks before the rack is shown, and says so', async () => {
    const event = await create({ retakeBlanks: true, lastingPremiums: true, maxRounds: 20, seed: 'a' });
    await event.join('Ana');
    const retaken: RoundView[] = [];
    const end = await play(event, (open) => {
      if (open.retaken) retaken.push(open);
    });
    expect(end.status).toBe('finished');
    expect(retaken.length).toBeGreaterThan(0);
    for (const { rack, board, retaken: exchanges } of retaken) {
      expect(rackTiles(rack)).toContain('?');
      for (const { row, col, letter } of exchanges!) expect(board[row - 1]![col - 1]).toBe(letter);
    }
  });
});

describe('a prepared event', () => {
  const rounds = [{ rack: 'RELATIO', top: null }, { rack: '-SANDTUE' }];

  it('is played with its racks, and keeps them secret', async () => {
    const event = await create({ prepared: { rounds } });
    await event.join('Ana');
    const started = await event.command('start');
    expect(JSON.stringify(started)).not.toContain('SANDTUE');
    expect(started).toMatchObject({ settings: { racks: 'prepared' }, round: { rack: { drawn: 'RELATIO' } } });
    await event.command('close-round', { round: 1 });
    const second = await event.command('next-round', { round: 1 });
    expect(rackText(second.round!.rack)).toBe('-SANDTUE');
    const end = await event.command('close-round', { round: 2 });
    expect(end).toMatchObject({ status: 'finished', endReason: 'prepared-rounds-played' });
  });

  it('is refused where a round cannot be played, at its field', async () => {
    const answer = await call(service.base(), '/api/events', {
      body: { name: 'x', prepared: { rounds: [...rounds, { rack: '-AEIOUAE' }] } },
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
    expect(answer.body).toMatchObject({
      errors: { 'prepared.rounds.2.rack': [expect.stringContaining('Round 3')] },
    });
  });
});

describe('an event whose racks the referee enters', () => {
  it('shows each rack when it is entered, held to the rule', async () => {
    const event = await create({ racks: 'entered', maxRounds: 2 });
    await event.join('Ana');
    const post = (command: string, body: object) =>
      call<Snapshot>(event.base, event.path(`/${command}`), { body, key: event.created.hostKey });
    for (const rack of [undefined, 'RELATI', 'AEIOUAE', '???????'])
      expect(await post('start', { rack })).toMatchObject({
        status: 422,
        body: { errors: { rack: [expect.any(String)] } },
      });
    expect(await event.snapshot()).toMatchObject({ status: 'lobby' });
    const started = await event.command('start', { rack: 'relatio' });
    expect(started.round!.rack.drawn).toBe('RELATIO');
    // Pressed again, with another rack: nothing changes.
    expect((await event.command('start', { rack: 'SANDTUE' })).round!.rack.drawn).toBe('RELATIO');
    expect(await post('next-round', { rack: 'SANDTUE' })).toMatchObject({ status: 409 });
    const closed = await event.command('close-round', { round: 1 });
    expect(closed).toMatchObject({ status: 'running', nextOpensAt: null });
    expect(await post('next-round', { round: 1 })).toMatchObject({ status: 422 });
    const second = await event.command('next-round', { round: 1, rack: '-SANDTUE' });
    expect(rackText(second.round!.rack)).toBe('-SANDTUE');
    expect(await event.command('close-round', { round: 2 })).toMatchObject({ endReason: 'rounds-played' });
  });
});

describe('a finish line', () => {
  const first = async (event: OutsideEvent, players: JoinedEvent[]) => {
    const { round } = await event.command('start');
    const move: MoveBody = { row: 8, col: 4, direction: 'across', word: 'TOENAIL' };
    for (const { playerKey } of players) await event.send(playerKey, round!.number, 1, move);
    return event.command('close-round', { round: 1 });
  };
  const prepared = { rounds: [{ rack: 'TOENAIL' }, { rack: '-SANDTUE' }] };
  /** What the stream tells of the end to whoever reads it from the beginning. */
  const finishedOf = async ({ base, code }: OutsideEvent) => {
    for await (const message of follow(base, code, { after: 0, signal: AbortSignal.timeout(60_000) }))
      if (message.type === 'finished') return message.data;
    return null;
  };

  it('ends the game with the round in which a player reaches it', async () => {
    const event = await create({ targetScore: 60, prepared });
    const ana = await event.join('Ana');
    await event.join('Bo');
    const end = await first(event, [ana]);
    expect(end).toMatchObject({ status: 'finished', endReason: 'target-reached', nextOpensAt: null });
    const one = { playerId: ana.playerId, name: 'Ana', level: null, target: 60 };
    expect(end.reached).toEqual({ players: 1, first: [{ ...one, points: end.standings[0]?.total }] });
  });

  it('is each player’s own by level', async () => {
    const targetLevels = { beginner: 60, intermediate: 70, expert: 200 };
    const event = await create({ targetLevels, prepared });
    const joinAs = (name: string, level?: string) =>
      must<JoinedEvent>(event.base, event.path('/players'), { body: { name, ...(level && { level }) } });
    const expert = await joinAs('Ana', 'expert');
    await joinAs('Bo', 'beginner');
    const goes = await first(event, [expert, await joinAs('Cy')]);
    expect(goes).toMatchObject({
      status: 'running',
      standings: [{ total: 66 }, { total: 66 }, { total: 0 }],
    });
    expect(await event.command('finish')).toMatchObject({ endReason: 'stopped-by-host', reached: null });

    const other = await create({ targetLevels, prepared });
    const beginner = await must<JoinedEvent>(other.base, other.path('/players'), {
      body: { name: 'Bo', level: 'beginner' },
    });
    const better = await must<JoinedEvent>(other.base, other.path('/players'), {
      body: { name: 'Ana', level: 'expert' },
    });
    const end = await first(other, [beginner, better]);
    const reached = {
      players: 1,
      first: [{ playerId: beginner.playerId, name: 'Bo', level: 'beginner', target: 60, points: 66 }],
    };
    expect(end).toMatchObject({
      endReason: 'target-reached',
      reached,
      standings: [{ rank: 1 }, { rank: 1 }],
    });
    expect(await finishedOf(other)).toMatchObject({ reason: 'target-reached', reached });

    // Whose name goes is named nowhere.
    await must(other.base, other.path(`/players/${beginner.playerId}/erase`), {
      method: 'POST',
      key: other.created.hostKey,
    });
    const { name } = (await other.snapshot()).reached!.first[0]!;
    expect(name).toMatch(/^#\d{4}$/);
    expect((await finishedOf(other))?.reached?.first[0]?.name).toBe(name);
  });
});

describe('a written slip in Spain', () => {
  it('is worth nothing when its blank is not marked; elsewhere it is a warning', async () => {
    const slipIn = async (blankFault: string) => {
      const prepared = { rounds: [{ rack: 'TOENAI?' }] };
      const event = await create({ entry: 'federation', notation: 'letter-first', blankFault, prepared });
      const ana = await event.join('Ana');
      await event.command('start');
      await call(event.base, event.path('/rounds/1/slip'), {
        method: 'PUT',
        body: { rev: 1, reference: 'H4', word: 'TOENAIL', claimed: 66 },
        key: ana.playerKey,
      });
      const { standings } = await event.command('close-round', { round: 1 });
      return { points: standings[0]!.total, warnings: standings[0]!.warnings };
    };
    expect(await slipIn('zero')).toEqual({ points: 0, warnings: 0 });
    const warned = await slipIn('warning');
    expect(warned.points).toBeGreaterThan(0);
    expect(warned.warnings).toBe(1);
  });
});
