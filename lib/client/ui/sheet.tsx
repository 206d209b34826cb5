'use client';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { cx } from './classes';
import { Icon } from './icons';

export interface SheetProps {
  open: boolean;
  title: string;
  onClose(): void;
  className?: string;
  children: ReactNode;
}

/** A modal sheet: from below on a phone, in the middle elsewhere. Escape and a tap outside close it. */
export function Sheet({ open, title, onClose, className, children }: SheetProps) {
  const t = useTranslations('ui');
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the effects of what is in it: a focus is taken in an open sheet alone.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={ref}
      className={cx('sheet', className)}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <>
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={heading} className="text-lg font-bold">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={t('close')}
              className="-me-2 -mt-2 grid size-11 place-items-center text-quiet hover:text-ink"
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
