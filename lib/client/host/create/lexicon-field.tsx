'use client';
import { BringOwn, LexiconChoice, type LexiconState } from '@/lib/client/lexicons';
import { withLexicon } from '../draft';
import type { PartProps } from './field-props';

/** Which words count, in an event: a list of the service, or one of the host's own. */
export function LexiconField({ draft, errors, onChange, list }: PartProps & { list: LexiconState }) {
  return (
    <LexiconChoice
      list={list}
      chosen={draft.lexicon}
      error={errors.lexicon}
      onChoose={(lexicon) => onChange(withLexicon(draft, lexicon))}
    >
      <BringOwn />
    </LexiconChoice>
  );
}
