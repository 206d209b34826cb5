import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { transaction } from '@/lib/db';
import { closeDueRounds, eventByCode } from '@/lib/event';
import type { Snapshot } from '@/lib/http/schemas';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();
const GAMES = 12;
/** Until then all of them have begun and their slips are in. */
const SECONDS = 12;

/** Games of different rules whose rounds end at the same moment. */
async function gamesInPlay(maxRounds: number) {
  const rules = [{ soloPreset: 'spain' }, { targetScore: 5 }, { soloPreset: 'fisf' }, { pace: 'auto' }];
  const events = await Promise.all(
    Array.from({ length: GAMES }, (_, index) =>
      OutsideEvent.create(service.base(), {
        secondsPerRound: SECONDS,
        maxRounds,
        ...rules[index % rules.length],
      }),
    ),
  );
  return Promise.all(
    events.map(async (event, index) => {
      const players = await event.joinMany(2 + (index % 3));
      const { round } = await event.command('start');
      const moves = legalMoves(round!).map(moveOf);
      for (const [at, { playerKey }] of players.entries())
        await event.send(playerKey, 1, 1, moves[(at * 3) % moves.length]!);
      return { event, players, round: round! };
    }),
  );
}

async function untilClosed(event: OutsideEvent): Promise<Snapshot> {
  for (const until = performance.now() + 60_000; performance.now() < until; ) {
    const seen = await event.snapshot();
    if (seen.round?.status === 'closed') return seen;
    await sleep(25);
  }
  throw new Error('the round was not closed');
}

it('closes the rounds of many games together, each by its own rules', async () => {
  const games = await gamesInPlay(2);
  for (const [index, { event, players, round }] of games.entries()) {
    const closed = await untilClosed(event);
    expect(closed.standings, `game ${index}`).toHaveLength(players.length);
    const [first] = closed.standings;
    const top = legalMoves(round)[0]!;
    expect(first).toMatchObject({ rank: 1, total: top.score, negative: 0, percentage: 100 });
    expect(closed.topTotal).toBe(top.score);
    expect(closed.found).toBeGreaterThanOrEqual(1);
    expect(closed.status).toBe(index % 4 === 1 ? 'finished' : 'running');
    if (index % 4 === 1) expect(closed).toMatchObject({ endReason: 'target-reached' });
    expect(closed.nextOpensAt === null).toBe(index % 4 !== 3);
  }
});

it('leaves out whoever is held, and closes it when it is free', async () => {
  const games = await gamesInPlay(1);
  const held = games[0]!;
  const { id } = (await eventByCode(held.event.code))!;
  let free = () => {};
  const hold = transaction(async (tx) => {
    await tx`select 1 from event where id = ${id} for update`;
    await new Promise<void>((resolve) => {
      free = resolve;
    });
  });
  const others = await Promise.all(games.slice(1).map(({ event }) => untilClosed(event)));
  for (const closed of others) expect(closed.status).toBe('finished');
  expect((await held.event.snapshot()).round?.status).toBe('open');
  free();
  await hold;
  expect(await untilClosed(held.event)).toMatchObject({ status: 'finished' });
});

it('closes nothing twice, and nothing before its time', async () => {
  const games = await gamesInPlay(1);
  const due = await Promise.all(
    games.map(async ({ event }) => ({ event: (await eventByCode(event.code))!, number: 1 })),
  );
  expect(await closeDueRounds(due)).toEqual([]);
  for (const { event } of games) expect((await event.snapshot()).round?.status).toBe('open');
  await Promise.all(games.map(({ event }) => untilClosed(event)));
  const before = await Promise.all(games.map(({ event }) => event.snapshot()));
  expect(await closeDueRounds(due)).toEqual([]);
  const after = await Promise.all(games.map(({ event }) => event.snapshot()));
  expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version));
});
