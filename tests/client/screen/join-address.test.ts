import { describe, expect, it } from 'vitest';
import { joinAddress } from '@/lib/client/screen/join-address';

describe('the address to join', () => {
  it('is scanned whole and typed without its scheme', () =>
    expect(joinAddress('http://192.168.1.20:3000/e/K7P4QX')).toEqual({
      url: 'http://192.168.1.20:3000/e/K7P4QX',
      scanned: 'http://192.168.1.20:3000/e/K7P4QX',
      site: '192.168.1.20:3000',
      reachable: true,
    }));

  it('takes the number of the hall along when it is scanned', () =>
    expect(joinAddress('https://play.example/e/K7P4QX', '40213')).toMatchObject({
      url: 'https://play.example/e/K7P4QX',
      scanned: 'https://play.example/e/K7P4QX?hall=40213',
    }));

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://0.0.0.0:3000'])(
    'cannot be reached at %s',
    (origin) => expect(joinAddress(`${origin}/e/K7P4QX`).reachable).toBe(false),
  );
});
