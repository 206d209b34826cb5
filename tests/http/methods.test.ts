import { request } from 'node:http';
import { expect, it } from 'vitest';
import { call } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

const ask = (method: string, path: string) => fetch(service.base() + path, { method, redirect: 'manual' });

/** What `fetch` would make another address of, or refuse to send. */
function askPlainly(method: string, path: string): Promise<{ status?: number; type?: string; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(service.base(), { method, path }, async (answer) => {
      let text = '';
      for await (const part of answer) text += part;
      resolve({ status: answer.statusCode, type: answer.headers['content-type'], text });
    });
    sent.on('error', reject).end();
  });
}

it.each([
  ['GET', '/api/events', 'POST, OPTIONS'],
  ['POST', '/api/time', 'GET, HEAD, OPTIONS'],
  ['HEAD', '/api/events', 'POST, OPTIONS'],
  ['DELETE', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/api/events/ABCDEF/rounds/1/slip', 'PUT, OPTIONS'],
  ['GET', '/api/events/ABCDEF/start', 'POST, OPTIONS'],
])('refuses %s of %s with a problem document, and says what it takes', async (method, path, allow) => {
  const answer = await ask(method, path);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allow);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await answer.text();
  if (method === 'HEAD') expect(text).toBe('');
  else expect(JSON.parse(text)).toMatchObject({ status: 405, code: 'method-not-allowed' });
});

it.each(['/api', '/api/', '/api/nope', '/api//time', '/api/events//standings', '/api?x=1'])(
  'tells of %s that there is nothing, as a problem document',
  async (path) => {
    const answer = await askPlainly('GET', path);
    expect(answer.type).toMatch(/^application\/problem\+json/);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 404, code: 'not-found' });
  },
);

it('tells what an address takes', async () => {
  const answer = await ask('OPTIONS', '/api/events/ABCDEF');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('allow')).toBe('GET, DELETE, HEAD, OPTIONS');
});

it('answers HEAD as GET, without the body', async () => {
  const { code } = (await OutsideEvent.create(service.base())).created;
  for (const path of ['/standings', '', '/rounds', '/rounds/1', '/results.csv']) {
    const [got, head] = [
      await ask('GET', `/api/events/${code}${path}`),
      await ask('HEAD', `/api/events/${code}${path}`),
    ];
    expect(head.status).toBe(got.status);
    for (const name of ['content-type', 'cache-control', 'etag'])
      expect(head.headers.get(name)).toBe(got.headers.get(name));
    expect(await head.text()).toBe('');
  }
  const stream = await ask('HEAD', `/api/events/${code}/stream`);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(await stream.text()).toBe('');
});

it('says with which kind of key to come', async () => {
  const { code } = (await OutsideEvent.create(service.base())).created;
  const { status, headers } = await call(service.base(), `/api/events/${code}/start`, { body: {} });
  expect(status).toBe(401);
  expect(headers.get('www-authenticate')).toBe('Bearer');
});
