import type { TableView } from '@/lib/http/schemas';
import { type Translate, useTranslations } from '@/lib/i18n/client';

/** What stands for a seat whose name was taken away. */
export const seatName = (t: Translate<'table'>, name: string, seat: number): string =>
  name === '' ? t('nameless', { number: seat + 1 }) : name;

/** A table with something to call every seat by. */
export function useNamed(view: TableView | null): TableView | null {
  const t = useTranslations('table');
  if (!view?.seats.some(({ name }) => name === '')) return view;
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, name: seatName(t, seat.name, seat.seat) })) };
}
