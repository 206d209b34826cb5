/** Entry of the page's worker: one lexicon at a time, orders in the order in which they came. */
import { EngineError, Lexicon } from '@/lib/engine';
import type { MoveFilter } from './filter';
import { Finder } from './finder';
import { type Answers, FIRST_ROWS, type Listing, type Order, type Told } from './messages';
import { NotOpened, openLexicon } from './open-lexicon';

const TELL_EVERY_MS = 60;

let finder: Finder | null = null;
let toldAt = 0;

const send = (told: Told) => postMessage(told);

async function open({ lexicon, asks }: Extract<Order, { kind: 'open' }>): Promise<Answers['open']> {
  finder = null;
  const opened = await openLexicon(lexicon, asks, (phase, part, bytes = 0) => {
    const now = performance.now();
    if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    send({ kind: 'progress', phase, part, bytes });
  });
  if (!(opened instanceof Lexicon)) return { size: opened };
  finder = new Finder(opened);
  return { words: opened.words };
}

function listing(using: Finder, filter: MoveFilter): Listing {
  return { shown: using.filter(filter), rows: using.rows(0, FIRST_ROWS) };
}

function answerOf(using: Finder, order: Exclude<Order, { kind: 'open' }>): Answers[Order['kind']] {
  switch (order.kind) {
    case 'find': {
      const began = performance.now();
      const found = using.find(order.asked);
      const ms = performance.now() - began;
      return { ...found, ...listing(using, order.filter), ms };
    }
    case 'filter':
      return listing(using, order.filter);
    case 'rows':
      return using.rows(order.from, order.to);
    case 'value':
      return using.value(order.move);
  }
}

async function obey(order: Order): Promise<Answers[Order['kind']]> {
  if (order.kind === 'open') return open(order);
  if (!finder) throw new NotOpened('not-ready');
  return answerOf(finder, order);
}

let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<{ ask: number; order: Order }>) => {
  const { ask, order } = data;
  last = last.then(async () => {
    try {
      send({ kind: 'answer', ask, answer: await obey(order) });
    } catch (error) {
      if (error instanceof NotOpened) send({ kind: 'failed', ask, code: error.code });
      else if (error instanceof EngineError) send({ kind: 'failed', ask, code: 'not-readable' });
      // What the platform throws where an array cannot be had.
      else if (error instanceof RangeError) send({ kind: 'failed', ask, code: 'no-memory' });
      else throw error;
    }
  });
});
