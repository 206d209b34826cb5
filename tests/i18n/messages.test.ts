import { describe, expect, it } from 'vitest';
import { type Part, partsOf, readLanguage, TAGS } from '../support/messages';

const english = readLanguage('en').messages;

describe.each(TAGS)('the messages in %s', (tag) => {
  const { language, messages } = readLanguage(tag);
  const locale = String(language.locale);
  const entries = [...messages];

  it('say what language they are', () => {
    expect(language).toEqual({
      name: expect.stringMatching(/\S/),
      locale: expect.stringMatching(/^[a-z]{2,3}(-\w+)*$/),
      direction: expect.stringMatching(/^(ltr|rtl)$/),
    });
    expect(new Intl.Locale(tag).toString()).toBe(tag);
    expect(new Intl.Locale(locale).language).toBe(new Intl.Locale(tag).language);
  });

  it('are as many as in English', () => {
    expect([...english.keys()].filter((key) => !messages.has(key))).toEqual([]);
    expect([...messages.keys()].filter((key) => !english.has(key))).toEqual([]);
    expect(entries.filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('can be read by the compiler', () => {
    const wrong = entries.flatMap(([key, text]) => {
      try {
        partsOf(text);
        return [];
      } catch (error) {
        return [`${key}: ${(error as Error).message}`];
      }
    });
    expect(wrong).toEqual([]);
  });

  it('take the values that English takes', () => {
    const differing = entries.flatMap(([key, text]) => {
      const source = english.get(key);
      if (source === undefined) return [];
      const own = valuesOf(text);
      const wanted = valuesOf(source);
      return own.join() === wanted.join() ? [] : [`${key}: ${own.join(', ')}; English: ${wanted.join(', ')}`];
    });
    expect(differing).toEqual([]);
  });

  it('know every plural of the language', () => {
    const wrong = entries.flatMap(([key, text]) =>
      partsOf(text).flatMap((part) => faultsOf(key, part, locale)),
    );
    expect(wrong).toEqual([]);
  });

  it('leave days and times to the page, which knows the time zone', () => {
    const dated = entries.filter(([, text]) =>
      partsOf(text).some(({ kind }) => kind === 'date' || kind === 'time'),
    );
    expect(dated.map(([key]) => key)).toEqual([]);
  });
});

/** A count may be said by `plural` in one language and by `number` in another. */
function valuesOf(text: string): string[] {
  const named = partsOf(text).map(({ name, kind, branches }) => {
    if (kind === 'tag') return `<${name}>`;
    return kind === 'select' ? `${name} (${branches.toSorted().join(' ')})` : name;
  });
  return [...new Set(named)].sort();
}

function faultsOf(key: string, { name, kind, branches }: Part, locale: string): string[] {
  if (kind === 'select') return branches.includes('other') ? [] : [`${key}: ${name} lacks other`];
  if (kind !== 'plural' && kind !== 'ordinal') return [];
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  const wanted: string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
  const lacking = wanted.filter((category) => !branches.includes(category));
  const surplus = branches.filter((branch) => !branch.startsWith('=') && !wanted.includes(branch));
  return [
    ...lacking.map((category) => `${key}: ${name} lacks ${category}`),
    ...surplus.map((category) => `${key}: ${name} has ${category}, which ${locale} has not`),
  ];
}
