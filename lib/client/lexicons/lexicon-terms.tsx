import { Between } from '@/lib/client/ui';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Where the words come from, and by which licence. Of a host's own list only the host could say. */
export function LexiconTerms({ lexicon: { source, licence, notice, own } }: { lexicon: LexiconInfo }) {
  const t = useTranslations('lexicons');
  if (own) return t('chosen.own');
  const terms = <bdi lang="en">{licence}</bdi>;
  return (
    <>
      <bdi lang="en">{source}</bdi>
      <Between />
      {notice ? (
        <a href={notice} className="underline underline-offset-2" target="_blank" rel="noreferrer">
          {terms}
        </a>
      ) : (
        terms
      )}
    </>
  );
}
