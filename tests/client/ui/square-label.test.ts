import { expect, it } from 'vitest';
import { labeller } from '@/lib/client/ui/square-label';
import { translatorFor } from '../../support/in-language';

it.each(['en', 'fr', 'tr', 'bg', 'sk', 'fa'])('names squares as the messages say: %s', (tag) => {
  const t = translatorFor(tag, 'ui');
  const label = labeller(t);
  const square = t('square.place', { row: '$&', col: 'H' });
  expect(square).toContain('$&');
  expect(label('$&', 'H', '', null, undefined)).toBe(square);
  expect(label('$&', 'H', '3W', null, undefined)).toBe(
    t('square.premium', { square, premium: t('premium.tripleWord') }),
  );
  expect(label('$&', 'H', '3W', { letter: 'E', blank: true }, 'new')).toBe(
    t('square.tile', { square, letter: 'E', kind: 'blank', state: 'new' }),
  );
});
