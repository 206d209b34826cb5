import { describe, expect, it } from 'vitest';
import { csv } from '@/lib/export';

const lines = (text: string) => text.replace(/^\uFEFF/, '').split('\r\n');

describe('csv', () => {
  it('begins with a byte order mark and ends each line as spreadsheets want', () => {
    expect(csv([['a', 1]])).toBe('\uFEFFa,1\r\n');
  });
  it.each([
    ['Zoë Nuñez', 'Zoë Nuñez'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['-5', "'-5"],
    ['@x', "'@x"],
    ['+1', "'+1"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\ntext', '"\'\ntext"'],
    [' =1', "' =1"],
    ['＝1+1', "'＝1+1"],
    ['=cmd|" /C calc"!A0', `"'=cmd|"" /C calc""!A0"`],
    ['a=1', 'a=1'],
  ])('writes the text %j as %j', (text, written) => {
    expect(csv([[text]])).toBe(`\uFEFF${written}\r\n`);
  });
  it('leaves numbers as numbers and nothing as nothing', () => {
    expect(lines(csv([[-5, 87.5, null, 'x']]))[0]).toBe('-5,87.5,,x');
  });
});
