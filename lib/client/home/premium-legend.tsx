import type { CSSProperties } from 'react';

const PREMIUMS = [
  ['2L', 'the letter counts twice'],
  ['3L', 'the letter counts three times'],
  ['2W', 'the word counts twice'],
  ['3W', 'the word counts three times'],
] as const;

/** What the coloured squares do. */
export function PremiumLegend() {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2" style={{ '--s': '32px' } as CSSProperties}>
      {PREMIUMS.map(([mark, what]) => (
        <li key={mark} className="flex items-center gap-3">
          <span className="sq shrink-0" data-p={mark}>
            <i className="text-ink opacity-100">{mark}</i>
          </span>
          {what}
        </li>
      ))}
    </ul>
  );
}
