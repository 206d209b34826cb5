import { describe, expect, it } from 'vitest';
import { ownPath } from '@/lib/auth';

describe('ownPath', () => {
  it.each([
    ['/account', '/account'],
    ['/host/K7M2QX?tab=slips#now', '/host/K7M2QX?tab=slips#now'],
    ['host', '/host'],
    ['/e/../account', '/account'],
  ])('keeps %s', (target, path) => expect(ownPath(target)).toBe(path));

  it.each([
    null,
    undefined,
    '',
    'https://elsewhere.example/account',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[bad',
  ])('does not follow %s', (target) => expect(ownPath(target, '/account')).toBe('/account'));

  it('knows whole addresses of its own origin, and no other', () => {
    const origin = 'http://192.168.1.20:3000';
    expect(ownPath('http://192.168.1.20:3000/host?x=1', '/', origin)).toBe('/host?x=1');
    expect(ownPath('http://192.168.1.20:3001/host', '/', origin)).toBe('/');
    expect(ownPath('https://192.168.1.20:3000/host', '/', origin)).toBe('/');
    expect(ownPath('http://192.168.1.20:3000@elsewhere.example/', '/', origin)).toBe('/');
    expect(ownPath('http://192.168.1.20:3000//elsewhere.example', '/', origin)).toBe('/');
  });
});
