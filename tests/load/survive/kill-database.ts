import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@/lib/engine';
import { audit, faultsOf } from './audit';
import { Game } from './game';
import { type Ground, withGround } from './ground';
import { type Outcome, type Size, spread } from './outcome';

const SIZES = {
  small: { players: 12, kills: 2, secondsPerRound: 6 },
  full: { players: 60, kills: 8, secondsPerRound: 8 },
};

/** kill -9 of the embedded database in the middle of rounds: the service starts it again and goes on. */
export function killDatabase(size: Size): Promise<Outcome> {
  const { players, kills, secondsPerRound } = SIZES[size];
  return withGround(async (ground) => {
    const service = await ground.start();
    const options = { base: ground.base, lexicon: await ground.lexicon(), players, secondsPerRound };
    const game = await Game.open({ ...options, rounds: 100 });
    try {
      const random = seededRandom(`database ${kills}`);
      await game.command('start');
      const backMs: number[] = [];
      for (let kill = 0; kill < kills; kill++) {
        await sleep(1000 + random.below(secondsPerRound * 1000));
        backMs.push(await killAndWait(ground, game));
      }
      const { round } = await game.snapshot();
      await game.untilOpen((round?.number ?? 0) + 1);
      await game.end();
      const found = await audit(game, ground.sql());
      const alive = service.process.exitCode === null && service.process.signalCode === null;
      return {
        figures: { kills, 'killed → takes changes again, ms': spread(backMs), ...found },
        faults: [...(alive ? [] : ['the service ended']), ...faultsOf(found)],
      };
    } finally {
      game.close();
    }
  });
}

/** Ms until the service, left alone, reads and writes again. */
async function killAndWait(ground: Ground, game: Game): Promise<number> {
  const killed = performance.now();
  process.kill(ground.databasePid(), 'SIGKILL');
  // It may answer once more from what it knows.
  await sleep(100);
  for (;;) {
    const works = await game.snapshot().then(
      () => true,
      () => false,
    );
    if (works) return performance.now() - killed;
    if (performance.now() - killed > 60_000) throw new Error('the database did not come back');
    await sleep(20);
  }
}
