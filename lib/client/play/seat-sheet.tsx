'use client';
import type { You } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { LanguageSwitch, Sheet } from '../ui';
import { OwnCode } from './own-code';

export interface SeatSheetProps {
  open: boolean;
  you: You;
  onClose(): void;
}

/** Whose seat this is, the code that brings it to another device, and the player's language. */
export function SeatSheet({ open, you, onClose }: SeatSheetProps) {
  const t = useTranslations('join');
  return (
    <Sheet open={open} title={t('seat.title')} onClose={onClose}>
      <p className="mb-4 text-2xl font-bold wrap-anywhere">
        <bdi>{you.name}</bdi>
      </p>
      <OwnCode you={you} />
      <LanguageSwitch className="-ms-2 mt-4" />
    </Sheet>
  );
}
