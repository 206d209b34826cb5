import { type Heads, ranksBefore } from '@/lib/client/screen';
import { GameOverTable, isBetweenGames, StandingsTable } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** The first ten, and the way to all of them. */
export function HeadTable({ event, heads }: { event: Snapshot; heads: Heads }) {
  const t = useTranslations('desk');
  const words = useTranslations('words');
  const { standings, status, code } = event;
  const between = isBetweenGames(event) && event.round !== null;
  const title =
    status === 'finished'
      ? words('finalRanking')
      : between
        ? words('game.all', { games: event.round?.game ?? 1 })
        : words('rankingAfter', { round: heads.round });
  return (
    <section aria-label={words('ranking')}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-bold">{title}</h2>
        {standings.length > 0 ? (
          <a href={`/e/${code}/review?view=ranking`} className="shrink-0 py-2 underline underline-offset-4">
            {t('ranking.fullList')}
          </a>
        ) : null}
      </div>
      {standings.length > 0 ? (
        <StandingsTable rows={standings} before={ranksBefore(heads)} brief className="mt-1" />
      ) : (
        <p className="mt-1 text-quiet">{t('ranking.begins')}</p>
      )}
      {between ? <GameOverTable event={event} className="mt-6" /> : null}
    </section>
  );
}
