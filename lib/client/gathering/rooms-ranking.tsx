import { LinkButton } from '@/lib/client/ui';
import type { GatheringRanking } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export interface RoomsRankingProps {
  code: string;
  ranking: GatheringRanking;
  released: boolean;
}

/** The first hundred over all rooms, and all of them as a table to keep. */
export function RoomsRanking({ code, ranking, released }: RoomsRankingProps) {
  const t = useTranslations('gathering');
  const ui = useTranslations('ui');
  const words = useTranslations('words');
  const format = useFormatter();
  return (
    <section aria-labelledby="rooms-ranking" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="rooms-ranking" className="text-xl font-bold">
          {t('ranking')}
        </h2>
        {released ? null : <p className="text-sm text-quiet">{t('onlyYou')}</p>}
      </div>
      {ranking.standings.length === 0 ? (
        <p className="mt-2 text-quiet">{t('nobody')}</p>
      ) : (
        <table className="standings mt-2">
          <thead>
            <tr>
              <th data-n>{ui('standings.rank')}</th>
              <th>{ui('standings.name')}</th>
              <th data-n>{ui('standings.total')}</th>
              <th data-n>{ui('standings.percent')}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.standings.map((row) => (
              <tr key={row.playerId}>
                <td data-n>{row.rank === null ? '–' : format.number(row.rank)}</td>
                <td data-name>
                  <bdi>{row.name}</bdi>
                  <bdi className="block text-[0.85em] text-quiet">{row.room}</bdi>
                </td>
                <td data-n>{format.number(row.total)}</td>
                <td data-n>{format.number(row.percentage, ONE_DIGIT)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <LinkButton
        kind="plain"
        className="mt-4"
        href={`/api/gatherings/${code}/ranking.csv`}
        download={`${code}.csv`}
      >
        {words('resultsCsv')}
      </LinkButton>
    </section>
  );
}
