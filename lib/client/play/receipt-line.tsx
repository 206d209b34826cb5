import type { ReactNode } from 'react';
import { cx, Icon } from '../ui';

interface ReceiptLineProps {
  icon?: 'alert' | 'check' | 'offline';
  className?: string;
  children: ReactNode;
}

/** One line of the receipt, with its mark. */
export function ReceiptLine(props: ReceiptLineProps) {
  return (
    <p className={cx('flex items-start gap-2', props.className)}>
      {props.icon ? <Icon name={props.icon} className="mt-[0.1em] shrink-0" /> : null}
      <span>{props.children}</span>
    </p>
  );
}
