'use client';
import { useFigure } from '@/lib/client/ui';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { LinePlot, type PlotLine } from '../line-plot';
import { seriesOf } from './series';
import type { SheetProps } from './sheet';

/** How far from the tops and from the winner, and which rank, after each round. */
export function SheetPlots({ sheet }: SheetProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  const figure = useFigure();
  const { toTops, toWinner, ranks } = seriesOf(sheet);
  const { winner, player } = sheet;
  const isWinner = winner.playerId === player.playerId;
  const lines: PlotLine[] = [
    { key: 'tops', name: t('sheet.toTops'), values: toTops, look: 'main' },
    ...(isWinner
      ? []
      : [
          {
            key: 'winner',
            name: t.rich('sheet.toWinner', { name: winner.name, b: (chunks) => <bdi>{chunks}</bdi> }),
            values: toWinner,
            look: 'other' as const,
          },
        ]),
  ];
  const known = ranks.filter((rank) => rank !== null);
  const at = (value: number | undefined) => (value === undefined ? '–' : format.number(value));
  return (
    <div className="sheet-plots">
      <LinePlot
        heading="h2"
        title={t('sheet.difference')}
        summary={t('sheet.differenceSays', {
          tops: figure(toTops.at(-1) ?? null),
          winner: figure(toWinner.at(-1) ?? null),
        })}
        lines={lines}
      />
      <LinePlot
        heading="h2"
        title={t('sheet.ranks')}
        summary={t('sheet.ranksSay', {
          first: at(known[0]),
          last: at(known.at(-1)),
          best: at(known.length > 0 ? Math.min(...known) : undefined),
        })}
        lines={[{ key: 'rank', name: t('sheet.rank'), values: ranks, look: 'main' }]}
        ranks
      />
    </div>
  );
}
