import { expect, it } from 'vitest';
import { SolitaireForm } from '@/lib/client/alone/solitaire-form';
import { FORMATS, isJoker } from '@/lib/game';
import type { LexiconInfo } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';

it('offers every format that has a name, and each with a joker', () => {
  const lexicon = { id: 'en', tileSet: 'en' } as LexiconInfo;
  const html = renderInEnglish(<SolitaireForm lexicon={lexicon} />);
  const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, id]) => id);
  const named = Object.keys(FORMATS).filter((id) => !isJoker(id as keyof typeof FORMATS));
  expect(offered).toEqual(expect.arrayContaining(named));
  expect(html).toContain('A blank in every rack');
});
