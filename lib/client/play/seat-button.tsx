'use client';
import { useState } from 'react';
import type { You } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { IconButton } from '../ui';
import { SeatSheet } from './screens';

/** A small button during play: opens what belongs to the player. */
export function SeatButton({ you, className }: { you: You; className?: string }) {
  const t = useTranslations('join');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="person" label={t('seat.title')} onClick={() => setOpen(true)} className={className} />
      <SeatSheet open={open} you={you} onClose={() => setOpen(false)} />
    </>
  );
}
