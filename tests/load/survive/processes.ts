import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Problem, StandingsPage } from '@/lib/http/schemas';
import { call, eventPath, must } from '@/scripts/outside/event-client';
import { audit, faultsOf } from './audit';
import { Balancer } from './balancer';
import { type Fleet, withFleet } from './fleet';
import { Game } from './game';
import { type Outcome, type Size, spread } from './outcome';

const SIZES = {
  small: { counts: [2], players: 12, secondsPerRound: 6 },
  full: { counts: [2, 3], players: 90, secondsPerRound: 8 },
};

/** Several processes on one database behind a TCP balancer, of which each is killed once. */
export async function processes(size: Size): Promise<Outcome> {
  const outcome: Outcome = { figures: {}, faults: [] };
  for (const count of SIZES[size].counts) {
    const { figures, faults } = await withFleet(count, {}, (fleet) => playOn(fleet, size));
    for (const [name, value] of Object.entries(figures))
      outcome.figures[`${count} processes: ${name}`] = value;
    outcome.faults.push(...faults.map((fault) => `${count} processes: ${fault}`));
  }
  return outcome;
}

async function playOn(fleet: Fleet, size: Size): Promise<Outcome> {
  const { players, secondsPerRound } = SIZES[size];
  const { sql, ports } = fleet;
  const balancer = await Balancer.open(ports);
  const game = await Game.open({
    base: () => balancer.base,
    lexicon: await fleet.ground.lexicon(),
    players,
    secondsPerRound,
    rounds: 100,
  });
  try {
    await game.command('start');
    const faults = await revocation(game, fleet);
    const lostMs = await loseNotification(game, sql);
    const backMs: number[] = [];
    for (let index = 0; index < ports.length; index++) {
      await sleep(secondsPerRound * 700);
      const killed = performance.now();
      await fleet.services[index]?.end('SIGKILL');
      await sleep(50);
      await game.until(() => game.isOpen(), 'all streams');
      backMs.push(performance.now() - killed);
      await fleet.start(index);
    }
    const { round } = await game.snapshot();
    await game.untilOpen((round?.number ?? 0) + 1);
    await game.end();
    const found = await audit(game, sql);
    const rankings = await Promise.all(ports.map((_, index) => rankingOf(fleet.base(index), game)));
    const differing = new Set(rankings).size - 1;
    return {
      figures: {
        'notification lost → told, ms': spread(lostMs),
        'one killed → all streams, ms': spread(backMs),
        ...found,
      },
      faults: [
        ...faults,
        ...(Math.max(...lostMs) > CATCH_UP_MS
          ? [`a lost notification was told ${Math.max(...lostMs)} ms late`]
          : []),
        ...(differing > 0 ? ['rankings differ between processes'] : []),
        ...faultsOf(found),
      ],
    };
  } finally {
    game.close();
    balancer.close();
  }
}

/** A second, and what a busy machine takes to notice. */
const CATCH_UP_MS = 1500;
const TIMES = 4;

/**
 * Changes the event and lets the notification be lost: it is not sent at all, or those who listen have just lost
 * their connection. Ms until all pages know of the change.
 */
async function loseNotification(game: Game, sql: postgres.Sql): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await sleep(300 * time);
    const version = time % 2 === 0 ? await extendSilently(game, sql) : await extendUnheard(game, sql);
    const changed = performance.now();
    await game.until(
      () => game.seats.every(({ tab }) => (tab.page.state().snapshot?.version ?? 0) >= version),
      'the change on all pages',
    );
    times.push(performance.now() - changed);
  }
  return times;
}

async function extendUnheard(game: Game, sql: postgres.Sql): Promise<number> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`;
  const { version } = await game.command('extend', { seconds: 1 });
  return version;
}

/** What `append` in lib/event/log.ts writes, but for the notification. */
async function extendSilently(game: Game, sql: postgres.Sql): Promise<number> {
  return sql.begin(async (tx) => {
    const [event] = await tx<{ id: string; version: number }[]>`
      update event set version = version + 1, transition_version = version + 1
      where code = ${game.code} returning id, version`;
    if (!event) throw new Error('no event');
    const [round] = await tx<{ number: number; closesAt: number }[]>`
      update round set closes_at = closes_at + interval '1 second'
      where game_id = (select id from game where event_id = ${event.id})
        and number = (select max(number) from round r where r.game_id = round.game_id and r.status <> 'prepared')
      returning number, closes_at as "closesAt"`;
    const data = {
      reason: 'extend',
      status: 'running',
      number: round?.number ?? null,
      closesAt: round?.closesAt ?? null,
      remainingMs: null,
      nextOpensAt: null,
    };
    await tx`insert into log_entry (event_id, version, kind, data)
      values (${event.id}, ${event.version}, 'clock', ${tx.json(data)})`;
    return event.version;
  });
}

/** A key that ends at one process opens nothing at the others. */
async function revocation(game: Game, fleet: Fleet): Promise<string[]> {
  const faults: string[] = [];
  const { playerId, playerKey } = await must<{ playerId: string; playerKey: string }>(
    fleet.base(0),
    eventPath(game.code, '/players'),
    { body: { name: 'Leaves' } },
  );
  const send = (index: number, rev: number) =>
    call<Problem>(fleet.base(index), eventPath(game.code, '/rounds/1/slip'), {
      method: 'PUT',
      body: { rev, move: null },
      key: playerKey,
    });
  for (const index of fleet.ports.keys()) {
    const { status } = await send(index, index + 1);
    if (status !== 200) faults.push(`a key of process 1 was refused by process ${index + 1}: ${status}`);
  }
  await must(fleet.base(0), eventPath(game.code, `/players/${playerId}`), {
    method: 'DELETE',
    key: game.created.hostKey,
  });
  await sleep(300);
  for (const index of fleet.ports.keys()) {
    const { status, body } = await send(index, 100 + index);
    if (body.code !== 'key-wrong') faults.push(`a key that ended opens process ${index + 1}: ${status}`);
  }
  return faults;
}

async function rankingOf(base: string, game: Game): Promise<string> {
  const { standings } = await must<StandingsPage>(base, eventPath(game.code, '/standings'));
  return JSON.stringify(standings.map(({ rank, playerId, total }) => [rank, playerId, total]));
}
