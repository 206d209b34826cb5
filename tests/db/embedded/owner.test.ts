import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { own } from '@/lib/db/embedded/owner';

let server: Server | undefined;
afterEach(() => server?.close());

/** Of the protocol of PostgreSQL: a letter, the length of what follows with itself, and what follows. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));

/** A server that lets everybody in, and goes at the first query, as one does that is told to stop at once. */
async function leavingServer(): Promise<number> {
  server = createServer((socket: Socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([AUTHENTICATED, READY]));
      socket.once('data', () => socket.resetAndDestroy());
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

it('tells of a server that goes while it is asked, and leaves no promise without an answer', async () => {
  const left: unknown[] = [];
  const note = (error: unknown) => left.push(error);
  process.on('unhandledRejection', note);
  try {
    await expect(own(await leavingServer(), 'any', () => {})).rejects.toThrow('ECONNRESET');
    await new Promise((resolve) => setTimeout(resolve, 50));
  } finally {
    process.off('unhandledRejection', note);
  }
  expect(left).toEqual([]);
});
