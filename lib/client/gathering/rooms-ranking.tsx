import { Button, LinkButton } from '@/lib/client/ui';
import type { GatheringRanking } from '@/lib/http/schemas';
import { type MessageKey, useFormatter, useTranslations } from '@/lib/i18n/client';

/** Rows of a page. */
const PAGE = 100;
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export interface RoomsRankingProps {
  code: string;
  ranking: GatheringRanking;
  released: boolean;
  onMore(): void;
}

/** The ranking over all rooms, by hundreds, and the whole of it as files. */
export function RoomsRanking({ code, ranking, released, onMore }: RoomsRankingProps) {
  const t = useTranslations('gathering');
  const ui = useTranslations('ui');
  const files = useTranslations('downloads');
  const format = useFormatter();
  const more = Math.min(PAGE, ranking.players - ranking.standings.length);
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
      {more > 0 ? (
        <Button kind="plain" className="mt-3" onClick={onMore}>
          {t('more', { more })}
        </Button>
      ) : null}
      <h3 className="mt-6 font-bold">{files('title')}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {FILES.map(([file, text]) => (
          <li key={file}>
            <LinkButton kind="plain" size="sm" href={`/api/gatherings/${code}/ranking.${file}`} download>
              {files(text)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FILES = [
  ['pdf', 'pdf'],
  ['xlsx', 'xlsx'],
  ['csv?separator=;', 'csvSemicolon'],
  ['csv', 'csvComma'],
  ['json', 'json'],
] as const satisfies readonly (readonly [string, MessageKey<'downloads'>])[];
