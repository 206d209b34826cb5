import type { Meaning } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';

const KINDS: Readonly<Record<Meaning['kind'], MessageKey<'result'>>> = {
  noun: 'kind.noun',
  verb: 'kind.verb',
  adjective: 'kind.adjective',
  adverb: 'kind.adverb',
};

/**
 * What the word means, in its own language. The first two lines have their place from the start, so that nothing
 * moves when they come; a tap shows the rest. Null while nothing is known.
 */
export function Meanings({ meanings }: { meanings: readonly Meaning[] | null }) {
  const t = useTranslations('result');
  const [first, ...rest] = meanings ?? [];
  if (!first) return <p className="meaning text-quiet">{meanings ? t('noMeaning') : null}</p>;
  return (
    <details className="meaning" dir="ltr">
      <summary>
        <span className="heard">{t('meaning')}</span>
        <OneMeaning meaning={first} />
      </summary>
      {rest.map((meaning) => (
        <p key={meaning.kind}>
          <OneMeaning meaning={meaning} />
        </p>
      ))}
    </details>
  );
}

function OneMeaning({ meaning: { headWord, kind, text } }: { meaning: Meaning }) {
  const t = useTranslations('result');
  return (
    <span lang="en">
      <b>{headWord}</b> <i>{t(KINDS[kind])}</i> {text}
    </span>
  );
}
