'use client';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useFigure } from '@/lib/client/ui';
import { useFormatter, useLanguage, useTranslations } from '@/lib/i18n/client';
import {
  heightOf,
  pathOf,
  placeOf,
  pointsOf,
  rankScale,
  roundTicks,
  type Scale,
  scaleOf,
  type Values,
} from './line-scale';
import { LineTable } from './line-table';
import { TableSwitch } from './table-switch';

export interface PlotLine {
  key: string;
  name: ReactNode;
  values: Values;
  /** how it is drawn: `main` in the accent, `other` dashed, `faint` behind */
  look: 'main' | 'other' | 'faint';
}

export interface LinePlotProps {
  title: string;
  /** what it shows, for who does not see it */
  summary: string;
  lines: readonly PlotLine[];
  /** values are ranks: 1 is above */
  ranks?: boolean;
  /** the level of its title */
  heading?: 'h2' | 'h3';
}

/** Lines over the rounds of a game. A table says the same; the pointer tells the values of a round. */
export function LinePlot({ title, summary, lines, ranks, heading: Heading = 'h3' }: LinePlotProps) {
  const [table, setTable] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const heading = useId();
  const scale = ranks
    ? rankScale(lines.flatMap(({ values }) => values))
    : scaleOf(lines.map((line) => line.values));
  return (
    <figure aria-labelledby={heading}>
      <figcaption className="flex items-baseline justify-between gap-4">
        <Heading id={heading} className="font-bold">
          {title}
        </Heading>
        <TableSwitch table={table} onSwitch={setTable} />
      </figcaption>
      {table ? <LineTable lines={lines} /> : <Drawing {...{ summary, lines, scale, at }} onLook={setAt} />}
      {table ? null : <Legend lines={lines} at={at} />}
    </figure>
  );
}

interface DrawingProps {
  summary: string;
  lines: readonly PlotLine[];
  scale: Scale;
  at: number | null;
  onLook(index: number | null): void;
}

const percent = (share: number) => `${100 * share}%`;
/** Those that matter are drawn last, above the others. */
const ORDER = { faint: 0, other: 1, main: 2 };

function Drawing({ summary, lines, scale, at, onLook }: DrawingProps) {
  const format = useFormatter();
  const figure = useFigure();
  const { direction } = useLanguage().language;
  const rounds = Math.max(...lines.map(({ values }) => values.length));
  const look = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const reading = direction === 'rtl' ? 1 - share : share;
    onLook(Math.min(rounds - 1, Math.max(0, Math.round(reading * (rounds - 1)))));
  };
  return (
    <div
      className="lines"
      role="img"
      aria-label={summary}
      onPointerMove={look}
      onPointerLeave={() => onLook(null)}
    >
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {scale.ticks.map((tick) => {
          const y = 1000 * heightOf(tick, scale);
          return <line key={tick} x1={0} x2={1000} y1={y} y2={y} data-zero={tick === 0 || undefined} />;
        })}
        {lines
          .toSorted((a, b) => ORDER[a.look] - ORDER[b.look])
          .flatMap(({ key, values, look: drawn }) => [
            <path key={key} d={pathOf(values, scale)} data-look={drawn} />,
            pointsOf(values, scale) !== '' && (
              <path key={`${key} alone`} d={pointsOf(values, scale)} data-look={drawn} data-points />
            ),
          ])}
      </svg>
      {scale.ticks.map((tick) => (
        <span key={tick} className="lines-y" style={{ top: percent(heightOf(tick, scale)) }}>
          <bdi dir="ltr">{figure(tick)}</bdi>
        </span>
      ))}
      {roundTicks(rounds).map((number) => (
        <span
          key={number}
          className="lines-x"
          style={{ insetInlineStart: percent(placeOf(number - 1, rounds)) }}
        >
          {format.number(number)}
        </span>
      ))}
      {at === null ? null : (
        <span className="lines-at" style={{ insetInlineStart: percent(placeOf(at, rounds)) }} />
      )}
    </div>
  );
}

/** Which line is which, and what each has at the end, or in the round that is pointed at. */
function Legend({ lines, at }: { lines: readonly PlotLine[]; at: number | null }) {
  const t = useTranslations('review');
  const figure = useFigure();
  const told = lines.filter(({ look }) => look !== 'faint');
  const last = Math.max(...lines.map(({ values }) => values.length)) - 1;
  return (
    <ul className="lines-legend">
      {told.map(({ key, name, values, look }) => (
        <li key={key} data-look={look}>
          <span className="lines-swatch" aria-hidden="true" />
          <span className="min-w-0 truncate">
            <span>{name}</span>
          </span>
          <b className="tabular" dir="ltr">
            {figure(values[at ?? last] ?? null)}
          </b>
        </li>
      ))}
      <li className="ms-auto text-quiet" aria-hidden="true">
        {t('round.label', { round: (at ?? last) + 1 })}
      </li>
    </ul>
  );
}
