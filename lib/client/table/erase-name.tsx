'use client';
import { useState } from 'react';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Button, Sheet } from '../ui';
import type { TableFollowed } from './use-table';

/** For whoever has played: takes the own name away from the game, which stays. */
export function EraseName({ view, table }: { view: TableView; table: TableFollowed }) {
  const t = useTranslations('table');
  const [open, setOpen] = useState(false);
  const { you } = view;
  if (!you || view.seats[you.seat]?.erased) return null;
  const erase = async () => {
    await table.eraseName();
    setOpen(false);
  };
  return (
    <>
      <Button kind="plain" size="sm" onClick={() => setOpen(true)}>
        {t('erase.do')}
      </Button>
      <Sheet open={open} title={t('erase.do')} onClose={() => setOpen(false)}>
        <p className="mb-4">{t('erase.text', { number: you.seat + 1 })}</p>
        <Button kind="danger" wide busy={table.busy} onClick={() => void erase()}>
          {t('erase.confirm')}
        </Button>
      </Sheet>
    </>
  );
}
