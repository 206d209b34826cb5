import type { ReactNode } from 'react';
import { Icon } from '../ui';

/** What is wrong with a form as a whole; nothing when nothing is. */
export function FormFault({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="flex items-start gap-2 font-semibold text-error">
      <Icon name="alert" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
