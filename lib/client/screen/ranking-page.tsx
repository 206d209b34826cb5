import type { ResultGroup } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { RankingList } from './ranking-list';
import type { ShownPage } from './use-ranking-pages';

/** Another page of the ranking than the first ten: what it is of, and its rows. */
export function RankingPageView({ page }: { page: ShownPage }) {
  const title = usePageTitle(page);
  return (
    <>
      <h2 className="hall-words font-bold text-ink">{title}</h2>
      {page.kind === 'groups' ? (
        <GroupList groups={page.groups} label={title} />
      ) : (
        <RankingList
          rows={page.rows.map((row) => ({ ...row, rank: page.kind === 'part' ? row.place : row.rank }))}
          before={null}
          className="grow"
        />
      )}
    </>
  );
}

function usePageTitle(page: ShownPage): string {
  const t = useTranslations('screen');
  if (page.kind === 'places') return t('pages.places', { from: page.from, to: page.to });
  if (page.kind === 'groups') return t(page.of === 'clubs' ? 'pages.clubs' : 'pages.teams');
  if (page.kind === 'first') return '';
  return page.of === 'category'
    ? t('pages.category', { name: page.name })
    : t('pages.series', { name: page.name });
}

function GroupList({ groups, label }: { groups: readonly ResultGroup[]; label: string }) {
  const t = useTranslations('screen');
  const format = useFormatter();
  return (
    <ol className="hall-ranking grow" data-still aria-label={label}>
      {groups.map(({ rank, name, percentage }) => (
        <li key={name}>
          <b className="text-end">{t('rank', { rank })}</b>
          <bdi className="truncate">{name}</bdi>
          <b className="text-end">
            {format.number(percentage / 100, { style: 'percent', minimumFractionDigits: 1 })}
          </b>
        </li>
      ))}
    </ol>
  );
}
