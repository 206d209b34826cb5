'use client';
import { useState } from 'react';
import type { You } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { cx, Icon } from '../ui';
import { SeatSheet } from './screens';

/** A small button during play: opens what belongs to the player. */
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
      <SeatSheet open={open} you={you} onClose={() => setOpen(false)} />
    </>
  );
}
