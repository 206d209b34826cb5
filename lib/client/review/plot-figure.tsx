'use client';
import { useId, useState } from 'react';
import type { RoundReview } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { type Bar, barOf, barText, type Plot, plotOf } from './plot';
import { TableSwitch } from './table-switch';

export interface PlotFigureProps {
  distribution: RoundReview['distribution'];
  top: number;
  /** the viewer's own points */
  own: number | null;
}

/** How the room scored: a bar for each score, the top and the own score marked. A table says the same. */
export function PlotFigure({ distribution, top, own }: PlotFigureProps) {
  const t = useTranslations('review');
  const [table, setTable] = useState(false);
  const heading = useId();
  const plot = plotOf(distribution, top);
  if (distribution.length === 0) return <p className="text-quiet">{t('plot.nobody')}</p>;
  return (
    <figure aria-labelledby={heading}>
      <figcaption className="flex items-baseline justify-between gap-4">
        <h3 id={heading} className="font-bold">
          {t('plot.title')}
        </h3>
        <TableSwitch table={table} onSwitch={setTable} />
      </figcaption>
      {table ? <PlotTable plot={plot} own={own} /> : <Drawing plot={plot} top={top} own={own} />}
    </figure>
  );
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

function Drawing({ plot, top, own }: { plot: Plot; top: number; own: number | null }) {
  const t = useTranslations('review');
  const format = useFormatter();
  const ownBar = own === null ? null : barOf(plot, own);
  return (
    <div className="plot" role="img" aria-label={useSummary(plot, top, own)}>
      <svg
        viewBox={`0 0 ${plot.right} ${plot.height}`}
        preserveAspectRatio="none"
        className="plot-bars"
        aria-hidden="true"
        focusable="false"
      >
        {plot.yTicks.map((tick) => (
          <line key={tick} x1={0} x2={plot.right} y1={plot.height - tick} y2={plot.height - tick} />
        ))}
        {plot.bars.map((bar) => (
          <rect
            key={bar.from}
            data-own={bar === ownBar || undefined}
            x={bar.from + 0.09 * plot.step}
            width={0.82 * plot.step}
            y={plot.height - bar.players}
            height={bar.players}
          />
        ))}
      </svg>
      {plot.yTicks.map((tick) => (
        <span key={tick} className="plot-y" style={{ bottom: percent(tick, plot.height) }}>
          {format.number(tick)}
        </span>
      ))}
      {plot.xTicks.map((tick) => (
        <span
          key={tick}
          className="plot-x"
          style={{ insetInlineStart: percent(tick + plot.step / 2, plot.right) }}
        >
          {format.number(tick)}
        </span>
      ))}
      {ownBar && ownBar === barOf(plot, top) ? null : (
        <Mark plot={plot} points={top} text={t('plot.top', { points: top })} />
      )}
      {own === null ? null : <Mark plot={plot} points={own} text={t('plot.you', { points: own })} own />}
    </div>
  );
}

/** A line at a score with its name; the name stays within the plot. */
function Mark(props: { plot: Plot; points: number; text: string; own?: boolean }) {
  const { plot, points, text, own } = props;
  const bar = barOf(plot, points);
  const at = ((bar ? bar.from : points) + plot.step / 2) / plot.right;
  return (
    <span
      className="plot-mark"
      data-own={own}
      data-before={at > 0.5 || undefined}
      style={{ insetInlineStart: percent(at, 1) }}
    >
      <span>{text}</span>
    </span>
  );
}

const filled = (plot: Plot): Bar[] => plot.bars.filter((bar) => bar.players > 0);

function useSummary(plot: Plot, top: number, own: number | null): string {
  const t = useTranslations('review');
  const format = useFormatter();
  const most = filled(plot).reduce<Bar | null>(
    (best, bar) => (best && best.players >= bar.players ? best : bar),
    null,
  );
  const parts = [t('plot.saysTop', { points: top })];
  if (most) parts.push(t('plot.saysMost', { players: most.players, points: barText(most, format.number) }));
  if (own !== null) parts.push(t('plot.saysOwn', { points: own }));
  return parts.join(' ');
}

function PlotTable({ plot, own }: { plot: Plot; own: number | null }) {
  const t = useTranslations('review');
  const format = useFormatter();
  const ownBar = own === null ? null : barOf(plot, own);
  return (
    <table className="standings mt-1 max-w-72">
      <thead>
        <tr>
          <th data-n>{t('plot.points')}</th>
          <th data-n>{t('plot.players')}</th>
        </tr>
      </thead>
      <tbody>
        {filled(plot)
          .toReversed()
          .map((bar) => (
            <tr key={bar.from} data-own={bar === ownBar || undefined}>
              <td data-n>{barText(bar, format.number)}</td>
              <td data-n>{format.number(bar.players)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
