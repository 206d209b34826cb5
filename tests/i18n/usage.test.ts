import { describe, expect, it } from 'vitest';
import { partsOf, readLanguage } from '../support/messages';
import { callsIn, speakers } from '../support/messages-in-code';

const { messages } = readLanguage('en');
const files = speakers();

describe('messages in the code', () => {
  const calls = files.flatMap(callsIn);

  it('exist', () => {
    const unknown = calls.filter(({ keys }) => !keys.some((key) => messages.has(key)));
    expect(unknown.map(({ file, keys }) => `${file}: ${keys.join(' or ')}`)).toEqual([]);
  });

  it('are given the values that they take', () => {
    const wrong = calls.filter(({ keys, values }) => {
      const texts = keys.flatMap((key) => messages.get(key) ?? []);
      return values !== null && texts.length > 0 && !texts.some((text) => sameNames(values, text));
    });
    expect(wrong.map(({ file, keys, values }) => `${file}: ${keys} is given ${values}`)).toEqual([]);
  });

  it('are all used', () => {
    // Refusals are chosen by the code that the server sends: see problems.test.ts.
    const made = [...messages.keys()].filter((key) => !key.startsWith('problem.'));
    expect(made.filter((key) => !isUsed(key))).toEqual([]);
  });
});

const sameNames = (values: string[], text: string) =>
  [...new Set(partsOf(text).map(({ name }) => name))].sort().join() === values.toSorted().join();

/** A file that speaks its namespace has the rest of the key as a literal. */
function isUsed(key: string): boolean {
  return files.some(({ namespaces, text }) =>
    namespaces.some(
      (namespace) => key.startsWith(`${namespace}.`) && text.includes(`'${key.slice(namespace.length + 1)}'`),
    ),
  );
}

describe('callsIn', () => {
  const read = (text: string) =>
    callsIn({ file: 'a.tsx', text }).map(({ keys, values }) => [keys.join(), values]);

  it('reads keys and values', () => {
    expect(
      read(`
        const t = useTranslations('play');
        const words = await getTranslations('words');
        t('plain');
        t('sent', { points, word: f(a, b) });
        t.rich('rich.text', { b: (chunks) => <b title="a, b">{chunks}</b>, n: 1, });
        words('made', values);
        words('spread', { ...values });
        other('not ours');
      `),
    ).toEqual([
      ['play.plain', []],
      ['play.sent', ['points', 'word']],
      ['play.rich.text', ['b', 'n']],
      ['words.made', null],
      ['words.spread', null],
    ]);
  });

  it('reads what is given a function', () => {
    expect(read("function say(t: Translate<'desk'>) { return t('x') + t(KEYS[1]); }")).toEqual([
      ['desk.x', []],
    ]);
  });
});
