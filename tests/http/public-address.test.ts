import { afterEach, describe, expect, it } from 'vitest';
import { isSecure, joinUrl } from '@/lib/http';
import { lanAddresses, overrideEnv } from '@/lib/ops';

afterEach(() => overrideEnv());

const asked = (host: string, more: Record<string, string> = {}) => {
  const headers: Record<string, string> = { host, ...more };
  return { url: new URL(`http://${host}/`), header: (name: string) => headers[name] ?? null };
};

describe('where others join', () => {
  it('is the address that the request came to', () => {
    expect(joinUrl(asked('192.168.1.20:3000'), 'K7P4QX')).toBe('http://192.168.1.20:3000/e/K7P4QX');
  });

  it('is never this machine alone, if it is in a network', () => {
    const [lan = 'localhost'] = lanAddresses();
    expect(joinUrl(asked('localhost:3000'), 'K7P4QX')).toBe(`http://${lan}:3000/e/K7P4QX`);
  });

  it('is the configured one before all others', () => {
    overrideEnv({ publicUrl: 'https://rack.example' });
    expect(joinUrl(asked('localhost:3000'), 'K7P4QX')).toBe('https://rack.example/e/K7P4QX');
    expect(isSecure(asked('localhost:3000'))).toBe(true);
  });

  it('is what a proxy says only if the proxy is believed', () => {
    const request = asked('inside:3000', {
      'x-forwarded-host': 'rack.example',
      'x-forwarded-proto': 'https',
    });
    expect(joinUrl(request, 'K7P4QX')).toBe('http://inside:3000/e/K7P4QX');
    overrideEnv({ trustProxy: true });
    expect(joinUrl(request, 'K7P4QX')).toBe('https://rack.example/e/K7P4QX');
  });
});
