'use client';
import { eventPath } from '@/lib/client/live';
import { Downloads } from '@/lib/client/results';
import { LinkButton, Podium, useReached } from '@/lib/client/ui';
import type { EventReview, Snapshot } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { sheetPath } from '../address';
import { NotRead } from '../not-read';
import { useRead } from '../use-read';
import { Leaders } from './leaders';
import { MissedTops, RareFinds, Solos } from './lists';
import { Records } from './records';

/** The event as a whole: who was first, how the first fared against the tops, and what is worth telling of its rounds. */
export function EventView({ event, rounds }: { event: Snapshot; rounds: number }) {
  const { body, problem, retry } = useRead<EventReview>(eventPath(event.code, '/review'), rounds);
  if (!body) return <NotRead problem={problem} onRetry={retry} />;
  const parts = { event, review: body };
  return (
    <div className="whole">
      <Head {...parts} />
      <Leaders {...parts} />
      <div className="whole-lists">
        <Records {...parts} />
        {/* Of rounds with a slip of somebody: without any, nothing is told of what people found. */}
        {body.missed.length > 0 ? (
          <>
            <MissedTops {...parts} />
            <RareFinds {...parts} />
            <Solos {...parts} />
          </>
        ) : null}
      </div>
      <Keep {...parts} />
    </div>
  );
}

export interface WholeProps {
  event: Snapshot;
  review: EventReview;
}

function Head({ event, review }: WholeProps) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const format = useFormatter();
  const { players, rounds, topTotal, average } = review;
  const reached = useReached(event);
  const nobody = players === 0;
  const share = average !== null && topTotal > 0 ? average / topTotal : 0;
  return (
    <section aria-labelledby="whole-title" className="text-center">
      <h2 id="whole-title" className="text-2xl font-bold">
        {review.finished ? words('finalRanking') : words('rankingAfter', { round: rounds })}
      </h2>
      <p className="tabular text-quiet">{t('whole.facts', { players, rounds, total: topTotal })}</p>
      {reached.who ? (
        <p className="text-quiet">{[reached.who, reached.targets].filter(Boolean).join(' ')}</p>
      ) : null}
      {nobody ? <p className="mt-4">{t('whole.nobody')}</p> : null}
      <Podium rows={review.podium} className="mt-6 text-base sm:text-xl" />
      {average === null ? null : (
        <p className="tabular border-t border-line pt-3 text-quiet">
          {t('whole.average', {
            points: average,
            share: format.number(share, { style: 'percent', maximumFractionDigits: 1 }),
          })}
        </p>
      )}
    </section>
  );
}

function Keep({ event, review }: WholeProps) {
  const t = useTranslations('review');
  return (
    <section aria-label={t('whole.keep')} className="grid gap-6 print:hidden">
      {event.you ? (
        <LinkButton
          kind="soft"
          className="justify-self-start"
          href={sheetPath(event.code, event.you.playerId)}
        >
          {t('yourSheet')}
        </LinkButton>
      ) : null}
      {review.finished ? <Downloads code={event.code} players={event.players} /> : null}
    </section>
  );
}
