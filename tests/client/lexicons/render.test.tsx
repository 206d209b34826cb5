import { describe, expect, it } from 'vitest';
import { Report } from '@/lib/client/lexicons/report';
import { wordsText } from '@/lib/client/lexicons/words-text';
import type { UploadReport } from '@/lib/http/schemas';
import { englishFor, renderInEnglish } from '../../support/in-language';

const report: UploadReport = {
  lines: 1204,
  words: 1200,
  duplicates: 0,
  refused: 0,
  reasons: [],
  encoding: 'windows-1252',
  milliseconds: 1,
};

describe('the report of a list', () => {
  it('says what was read and how', () => {
    const html = renderInEnglish(<Report report={report} />);
    expect(html).toContain('1,200 words of 1,204 lines, read as Latin-1 (Windows-1252).');
    expect(html).toContain('Nothing was left out.');
  });

  it('says what was left out, why and where', () => {
    const reasons = [{ reason: 'too-short' as const, count: 1, examples: [{ line: 7, text: 'A' }] }];
    const html = renderInEnglish(<Report report={{ ...report, duplicates: 3, refused: 1, reasons }} />);
    expect(html).toContain('3 came more than once.');
    expect(html).toContain('1 line was left out:');
    expect(html).toContain('Shorter than two tiles: 1');
    expect(html).toContain('line 7');
  });
});

it.each([
  [{ words: 247_787, counted: true }, '247,787 words'],
  [{ words: 1, counted: true }, '1 word'],
  [{ words: 1_315_000, counted: false }, 'about 1,300,000 words'],
])('%j are %j', (list, text) => expect(wordsText(englishFor('lexicons'), list)).toBe(text));
