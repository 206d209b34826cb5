'use client';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { cx, Icon, useFigure } from '../ui';
import { SeatClock } from './seat-clock';
import { useTurnText } from './turn-text';

/** Above the board: whose turn it is, every player's points and time, and what is left in the bag. */
export function TableBar({ view, lost }: { view: TableView; lost: boolean }) {
  const t = useTranslations('table');
  const said = useTurnText()(view);
  return (
    <header className="round-bar table-bar">
      <div className="flex items-baseline gap-3">
        <h1 className="min-w-0 grow truncate font-bold" aria-live="polite">
          {said}
        </h1>
        {lost ? (
          <span className="late flex shrink-0 items-center gap-1.5 text-sm font-semibold text-alert">
            <Icon name="offline" /> {t('reconnecting')}
          </span>
        ) : (
          <span className="tabular shrink-0 text-sm text-quiet">{t('bag', { tiles: view.bag })}</span>
        )}
      </div>
      <Seats view={view} />
    </header>
  );
}

function Seats({ view }: { view: TableView }) {
  const t = useTranslations('table');
  const figure = useFigure();
  return (
    <ul className="table-seats" data-seats={view.seats.length} aria-label={t('players')}>
      {view.seats.map((seat) => {
        const points = view.end?.lines[seat.seat]?.total ?? seat.score;
        const isOn = view.turn === seat.seat && view.status === 'playing';
        return (
          <li
            key={seat.seat}
            aria-current={isOn || undefined}
            className={cx('table-seat', isOn && 'border-accent! bg-accent-soft')}
          >
            <span className="flex min-w-0 items-baseline gap-1">
              <bdi className={cx('truncate', view.you?.seat === seat.seat ? 'font-bold' : 'font-semibold')}>
                {seat.name}
              </bdi>
              {seat.lost > 0 ? <span className="shrink-0 text-sm text-alert">{t('losesTurn')}</span> : null}
            </span>
            <span className="flex items-baseline justify-between gap-2">
              <b className="tabular text-lg">
                <bdi dir="ltr">{figure(points)}</bdi>
                <span className="heard"> {t('points', { points })}</span>
              </b>
              {seat.resigned ? (
                <span className="min-w-0 text-end text-sm leading-tight text-quiet">{t('resigned')}</span>
              ) : (
                <SeatClock view={view} seat={seat} />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
