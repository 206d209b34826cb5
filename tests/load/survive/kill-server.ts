import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@/lib/engine';
import type { Snapshot } from '@/lib/http/schemas';
import { audit, faultsOf } from './audit';
import { Game } from './game';
import { type Ground, withGround } from './ground';
import { type Outcome, type Size, spread } from './outcome';

const SIZES = {
  small: { players: 12, kills: 1, secondsPerRound: 6 },
  full: { players: 60, kills: 20, secondsPerRound: 8 },
};

interface Comeback {
  /** from the kill to the first answer */
  answerMs: number;
  /** from the first answer until every page has its stream again */
  streamsMs: number;
  same: boolean;
}

/** kill -9 of the server two seconds before a close, and at random moments of a game. */
export function killServer(size: Size): Promise<Outcome> {
  const { players, kills, secondsPerRound } = SIZES[size];
  return withGround(async (ground) => {
    await ground.start();
    const options = { base: ground.base, lexicon: await ground.lexicon(), players, secondsPerRound };
    const game = await Game.open({ ...options, rounds: 100 });
    try {
      const random = seededRandom(`kill ${kills}`);
      const started = await game.command('start');
      await sleep((started.round?.closesAt ?? 0) - 2000 - Date.now());
      const comebacks = [await killAndComeBack(ground, game)];
      for (let kill = 0; kill < kills; kill++) {
        await sleep(500 + random.below(secondsPerRound * 1000));
        comebacks.push(await killAndComeBack(ground, game));
      }
      // One more round without any fault, then the end.
      const { round } = await game.snapshot();
      await game.untilOpen((round?.number ?? 0) + 1);
      await game.end();
      const found = await audit(game, ground.sql());
      const changed = comebacks.filter(({ same }) => !same).length;
      return {
        figures: {
          kills: comebacks.length,
          'killed → answers, ms': spread(comebacks.map(({ answerMs }) => answerMs)),
          'answers → all streams, ms': spread(comebacks.map(({ streamsMs }) => streamsMs)),
          ...found,
        },
        faults: [
          ...(changed > 0 ? [`${changed} times it came back with another round, clock or rack`] : []),
          ...faultsOf(found),
        ],
      };
    } finally {
      game.close();
    }
  });
}

async function killAndComeBack(ground: Ground, game: Game): Promise<Comeback> {
  const before = await game.snapshot();
  const killed = performance.now();
  await ground.service?.end('SIGKILL');
  await ground.start();
  const answered = performance.now();
  const after = await game.snapshot();
  await game.until(() => game.isOpen(), 'all streams');
  return {
    answerMs: answered - killed,
    streamsMs: performance.now() - answered,
    same: isSameGame(before, after),
  };
}

/** The same round with the same rack and clock, or one that has followed by the clock. */
function isSameGame(before: Snapshot, after: Snapshot): boolean {
  const [a, b] = [before.round, after.round];
  if (!a || !b || a.number !== b.number) return (b?.number ?? 0) > (a?.number ?? 0);
  const { rack, board, opensAt, closesAt } = a;
  return (
    JSON.stringify([rack, board, opensAt, closesAt]) ===
    JSON.stringify([b.rack, b.board, b.opensAt, b.closesAt])
  );
}
