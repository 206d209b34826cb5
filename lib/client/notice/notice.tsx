import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/lib/client/ui';

export interface NoticeProps {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  /** what one can do about it */
  actions?: ReactNode;
}

/** A page's only content when there is nothing else to show: what is the matter, and the way on. */
export function Notice({ icon, title, children, actions }: NoticeProps) {
  return (
    <section className="mx-auto my-auto w-full max-w-md px-4 py-10">
      {icon ? <Icon name={icon} className="mb-3 size-8 text-quiet" /> : null}
      <h1 className="text-2xl font-bold text-balance wrap-anywhere">{title}</h1>
      {children ? <div className="mt-2 text-quiet wrap-anywhere">{children}</div> : null}
      {actions ? <div className="mt-6 flex flex-wrap gap-3">{actions}</div> : null}
    </section>
  );
}
