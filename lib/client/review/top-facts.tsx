import { peopleOf } from '@/lib/client/live';
import { ExchangeLine, MoveText, RetakenLine } from '@/lib/client/ui';
import type { RoundReview, Snapshot } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { TopMeaning } from './top-meaning';

/** The top, and what the room and the solver had. */
export function TopFacts({ event, round }: { event: Snapshot; round: RoundReview }) {
  const { notation } = event.settings;
  const t = useTranslations('review');
  const format = useFormatter();
  const { top, isotopCount, legalMoves, words, best, found, sent } = round;
  const moves =
    words === undefined ? format.number(legalMoves) : t('top.words', { words, places: legalMoves });
  const facts: [string, string][] = [
    [t('top.foundBy'), t('top.found', { found, players: sent })],
    [t('top.bestFound'), format.number(best)],
    [t('top.slips'), t('top.sent', { sent, players: peopleOf(event) })],
    [t('top.legalMoves'), moves],
    ...(isotopCount > 1 ? [[t('top.equal'), format.number(isotopCount)] as [string, string]] : []),
  ];
  return (
    <section aria-label={t('top.label')}>
      <p className="flex flex-wrap items-baseline gap-x-4">
        {/* Letters twice as large, and a long word: that is wider than a phone. */}
        <MoveText
          move={top}
          notation={notation}
          className="min-w-0 text-3xl wrap-anywhere whitespace-normal!"
        />
        <span className="tabular text-3xl font-bold">{format.number(top.score)}</span>
      </p>
      <TopMeaning event={event} number={round.number} />
      <ExchangeLine exchange={round.exchange} notation={notation} className="mt-1 text-sm text-quiet" />
      <RetakenLine retaken={round.retaken} notation={notation} className="mt-1 text-sm text-quiet" />
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
