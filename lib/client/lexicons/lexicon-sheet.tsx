'use client';
import { useState } from 'react';
import { cx, SearchField, Sheet } from '@/lib/client/ui';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { groupLexicons } from './group-lexicons';
import { useNames } from './use-names';
import { wordsText } from './words-text';

export interface LexiconSheetProps {
  open: boolean;
  lexicons: readonly LexiconInfo[];
  chosen: string;
  onChoose(lexicon: LexiconInfo): void;
  onClose(): void;
}

/** All word lists by language, with a search: typing narrows them down. */
export function LexiconSheet({ open, ...rest }: LexiconSheetProps) {
  const t = useTranslations('lexicons');
  return (
    <Sheet open={open} title={t('choose.title')} onClose={rest.onClose}>
      <Choices {...rest} />
    </Sheet>
  );
}

function Choices({ lexicons, chosen, onChoose }: Omit<LexiconSheetProps, 'open' | 'onClose'>) {
  const t = useTranslations('lexicons');
  const names = useNames();
  const [search, setSearch] = useState('');
  const groups = groupLexicons(lexicons, names, search);
  return (
    <>
      <SearchField
        label={t('choose.search')}
        placeholder={t('choose.example')}
        value={search}
        onSearch={setSearch}
      />
      <div className="mt-3 min-h-80" aria-live="polite">
        {groups.length === 0 ? <p className="py-4 text-quiet">{t('choose.none')}</p> : null}
        {groups.map(({ language, lexicons: those }) => (
          <section
            key={language ?? ''}
            aria-label={language ?? t('choose.own')}
            className="border-t border-line py-1"
          >
            {those.length > 1 || language === null ? (
              <h3 className="ps-2 text-sm font-semibold text-quiet">{language ?? t('choose.own')}</h3>
            ) : null}
            <ul>
              {those.map((lexicon) => (
                <li key={lexicon.id}>
                  <Row lexicon={lexicon} chosen={lexicon.id === chosen} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Row({
  lexicon,
  chosen,
  onChoose,
}: {
  lexicon: LexiconInfo;
  chosen: boolean;
  onChoose: (lexicon: LexiconInfo) => void;
}) {
  const t = useTranslations('lexicons');
  const names = useNames();
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onChoose(lexicon)}
      className={cx(
        'flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 rounded-ui px-2 py-1.5 text-start hover:bg-accent-soft',
        chosen && 'bg-accent-soft font-semibold',
      )}
    >
      <span className="min-w-0 break-words">
        <bdi>{names.lexicon(lexicon)}</bdi>
        {lexicon.own || lexicon.nativeName === names.language(lexicon.tileSet) ? null : (
          <>
            {' '}
            <bdi className="text-quiet">{lexicon.nativeName}</bdi>
          </>
        )}
      </span>
      <span className="tabular text-sm text-quiet">{wordsText(t, lexicon)}</span>
    </button>
  );
}
