import type { TeamStandings } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';

/** Teams by the average of their players: one that is larger has nothing from it. */
export function TeamTable({ teams, className }: Pick<TeamStandings, 'teams'> & { className?: string }) {
  const t = useTranslations('words');
  const format = useFormatter();
  return (
    <section aria-label={t('teams.title')} className={className}>
      <h2 className="text-xl font-bold">{t('teams.title')}</h2>
      <table className="standings mt-2">
        <thead>
          <tr>
            <th data-n>{t('teams.rank')}</th>
            <th>{t('teams.team')}</th>
            <th data-n className="max-sm:hidden">
              {t('teams.players')}
            </th>
            <th data-n>{t('teams.average')}</th>
            <th data-n>{t('teams.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ rank, team, players, average, total }) => (
            <tr key={team}>
              <td data-n>{format.number(rank)}</td>
              <td data-name>
                <bdi>{team}</bdi>
              </td>
              <td data-n className="max-sm:hidden">
                {format.number(players)}
              </td>
              <td data-n>{format.number(average, { minimumFractionDigits: 1 })}</td>
              <td data-n>{format.number(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
