import { setTimeout as sleep } from 'node:timers/promises';
import { dbNow } from '@/lib/db';
import { emptyBoard, findAllMoves, type Lexicon, type Position, play, position } from '@/lib/engine';
import { setStage } from '@/lib/event';
import { isShuttingDown, log } from '@/lib/ops';
import { hashKey, makeKey } from './keys';
import type { HttpRequest } from './message';
import { slipRoute } from './routes/slip';
import type { MoveBody } from './schemas';

/** After so many the compiler of the language has seen enough. */
const SLIPS = 1500;
const KEYS = 100;
/** A few at a time: whoever comes meanwhile is served between them. */
const AT_ONCE = 20;
const PAUSE_MS = 2;

/**
 * Sends slips that nobody wrote through the slip route. A process that has just started needs several times as long for
 * each as one that has run for a while, so without it the first seconds of the first round would be the worst. Takes
 * some seconds; nothing of it is kept.
 */
export async function rehearseSlips(lexicon: Lexicon): Promise<void> {
  const at = samplePosition(lexicon);
  const moves = findAllMoves(at, lexicon).slice(0, 500);
  const stage = setStage(at);
  const { code } = stage.event;
  const keys = Array.from({ length: KEYS }, () => makeKey('player', code));
  for (const key of keys) stage.seat(hashKey(key));
  try {
    for (let rev = 1; rev < SLIPS && !isShuttingDown(); rev += AT_ONCE) {
      const slips = Array.from({ length: AT_ONCE }, (_, index) => {
        const { row, col, direction, word } = moves[(rev + index) % moves.length]!;
        return slipOf(keys[(rev + index) % KEYS]!, rev, { row, col, direction, word });
      });
      await Promise.all(slips.map((slip) => slipRoute.handle(slip, { code, n: String(stage.number) })));
      await sleep(PAUSE_MS);
    }
  } catch (error) {
    log.debug('the rehearsal was not finished', { error });
  } finally {
    stage.strike();
  }
}

/** One word on the board, and a rack of the commonest letters. */
function samplePosition(lexicon: Lexicon): Position {
  const { tiles } = lexicon;
  const common = tiles.letters.map(({ count }, index) => ({ count, code: index + 1 }));
  const rack = common
    .sort((a, b) => b.count - a.count)
    .slice(0, 7)
    .map(({ code }) => code);
  const first = position({ tiles, board: emptyBoard(tiles), rack });
  const [move] = findAllMoves(first, lexicon);
  return move ? position({ tiles, board: play(first.board, move), rack }) : first;
}

function slipOf(key: string, rev: number, move: MoveBody): HttpRequest {
  const headers: Record<string, string> = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
  };
  return {
    method: 'PUT',
    url: new URL('http://localhost'),
    header: (name) => headers[name] ?? null,
    receivedAt: dbNow(),
    address: 'rehearsal',
    body: async () => JSON.stringify({ rev, move }),
    chunks: async function* () {},
    gone: () => new AbortController().signal,
  };
}
