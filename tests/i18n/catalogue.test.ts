/** What is read of the languages, and when: each thread and each start waits for it. */
import compile from 'icu-minify/compile';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { languages } from '@/lib/i18n/catalogue';
import english from '@/lib/i18n/messages/en.json';
import { readerOf, translatorIn } from '@/lib/i18n/request';

vi.mock('icu-minify/compile', async (actual) => {
  const own = await actual<{ default: typeof compile }>();
  return { ...own, default: vi.fn(own.default) };
});

type Tree = { [key: string]: string | Tree };
const messagesOf = (tree: Tree): number =>
  Object.values(tree).reduce((sum, value) => sum + (typeof value === 'string' ? 1 : messagesOf(value)), 0);

describe('the languages', () => {
  beforeEach(() => void vi.mocked(compile).mockClear());

  it('are named without compiling a message', () => {
    expect(languages().map(({ tag, direction }) => [tag, direction])).toContainEqual(['fa', 'rtl']);
    expect(readerOf('bg', { cookie: null, accepted: null }).name).toBe('Български');
    expect(compile).not.toHaveBeenCalled();
  });

  it('are compiled by the namespaces that are asked for, once', () => {
    const reader = readerOf('sk', { cookie: null, accepted: null });
    for (let time = 0; time < 2; time++) expect(translatorIn(reader, 'results')('rank')).not.toBe('');
    expect(compile).toHaveBeenCalledTimes(messagesOf(english.results));
  });
});
