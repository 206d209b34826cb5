import { describe, expect, it } from 'vitest';
import { matchLanguage } from '@/lib/i18n/match-language';

const OURS = ['en', 'bg', 'fa', 'fr', 'sk', 'tr'];

describe('the language of a browser', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
    ['de-AT,de;q=0.9,tr-TR;q=0.8', 'tr'],
    ['en;q=0.2, SK-sk;q=0.3', 'sk'],
    ['fa_IR, fa-AF', 'fa'],
    ['bg;q=0, en', 'en'],
    ['bg;q=nonsense, en;q=0.1', 'en'],
    ['de, *;q=0.5', null],
    [';;;,,q=', null],
    ['', null],
    [null, null],
  ])('%s is given %s', (accepted, language) => {
    expect(matchLanguage(accepted, OURS)).toBe(language);
  });

  it('is met in its script, and in its region where we have that', () => {
    const ours = ['pt', 'pt-BR', 'sr-Latn', 'zh-Hant'];
    expect(matchLanguage('pt-br', ours)).toBe('pt-BR');
    expect(matchLanguage('pt-PT', ours)).toBe('pt');
    expect(matchLanguage('sr', ours)).toBeNull();
    expect(matchLanguage('sr-Latn-RS', ours)).toBe('sr-Latn');
    expect(matchLanguage('zh-TW', ours)).toBe('zh-Hant');
    expect(matchLanguage('zh-CN', ours)).toBeNull();
  });
});
