import { expect, it } from 'vitest';
import { pageData } from '@/lib/client/play/page-data';

const page = (text: string | null) =>
  ({
    getElementById: (id: string) => (id === '__NEXT_DATA__' && text !== null ? { textContent: text } : null),
  }) as unknown as Document;

it('reads what a page was rendered with', () => {
  const props = { code: 'ABC234', start: null };
  expect(pageData(page(JSON.stringify({ props: { pageProps: props }, buildId: 'x' })))).toEqual(props);
});

it('finds nothing in another page, a proxy’s say', () => {
  expect(() => pageData(page(null))).toThrow();
  expect(() => pageData(page('{}'))).toThrow();
});
