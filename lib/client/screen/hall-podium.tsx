import type { CSSProperties } from 'react';
import { followers, nameWidths, podium, sideBySide, useReached } from '@/lib/client/ui';
import type { Snapshot, StandingRow } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { RankingList } from './ranking-list';

/** More than this on one step are told as a number: the rest of the list is in the review. */
const NAMES_ON_STEP = 3;

/** Longer ones take too many lines above a step. */
const LONG_NAME = 20;

/** The third comes at once, the second and the first keep the hall waiting. */
const AFTER_MS = { 3: 600, 2: 3000, 1: 6000 };

/** The end: the first three on their steps, those who follow beside. `live`: the steps come one after the other. */
export function HallPodium({ event, live }: { event: Snapshot; live: boolean }) {
  const t = useTranslations('screen');
  const reached = useReached(event);
  const steps = sideBySide(podium(event.standings));
  const others = followers(event.standings);
  if (steps.length === 0) {
    return (
      <div className="hall-notice text-center">
        <p className="hall-big">{t('over')}</p>
      </div>
    );
  }
  return (
    <div className="hall-end" data-alone={others.length === 0 || undefined}>
      <ol
        className="hall-podium"
        aria-label={t('podium')}
        data-live={live || undefined}
        data-steps={steps.length}
      >
        {steps.map(({ rank, rows }) => (
          <li key={rank} className="hall-place" style={{ '--after': `${AFTER_MS[rank]}ms` } as CSSProperties}>
            <StepNames rows={rows} />
            <div className="hall-step" data-rank={rank}>
              {t('rank', { rank })}
            </div>
          </li>
        ))}
      </ol>
      <div className="hall-after">
        <RankingList rows={others} before={null} />
        {reached.who ? <p>{reached.who}</p> : null}
        <p className="text-quiet">
          {t.rich('endLine', {
            players: event.ranked ?? event.players,
            total: event.topTotal,
            b: (chunks) => <b className="tabular text-ink">{chunks}</b>,
          })}
        </p>
      </div>
    </div>
  );
}

/** Names that stand whole only in smaller letters. */
const isMuch = (rows: readonly StandingRow[]) =>
  rows.length > 1 || rows.some(({ name }) => name.length > LONG_NAME);

const sized = (name: string) => {
  const { word, part } = nameWidths(name);
  return { '--word': word, '--part': part } as CSSProperties;
};

function StepNames({ rows }: { rows: readonly StandingRow[] }) {
  const t = useTranslations('screen');
  const more = rows.length - NAMES_ON_STEP;
  return (
    <div className="hall-names-up" data-small={isMuch(rows) || undefined}>
      {rows.slice(0, NAMES_ON_STEP).map((row) => (
        <div key={row.playerId}>
          <p className="hall-winner" style={sized(row.name)}>
            <bdi>{row.name}</bdi>
          </p>
          {row.team ? (
            <p className="hall-team truncate text-quiet">
              <bdi>{row.team}</bdi>
            </p>
          ) : null}
        </div>
      ))}
      {more > 0 ? <p className="text-quiet">{t('more', { more })}</p> : null}
      <p className="hall-total tabular">{t('score', { score: rows[0]?.total ?? 0 })}</p>
    </div>
  );
}
