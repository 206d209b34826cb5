'use client';
import { useState } from 'react';
import { useFigure } from '@/lib/client/ui';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { sheetPath } from '../address';
import { LinePlot, type PlotLine } from '../line-plot';
import type { WholeProps } from './event-view';

/** The first ten against the tops, round by round; a row of the ranking beside it brings its line forward. */
export function Leaders({ event, review }: WholeProps) {
  const t = useTranslations('review');
  const figure = useFigure();
  const { leaders, tops } = review;
  const [chosen, setChosen] = useState<string | null>(null);
  const own = leaders.find(({ playerId }) => playerId === event.you?.playerId)?.playerId;
  const [first] = leaders;
  if (!first) return null;
  const main = chosen ?? own ?? first.playerId;
  const lines = leaders.map(({ playerId, name, totals }): PlotLine => {
    const second = playerId === first.playerId || playerId === own;
    return {
      key: playerId,
      name: <bdi>{name}</bdi>,
      values: totals.map((total, index) => (total === null ? null : total - (tops[index] ?? 0))),
      look: playerId === main ? 'main' : second ? 'other' : 'faint',
    };
  });
  const end = figure(lines[0]?.values.at(-1) ?? null);
  return (
    <section className="whole-leaders">
      <LinePlot
        title={t('whole.leaders')}
        summary={t('whole.leadersSay', { name: first.name, points: end })}
        lines={lines}
      />
      <LeaderTable event={event} review={review} main={main} onChoose={setChosen} />
    </section>
  );
}

interface LeaderTableProps extends WholeProps {
  main: string;
  onChoose(playerId: string | null): void;
}

function LeaderTable({ event, review, main, onChoose }: LeaderTableProps) {
  const t = useTranslations('ui');
  const format = useFormatter();
  const figure = useFigure();
  return (
    <table className="standings self-start">
      <thead>
        <tr>
          <th data-n>{t('standings.rank')}</th>
          <th>{t('standings.name')}</th>
          <th data-n>{t('standings.total')}</th>
          <th data-n>{t('standings.toTop')}</th>
        </tr>
      </thead>
      <tbody onPointerLeave={() => onChoose(null)}>
        {review.leaders.map(({ playerId, name, rank, totals }) => {
          const total = totals.at(-1) ?? 0;
          return (
            <tr
              key={playerId}
              data-own={playerId === main || undefined}
              onPointerEnter={() => onChoose(playerId)}
            >
              <td data-n>{format.number(rank)}</td>
              <td data-name>
                <a
                  href={sheetPath(event.code, playerId)}
                  className="hover:underline"
                  onFocus={() => onChoose(playerId)}
                  onBlur={() => onChoose(null)}
                >
                  <bdi>{name}</bdi>
                </a>
              </td>
              <td data-n>{format.number(total)}</td>
              <td data-n>
                <bdi dir="ltr">{figure(total - review.topTotal)}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
