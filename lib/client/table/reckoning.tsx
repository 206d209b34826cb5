'use client';
import type { TableLine, TableView } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { bareTile, splitTiles } from '../board';
import { cx, LinkButton, useFigure } from '../ui';

interface ReckoningProps {
  view: TableView;
  end: NonNullable<TableView['end']>;
}

type Say = ReturnType<typeof useTranslations<'table'>>;

const REASON: Record<NonNullable<TableView['end']>['reason'], (t: Say, name: string) => string> = {
  passes: (t) => t('end.passes'),
  out: (t, name) => t('end.out', { name }),
  resigned: (t) => t('end.resigned'),
};

/** How each total came about, line by line, the winner first. */
export function Reckoning({ view, end }: ReckoningProps) {
  const t = useTranslations('table');
  const lines = [...end.lines].sort((a, b) => a.rank - b.rank);
  const winners = lines.filter(({ rank }) => rank === 1).map(({ seat }) => view.seats[seat]?.name ?? '');
  const tied =
    end.reason !== 'resigned' &&
    lines.filter(({ total }) => total === lines[0]?.total).length > winners.length;
  return (
    <section aria-labelledby="reckoning" className="grid gap-3">
      <h2 id="reckoning" className="text-2xl font-bold text-balance">
        {winners.length === 1 ? t.rich('end.won', { name: () => <bdi>{winners[0]}</bdi> }) : t('end.shared')}
      </h2>
      <p className="text-quiet">
        {REASON[end.reason](t, view.seats[end.out ?? 0]?.name ?? '')}
        {tied ? ` ${t('end.tie')}` : null}
      </p>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li
            key={line.seat}
            className={cx('rounded-ui border border-line p-3', line.rank === 1 && 'border-accent!')}
          >
            <Line view={view} line={line} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/table">{t('end.again')}</LinkButton>
        <LinkButton href={`/api/tables/${view.code}/game.gcg`} kind="plain">
          {t('end.gcg')}
        </LinkButton>
      </p>
    </section>
  );
}

function Line({ view, line }: { view: TableView; line: TableLine }) {
  const t = useTranslations('table');
  const format = useFormatter();
  const figure = useFigure();
  const tiles = splitTiles(line.unplayed)
    .map((tile) => (tile === '?' ? '?' : bareTile(tile)))
    .join(' ');
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 text-lg">
        <span className="flex min-w-0 gap-2">
          <span className="tabular text-quiet">{format.number(line.rank)}</span>
          <bdi className="truncate font-bold">{view.seats[line.seat]?.name}</bdi>
        </span>
        <b className="tabular" dir="ltr">
          {figure(line.total)}
        </b>
      </p>
      <dl className="mt-1 grid gap-y-0.5 text-sm text-quiet">
        <Part label={t('end.played')} points={line.played} />
        {line.unplayed ? (
          <Part
            label={t.rich('end.unplayed', { tiles: () => <bdi>{tiles}</bdi> })}
            points={-line.deducted}
            sign
          />
        ) : null}
        {line.gained > 0 ? <Part label={t('end.gained')} points={line.gained} sign /> : null}
        {line.overtime > 0 ? <Part label={t('overtime')} points={-line.overtime} sign /> : null}
      </dl>
    </>
  );
}

function Part({ label, points, sign = false }: { label: React.ReactNode; points: number; sign?: boolean }) {
  const figure = useFigure();
  return (
    <div className="flex justify-between gap-3">
      <dt>{label}</dt>
      <dd className="tabular" dir="ltr">
        {figure(points, { plus: sign })}
      </dd>
    </div>
  );
}
