'use client';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { notationOf } from '../board';
import { Button, ProblemText } from '../ui';
import { useBegin } from './use-begin';

/** A game without choices: what it is, and the way in. */
export function GameCard({ kind, lexicon }: { kind: 'topping' | 'sudden'; lexicon: LexiconInfo }) {
  const t = useTranslations('alone');
  const { begin, busy, problem } = useBegin('/api/alone');
  const play = () => begin({ kind, lexicon: lexicon.id, notation: notationOf(lexicon.tileSet) });
  return (
    <section aria-labelledby={kind} className="border-t border-line pt-6">
      <h2 id={kind} className="text-xl font-bold">
        {kind === 'topping' ? t('kind.topping') : t('kind.sudden')}
      </h2>
      <p className="mt-1 mb-3 text-quiet">{kind === 'topping' ? t('about.topping') : t('about.sudden')}</p>
      <ProblemText problem={problem} />
      <Button busy={busy} onClick={play}>
        {t('play')}
      </Button>
    </section>
  );
}
