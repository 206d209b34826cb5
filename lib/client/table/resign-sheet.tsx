'use client';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Button, Sheet } from '../ui';
import type { TableFollowed } from './use-table';

interface ResignSheetProps {
  open: boolean;
  view: TableView;
  table: TableFollowed;
  onClose(): void;
}

/** Giving up is asked for twice, with what becomes of the others. */
export function ResignSheet({ open, view, table, onClose }: ResignSheetProps) {
  const t = useTranslations('table');
  const others = view.seats.filter(({ resigned }) => !resigned).length - 1;
  const resign = async () => {
    await table.act({ kind: 'resign' });
    onClose();
  };
  return (
    <Sheet open={open} title={t('resign.title')} onClose={onClose}>
      <p className="mb-4">{others > 1 ? t('resign.textOthers') : t('resign.text')}</p>
      <Button kind="primary" wide busy={table.busy} onClick={() => void resign()}>
        {t('resign.do')}
      </Button>
    </Sheet>
  );
}
