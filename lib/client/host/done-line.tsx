import type { ReactNode } from 'react';
import { Button, cx, Icon } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';

export interface DoneLineProps {
  /** what was done */
  children: ReactNode;
  /** null: it cannot be taken back here */
  onUndo: (() => void) | null;
  busy?: boolean;
  className?: string;
}

/** What was done last, with its way back. */
export function DoneLine({ children, onUndo, busy, className }: DoneLineProps) {
  const t = useTranslations('host');
  return (
    <p
      className={cx(
        'tabular flex items-center gap-3 rounded-ui border border-accent bg-accent-soft px-3 py-1.5',
        className,
      )}
    >
      <Icon name="check" className="shrink-0" />
      <span className="min-w-0 grow break-words">{children}</span>
      {onUndo ? (
        <Button size="sm" busy={busy} onClick={onUndo}>
          {t('done.undo')}
        </Button>
      ) : null}
    </p>
  );
}
