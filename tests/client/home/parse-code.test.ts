import { describe, expect, it } from 'vitest';
import { CODE_MESSAGES, parseCode } from '@/lib/client/home/parse-code';
import { englishFor } from '../../support/in-language';

const t = englishFor('home');

const read = (typed: string) => {
  const result = parseCode(typed);
  return result.ok ? result.code : result.problem;
};

describe('the field for a code', () => {
  it.each([
    'K7M2QX',
    'k7m2qx',
    '  k7m 2qx ',
    'K7M-2QX',
    'k7m–2qx',
    'k 7 m 2 q x',
    'ｋ７ｍ２ｑｘ',
    'k۷m۲qx',
    'K٧M٢QX',
    'https://rack.example.org/e/K7M2QX',
    'http://192.168.1.20:3000/e/k7m2qx/screen?dark=1#top',
    '192.168.1.20:3000/e/K7M2QX',
    'Join at http://hall.local/e/K7M2QX now',
    'https://rack.example.org/host/K7M2QX',
    'https://rack.example.org/?code=k7m2qx&from=poster',
  ])('reads %s', (typed) => expect(read(typed)).toBe('K7M2QX'));

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['K7M2Q', 'length'],
    ['K7M2QXX', 'length'],
    ['https://rack.example.org/rules', 'length'],
    ['K7M20X', 'look-alike'],
    ['KIM2QX', 'look-alike'],
    ['K7M2Ö!', 'letters'],
    ['к7м2qx', 'letters'],
  ] as const)('says what is wrong with %s: %s', (typed, problem) => {
    expect(read(typed)).toBe(problem);
    expect(t(CODE_MESSAGES[problem])).toMatch(/\.$/);
  });
});
