'use client';
import { Button, FieldError, Select } from '@/lib/client/ui';
import { withLexicon } from '../draft';
import type { PartProps } from './field-props';
import type { LexiconState } from './use-lexicons';

const count = new Intl.NumberFormat('en');

/** Which words count: a menu where there is a choice, else a line. Source and licence stand below either. */
export function LexiconField({ draft, errors, onChange, list }: PartProps & { list: LexiconState }) {
  const { lexicons, problem, retry } = list;
  if (problem) {
    return (
      <div>
        <p className="font-semibold">Word list</p>
        <FieldError>The word lists could not be loaded.</FieldError>
        <Button size="sm" kind="plain" className="mt-2" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  const chosen = lexicons?.find((lexicon) => lexicon.id === draft.lexicon);
  const choose = (id: string) => {
    const lexicon = lexicons?.find((one) => one.id === id);
    if (lexicon) onChange(withLexicon(draft, lexicon));
  };
  return (
    <div>
      {lexicons && lexicons.length === 1 && chosen ? (
        <div>
          <p className="font-semibold">Word list</p>
          <p>
            <bdi>{chosen.name}</bdi>
          </p>
          {errors.lexicon ? <FieldError>{errors.lexicon}</FieldError> : null}
        </div>
      ) : (
        <Select
          label="Word list"
          name="lexicon"
          className="max-w-96"
          value={draft.lexicon}
          disabled={!lexicons}
          error={errors.lexicon}
          onChange={(event) => choose(event.target.value)}
        >
          {lexicons ? null : <option value={draft.lexicon}>Loading…</option>}
          {lexicons?.map((lexicon) => (
            <option key={lexicon.id} value={lexicon.id}>
              {lexicon.name}
            </option>
          ))}
        </Select>
      )}
      <p className="tabular mt-1 min-h-5 text-sm text-quiet">
        {chosen ? `${count.format(chosen.words)} words · ${chosen.source} · ${chosen.licence}` : null}
      </p>
    </div>
  );
}
