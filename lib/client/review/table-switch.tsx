'use client';
import { useTranslations } from '@/lib/i18n/client';

/** From a plot to the table that says the same, and back. */
export function TableSwitch({ table, onSwitch }: { table: boolean; onSwitch(table: boolean): void }) {
  const t = useTranslations('review');
  return (
    <button
      type="button"
      aria-pressed={table}
      onClick={() => onSwitch(!table)}
      className="min-h-9 shrink-0 text-sm text-quiet underline underline-offset-4 hover:text-ink print:hidden"
    >
      {t(table ? 'plot.asPlot' : 'plot.asTable')}
    </button>
  );
}
