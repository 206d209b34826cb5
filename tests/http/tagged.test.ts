import { expect, it } from 'vitest';
import type { HttpRequest } from '@/lib/http';
import { tagged } from '@/lib/http/tagged';

const asked = (header: string | null) => ({ header: () => header }) as unknown as HttpRequest;
const value = { rank: 1 };
const { headers } = tagged(asked(null), value);
const tag = String(headers?.etag);

it.each([tag, `W/${tag}`, `"x", ${tag}`, `W/"x",W/${tag}`, '*'])(
  'tells in a line that %s is as it was',
  (header) => {
    expect(tagged(asked(header), value)).toEqual({
      status: 304,
      headers: { etag: tag, 'cache-control': 'no-cache' },
    });
  },
);

it.each([null, '', '"x"', tag.slice(1, -1), `${tag}x`])('gives the whole to who has %s', (header) => {
  expect(tagged(asked(header), value)).toMatchObject({
    status: 200,
    body: '{"rank":1}',
    headers: { etag: tag },
  });
});
