'use client';
import { useTranslations } from '@/lib/i18n/client';
import { Button, Sheet } from '../ui';
import type { TableFollowed } from './use-table';

interface PassSheetProps {
  open: boolean;
  table: TableFollowed;
  onClose(): void;
}

/** A pass is asked for twice: it cannot be taken back. */
export function PassSheet({ open, table, onClose }: PassSheetProps) {
  const t = useTranslations('table');
  const pass = async () => {
    await table.act({ kind: 'pass' });
    onClose();
  };
  return (
    <Sheet open={open} title={t('pass.title')} onClose={onClose}>
      <p className="mb-4">{t('pass.text')}</p>
      <Button kind="primary" wide busy={table.busy} onClick={() => void pass()}>
        {t('pass.do')}
      </Button>
    </Sheet>
  );
}
