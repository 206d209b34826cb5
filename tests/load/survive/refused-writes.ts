import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem, SlipReceipt } from '@/lib/http/schemas';
import { call, eventPath } from '@/scripts/outside/event-client';
import { audit, faultsOf } from './audit';
import { fullDisk } from './full-disk';
import { Game } from './game';
import { type Ground, withGround } from './ground';
import type { Outcome, Size } from './outcome';

const SIZES = { small: { players: 10, awayMs: 2500 }, full: { players: 60, awayMs: 8000 } };

/** The database takes no writes for a while, because it is read-only or its disk is full. */
export function refusedWrites(size: Size): Promise<Outcome> {
  return withGround(async (ground) => {
    const disk = fullDisk(ground.dir);
    try {
      await ground.start();
      const readOnly = await playThrough(ground, size, 'read-only', () => makeReadOnly(ground));
      if (!disk) return withNote(readOnly, 'disk full: not tried, a file system cannot be mounted here');
      const full = await playThrough(ground, size, 'disk full', async () => {
        await disk.fill(ground.sql());
        return disk.free;
      });
      return {
        figures: { ...readOnly.figures, ...full.figures },
        faults: [...readOnly.faults, ...full.faults],
      };
    } finally {
      await ground.end();
      disk?.remove();
    }
  });
}

const withNote = (outcome: Outcome, note: string): Outcome => ({
  ...outcome,
  figures: { ...outcome.figures, note },
});

/** `begin` takes the writes away and gives how they come back. */
async function playThrough(
  ground: Ground,
  size: Size,
  name: string,
  begin: () => Promise<() => Promise<void> | void>,
): Promise<Outcome> {
  const { players, awayMs } = SIZES[size];
  const lexicon = await ground.lexicon();
  const game = await Game.open({ base: ground.base, lexicon, players, secondsPerRound: 8, rounds: 100 });
  try {
    await game.command('start');
    await game.untilOpen(1);
    await sleep(1000);
    const end = await begin();
    const answers = await askMeanwhile(game, awayMs);
    await end();
    const freed = performance.now();
    await game.until(() => game.isWritten(), 'a slip that is taken again', 60_000);
    const backMs = performance.now() - freed;
    const { round } = await game.snapshot();
    await game.untilOpen((round?.number ?? 0) + 1);
    await game.end();
    const found = await audit(game, ground.sql());
    const clear = answers.every(({ status, body }) => status === 503 && body.code === 'unavailable');
    const words = [...new Set(answers.map(({ status, body }) => `${status} ${body.code}`))].join(', ');
    return {
      figures: {
        [`${name}: slips meanwhile`]: `${answers.length}, ${words || 'none'}`,
        [`${name}: takes slips again after, ms`]: Math.round(backMs),
        [`${name}: sent / acknowledged / counted`]: `${found.sent} / ${found.acknowledged} / ${found.counted}`,
        [`${name}: lost / wrong`]: `${found.lost} / ${found.wrong}`,
      },
      faults: [
        ...(clear ? [] : [`${name}: slips were not refused as "unavailable" (${words})`]),
        ...(answers.length > 0 ? [] : [`${name}: nobody asked`]),
        ...faultsOf(found).map((fault) => `${name}: ${fault}`),
      ],
    };
  } finally {
    game.close();
  }
}

type SlipAnswer = { status: number; body: SlipReceipt & Problem };

/** One more player, who sends by hand and looks at the answers. */
async function askMeanwhile(game: Game, ms: number): Promise<SlipAnswer[]> {
  const answers: SlipAnswer[] = [];
  const [seat] = game.seats;
  const round = seat?.tab.page.state().snapshot?.round;
  if (!seat || !round) return answers;
  const [move] = game.choiceOf(round);
  const until = performance.now() + ms;
  const path = eventPath(game.code, `/rounds/${round.number}/slip`);
  while (move && performance.now() < until) {
    const body = { rev: 1000 + answers.length, move };
    answers.push(await call(game.options.base(), path, { method: 'PUT', body, key: seat.key }));
    await sleep(200);
  }
  return answers;
}

async function makeReadOnly(ground: Ground): Promise<() => Promise<void>> {
  const set = async (value: 'on' | 'off') => {
    await ground
      .sql()
      .reserve()
      .then(async (sql) => {
        await sql`set default_transaction_read_only = off`;
        await sql.unsafe(`alter system set default_transaction_read_only = ${value}`);
        await sql`select pg_reload_conf()`;
        sql.release();
      });
    await sleep(200);
  };
  await set('on');
  return () => set('off');
}
