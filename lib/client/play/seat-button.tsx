'use client';
import { useState } from 'react';
import type { You } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { cx, Icon, Sheet } from '../ui';
import { OwnCode } from './own-code';

/** A small button during play: whose seat this is, and the code that brings it to another device. */
export function SeatButton({ you, className }: { you: You; className?: string }) {
  const t = useTranslations('join');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cx('grid size-10 shrink-0 place-items-center text-quiet hover:text-ink', className)}
      >
        <Icon name="person" />
        <span className="heard">{t('seat.title')}</span>
      </button>
      <Sheet open={open} title={t('seat.title')} onClose={() => setOpen(false)}>
        <p className="mb-4 truncate text-2xl font-bold">
          <bdi>{you.name}</bdi>
        </p>
        <OwnCode you={you} />
      </Sheet>
    </>
  );
}
