import { Button, cx } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';

export interface PagerProps {
  page: number;
  pages: number;
  /** players on all of them */
  count: number;
  onPage(page: number): void;
  className?: string;
}

/** The way through the pages of a list of players; nothing where there is one page. */
export function Pager({ page, pages, count, onPage, className }: PagerProps) {
  const t = useTranslations('host');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('players.pages')} className={cx('flex items-center justify-between gap-3', className)}>
      <Button size="sm" kind="plain" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('players.before')}
      </Button>
      <p className="tabular text-center text-sm text-quiet">{t('players.page', { page, pages, count })}</p>
      <Button size="sm" kind="plain" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('players.next')}
      </Button>
    </nav>
  );
}
