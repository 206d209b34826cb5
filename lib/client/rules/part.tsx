import type { ReactNode } from 'react';

export interface PartProps {
  /** its address in the page */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the rules, with an address of its own. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-4">
      <h2 id={`${id}-title`} className="mb-3 text-2xl font-bold">
        {title}
      </h2>
      <div className="grid gap-3">{children}</div>
    </section>
  );
}

/** A picture beside what is said of it; below it on a phone. */
export function Beside({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {picture}
      <div className="grid gap-3">{children}</div>
    </div>
  );
}
