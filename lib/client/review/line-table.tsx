'use client';
import { useFigure } from '@/lib/client/ui';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import type { PlotLine } from './line-plot';

/** What the lines of a plot say, round by round. */
export function LineTable({ lines }: { lines: readonly PlotLine[] }) {
  const t = useTranslations('review');
  const format = useFormatter();
  const figure = useFigure();
  const rounds = Math.max(...lines.map(({ values }) => values.length));
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section className="mt-2 max-h-96 overflow-auto" tabIndex={0} aria-label={t('plot.asTable')}>
      <table className="standings">
        <thead>
          <tr>
            <th data-n scope="col">
              {t('sheet.round')}
            </th>
            {lines.map(({ key, name }) => (
              <th key={key} data-n scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((number) => (
            <tr key={number}>
              <th data-n scope="row">
                {format.number(number)}
              </th>
              {lines.map(({ key, values }) => (
                <td key={key} data-n>
                  <bdi dir="ltr">{figure(values[number - 1] ?? null)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
