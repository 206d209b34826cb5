import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roomForConnections } from '@/lib/server/room-for-connections';

const server = createServer((_, response) => {
  if (room.isShort()) response.setHeader('connection', 'close');
  response.end('well');
});
const room = roomForConnections(server, 2);
const agent = new Agent({ keepAlive: true });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  agent.destroy();
  server.close();
});

/** The `connection` header of an answer. */
function ask(): Promise<string | undefined> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume().once('end', () => resolve(response.headers.connection));
    }).once('error', reject);
  });
}

it('keeps connections while there is room, and ends them with their answers when there is not', async () => {
  expect(await ask()).toBe('keep-alive');
  const many = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(many).toContain('close');
  await expect.poll(() => room.isShort()).toBe(false);
  expect(await ask()).toBe('keep-alive');
});
