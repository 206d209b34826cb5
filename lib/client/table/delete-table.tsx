'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Button, Sheet } from '../ui';
import type { TableFollowed } from './use-table';

/** For whoever opened the table: takes it away, before the game or after it. */
export function DeleteTable({ view, table }: { view: TableView; table: TableFollowed }) {
  const t = useTranslations('table');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  if (view.you?.seat !== 0) return null;
  const remove = async () => {
    if (await table.remove()) router.push('/table');
    else setOpen(false);
  };
  return (
    <>
      <Button kind="plain" size="sm" className="me-auto" onClick={() => setOpen(true)}>
        {t('delete.do')}
      </Button>
      <Sheet open={open} title={t('delete.title')} onClose={() => setOpen(false)}>
        <p className="mb-4">{view.status === 'over' ? t('delete.textOver') : t('delete.text')}</p>
        <Button kind="primary" wide onClick={() => void remove()}>
          {t('delete.do')}
        </Button>
      </Sheet>
    </>
  );
}
