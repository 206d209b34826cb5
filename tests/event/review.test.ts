import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type {
  CreatedEvent,
  EventReview,
  JoinedEvent,
  Member,
  MovesPage,
  PlayerSheet,
  RoundList,
  RoundReview,
  StandingsPage,
} from '@/lib/http/schemas';
import { call, eventPath, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { fillEvent, type SeededEvent } from '../support/seeded-event';
import { testService } from '../support/service';

const service = testService({ limits: { joins: 1e6, requests: 1e6, perKey: 1e6, failures: 1e6 } });

const PLAYERS = 300;
const ROUNDS = 20;
let seeded: SeededEvent;
let ana: JoinedEvent;
let hostKey: string;

beforeAll(async () => {
  const event = await must<CreatedEvent>(service.base(), '/api/events', {
    body: { name: 'Three hundred', pace: 'host', soloPreset: 'fisf' },
  });
  hostKey = event.hostKey;
  ana = await must<JoinedEvent>(service.base(), eventPath(event.code, '/players'), {
    body: { name: 'Zed A' },
  });
  seeded = await fillEvent(event.code, { players: PLAYERS, rounds: ROUNDS });
});

const read = <Body>(rest: string, key?: string) =>
  must<Body>(service.base(), eventPath(seeded.event.code, rest), { key });

/** Points of a player in a round, counted here from the raw slips. */
const points = (round: number, id: string) => seeded.rounds[round]!.slips.get(id)?.points ?? 0;

/** Who alone had the best score of a round, and the FISF bonus that follows. */
function soloOf(round: number): string | null {
  const scores = seeded.playerIds.map((id) => points(round, id));
  const best = Math.max(...scores);
  const alone = scores.filter((score) => score === best).length === 1 && best > 0;
  return alone ? seeded.playerIds[scores.indexOf(best)]! : null;
}

/** Sums after each round, with solos. */
function totals(id: string): number[] {
  let sum = 0;
  return seeded.rounds.map((_, round) => {
    sum += points(round, id) + (soloOf(round) === id ? 10 : 0);
    return sum;
  });
}

const rankIn = (scores: readonly number[], own: number) => 1 + scores.filter((one) => one > own).length;

describe('the rounds of a review', () => {
  it('have the counts of their raw slips', async () => {
    const { rounds } = await read<RoundList>('/rounds');
    expect(rounds.map(({ number, best, found, sent }) => ({ number, best, found, sent }))).toEqual(
      seeded.rounds.map(({ number, top, slips }) => {
        const all = [...slips.values()];
        return {
          number,
          best: Math.max(...all.map((slip) => slip.points)),
          found: all.filter((slip) => slip.points >= top.score).length,
          sent: all.length,
        };
      }),
    );
  });

  it.each([1, 7, 20])('plot the scores of round %i and name who was alone', async (number) => {
    const review = await read<RoundReview>(`/rounds/${number}`);
    const counts: Record<number, number> = {};
    for (const slip of seeded.rounds[number - 1]!.slips.values())
      counts[slip.points] = (counts[slip.points] ?? 0) + 1;
    expect(Object.fromEntries(review.distribution.map((bar) => [bar.points, bar.players]))).toEqual(counts);
    expect(review.alone?.playerId ?? null).toBe(soloOf(number - 1));
    expect(review.alone?.bonus ?? 10).toBe(10);
    for (const { players, who } of review.moves) expect(who).toHaveLength(players > 3 ? 0 : players);
  });

  it('count the words of the first, which its list has once each', async () => {
    const [first, second] = await Promise.all([1, 2].map((number) => read<RoundReview>(`/rounds/${number}`)));
    expect(first?.words).toBe((await read<MovesPage>('/rounds/1/moves')).count);
    expect(first?.words).toBeLessThan(first?.legalMoves ?? 0);
    expect(second).not.toHaveProperty('words');
  });

  it('list every legal move, by pages, searched and filtered', async () => {
    const review = await read<RoundReview>('/rounds/5');
    const all = legalMoves(review);
    const first = await read<MovesPage>('/rounds/5/moves');
    expect(first).toMatchObject({ count: all.length, page: 1, pages: Math.ceil(all.length / 50) });
    expect(first.moves[0]).toMatchObject({ score: review.top.score });
    const last = await read<MovesPage>(`/rounds/5/moves?page=${first.pages}`);
    expect(last.moves.at(-1)?.score).toBe(all.at(-1)?.score);

    const search = async (query: string) => (await read<MovesPage>(`/rounds/5/moves?${query}`)).count;
    const words = all.map(({ word }) => word.toUpperCase());
    expect(await search('search=er')).toBe(words.filter((word) => word.includes('ER')).length);
    expect(await search('search=*s')).toBe(words.filter((word) => word.endsWith('S')).length);
    expect(await search('search=%3F%3F')).toBe(words.filter((word) => word.length === 2).length);
    expect(await search('search=(((')).toBe(0);
    expect(await search('least=20')).toBe(all.filter(({ score }) => score >= 20).length);
    const sorted = await read<MovesPage>('/rounds/5/moves?sort=word&laid=4');
    expect(sorted.moves.every(({ laid }) => laid >= 4)).toBe(true);
    const shown = sorted.moves.map(({ word }) => word.toUpperCase());
    expect(shown).toEqual([...shown].sort());
  });
});

describe("a player's sheet", () => {
  it('has the sums, ranks and solos of the raw slips', async () => {
    const sheet = await read<PlayerSheet>(`/players/${ana.playerId}/sheet`, ana.playerKey);
    const every = new Map(seeded.playerIds.map((id) => [id, totals(id)]));
    const own = every.get(ana.playerId)!;
    const final = [...every.values()].map((sums) => sums[ROUNDS - 1]!);
    const winner = seeded.playerIds.find((id) => every.get(id)![ROUNDS - 1] === Math.max(...final))!;
    let tops = 0;
    const expected = seeded.rounds.map(({ number, top, slips }, index) => {
      tops += top.score;
      const slip = slips.get(ana.playerId);
      const scores = [...slips.values()].map((one) => one.points);
      const sums = [...every.values()].map((one) => one[index]!);
      return {
        number,
        game: 1,
        inGame: number,
        top,
        points: slip?.points ?? 0,
        bonus: soloOf(index) === ana.playerId ? 10 : 0,
        reason: slip ? slip.reason : 'no-slip',
        isTop: (slip?.points ?? 0) >= top.score,
        roundRank: slip ? rankIn(scores, slip.points) : null,
        total: own[index],
        topTotal: tops,
        winnerTotal: every.get(winner)![index],
        rank: rankIn(sums, own[index]!),
      };
    });
    expect(sheet.rounds.map(({ rack: _, move: __, ...round }) => round)).toEqual(expected);
    expect(sheet).toMatchObject({ mine: true, finished: true, players: PLAYERS });
    expect(sheet.player).toMatchObject({ total: own[ROUNDS - 1], rank: rankIn(final, own[ROUNDS - 1]!) });
    const missed = seeded.rounds.filter(({ top, number }) => points(number - 1, ana.playerId) < top.score);
    expect(sheet.missed.map(({ number }) => number)).toEqual(missed.map(({ number }) => number));
    expect(sheet.missed.some(({ meanings }) => meanings.length > 0)).toBe(true);
  });

  it('is there for whoever has its link, and for nobody of another event', async () => {
    expect((await read<PlayerSheet>(`/players/${ana.playerId}/sheet`)).mine).toBe(false);
    const nobody = await call(service.base(), eventPath(seeded.event.code, '/players/none/sheet'));
    expect(nobody).toMatchObject({ status: 404, body: { code: 'player-not-found' } });
  });
});

describe('the event as a whole', () => {
  it('tells of leaders, tops, solos and records what the raw slips say', async () => {
    const review = await read<EventReview>('/review');
    const every = new Map(seeded.playerIds.map((id) => [id, totals(id)]));
    const final = [...every.values()].map((sums) => sums[ROUNDS - 1]!).sort((a, b) => b - a);
    expect(review.leaders).toHaveLength(10);
    for (const { playerId, totals: sums, rank } of review.leaders) {
      expect(sums).toEqual(every.get(playerId));
      expect(rank).toBe(rankIn(final, sums[ROUNDS - 1]!));
    }
    expect(review.podium.map(({ total }) => total)).toEqual(
      final.filter((total) => rankIn(final, total) <= 3),
    );
    expect(review.average).toBeCloseTo(final.reduce((sum, one) => sum + one, 0) / PLAYERS, 1);
    const solos = seeded.rounds.flatMap(({ number }) => {
      const id = soloOf(number - 1);
      return id ? [[number, id]] : [];
    });
    expect(review.solos.map(({ number, who }) => [number, who[0]?.playerId])).toEqual(solos);
    expect(review.solos.every(({ bonus }) => bonus === 10)).toBe(true);
    const foundOf = ({ top, slips }: (typeof seeded.rounds)[number]) =>
      [...slips.values()].filter((slip) => slip.points >= top.score).length;
    const rarest = seeded.rounds.map(foundOf).sort((a, b) => a - b);
    expect(review.missed.map(({ found }) => found)).toEqual(rarest.slice(0, 6));
    expect(review.untopped).toEqual(
      seeded.rounds.filter((round) => foundOf(round) === 0).map(({ number }) => number),
    );
    const topsOf = (id: string) =>
      seeded.rounds.filter(({ top, number }) => points(number - 1, id) >= top.score).length;
    expect(review.records.mostTops?.tops).toBe(Math.max(...seeded.playerIds.map(topsOf)));
    expect(review.records.highestTop?.score).toBe(Math.max(...seeded.rounds.map(({ top }) => top.score)));
    for (const { points: worth, top, who } of review.rare) {
      expect(worth).toBeGreaterThanOrEqual(0.8 * top);
      expect(who.length).toBeLessThanOrEqual(3);
    }
    const climb = review.records.climb!;
    const ranks = seeded.rounds.map((_, index) => {
      const sums = [...every].map(([id, all]) => [id, all[index]!] as const);
      const order = sums.map(([, sum]) => sum).sort((a, b) => b - a);
      return new Map(sums.map(([id, sum]) => [id, 1 + order.indexOf(sum)]));
    });
    const end = ranks.at(-1)!;
    const gained = seeded.playerIds.map((id) =>
      Math.max(...ranks.map((after) => after.get(id)! - end.get(id)!)),
    );
    expect(climb.from - climb.to).toBe(Math.max(...gained));
    expect(ranks[climb.after - 1]!.get(climb.playerId)).toBe(climb.from);
    expect(end.get(climb.playerId)).toBe(climb.to);
  });

  it('is counted once, until standings are computed again', async () => {
    const kept = () => sql()<{ id: string }[]>`select id from digest where event_id = ${seeded.event.id}`;
    expect(await kept()).toHaveLength(ROUNDS + 1);
    const before = await read<EventReview>('/review');
    const gone = before.podium[0]!;
    const remove = (removed: boolean) =>
      call(service.base(), eventPath(seeded.event.code, `/players/${gone.playerId}`), {
        method: 'PATCH',
        body: { removed },
        key: hostKey,
      });
    await remove(true);
    expect(await kept()).toEqual([]);
    const without = await read<EventReview>('/review');
    expect(without.podium[0]?.playerId).toBe(before.podium[1]?.playerId);
    expect(JSON.stringify(without)).not.toContain(gone.playerId);
    await remove(false);
    expect(await read<EventReview>('/review')).toEqual(before);
  });
});

describe('a round that has just closed', () => {
  it('is counted before anybody asks', async () => {
    const event = await OutsideEvent.create(service.base(), { maxRounds: 1 });
    const bo = await event.join('Bo');
    const { round } = await event.command('start');
    await event.send(bo.playerKey, 1, 1, moveOf(legalMoves(round!)[0]!));
    await event.command('close-round');
    const kept = async () => (await sql()`select 1 from digest where event_id = ${event.created.id}`).length;
    expect(await kept()).toBe(0);
    await expect.poll(kept).toBe(2);
  });
});

describe('a ranking', () => {
  it('is the same by pages as in the results, equals by name', async () => {
    const { body } = await call<string>(service.base(), eventPath(seeded.event.code, '/results.csv'));
    const lines = body.split('\r\n').slice(1, PLAYERS + 1);
    const pages = await Promise.all([1, 2, 3].map((page) => read<StandingsPage>(`/standings?page=${page}`)));
    const rows = pages.flatMap(({ standings }) => standings);
    expect(rows.map(({ rank, name }) => `${rank},${name},`)).toEqual(
      lines.map((line) => `${line.split(',').slice(0, 2).join(',')},`),
    );
    const sorted = rows.toSorted((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
    expect(rows.map(({ playerId }) => playerId)).toEqual(sorted.map(({ playerId }) => playerId));
  });

  it('is searched by a part of a name', async () => {
    const { players, standings } = await read<StandingsPage>('/standings?search=zed');
    expect(players).toBe(1);
    expect(standings[0]).toMatchObject({ playerId: ana.playerId, name: 'Zed A' });
  });
});

describe('the own name', () => {
  const erase = (code: string, key: string) =>
    call<Member>(service.base(), eventPath(code, '/my-name'), { method: 'DELETE', key });

  it('stays while the event is not over', async () => {
    const { code } = await must<CreatedEvent>(service.base(), '/api/events', { body: { name: 'Later' } });
    const bo = await must<JoinedEvent>(service.base(), eventPath(code, '/players'), { body: { name: 'Bo' } });
    expect(await erase(code, bo.playerKey)).toMatchObject({
      status: 409,
      body: { code: 'event-not-finished' },
    });
  });

  it('goes from everywhere at once, with the key', async () => {
    const before = await read<PlayerSheet>(`/players/${ana.playerId}/sheet`);
    const { status, body } = await erase(seeded.event.code, ana.playerKey);
    expect(status).toBe(200);
    expect(body.name).toMatch(/^#\d{4}$/);
    const after = await read<PlayerSheet>(`/players/${ana.playerId}/sheet`);
    expect(after).toEqual({ ...before, player: { ...before.player, name: body.name } });
    for (const rest of ['', '/standings', '/review', '/results.csv', '/rounds/1'])
      expect(
        JSON.stringify((await call(service.base(), eventPath(seeded.event.code, rest))).body),
      ).not.toContain('Zed A');
    expect((await erase(seeded.event.code, ana.playerKey)).status).toBe(403);
  });
});
