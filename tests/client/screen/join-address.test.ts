import { describe, expect, it } from 'vitest';
import { joinAddress } from '@/lib/client/screen/join-address';

const lan = 'http://192.168.1.20:3000/e/K7P4QX';

describe('the address to join', () => {
  it('is the one the server gave: the host may sit on localhost', () =>
    expect(joinAddress('http://localhost:3000', 'K7P4QX', lan)).toEqual({
      url: lan,
      site: '192.168.1.20:3000',
      reachable: true,
    }));

  it('is the page’s own without one, or when that one is no use', () => {
    for (const known of [null, 'nonsense', 'http://localhost:3000/e/K7P4QX']) {
      expect(joinAddress('https://onerack.example', 'K7P4QX', known)).toEqual({
        url: 'https://onerack.example/e/K7P4QX',
        site: 'onerack.example',
        reachable: true,
      });
    }
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://0.0.0.0:3000'])(
    'cannot be reached at %s',
    (origin) => expect(joinAddress(origin, 'K7P4QX', null).reachable).toBe(false),
  );
});
