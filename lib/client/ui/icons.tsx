import type { SVGProps } from 'react';

const PATHS = {
  across: 'M4 12h15M13 6l6 6-6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  up: 'M12 20V5M6 11l6-6 6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  recall: 'M4 9h10a5 5 0 0 1 0 10H8M8 5L4 9l4 4',
  shuffle:
    'M4 7h3c5 0 5 10 10 10h3M4 17h3c2 0 3.200-1.600 4.200-3.500M13 9c1-1.300 2-2 4-2h3M17 4l3 3-3 3M17 14l3 3-3 3',
  check: 'M5 13l4.500 4.500L19 7',
  alert: 'M12 8v5M12 16.500v.1M12 3.500l9.500 16.500h-19z',
  close: 'M6 6l12 12M18 6L6 18',
  pause: 'M8.500 5v14M15.500 5v14',
  play: 'M8 5l11 7-11 7z',
  clock: 'M12 7v5l3.500 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  person: 'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500a7.500 7.500 0 0 1 15 0',
  people:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c0-3.600 2.900-6 6.500-6s6.500 2.400 6.500 6M16 4.800a3.500 3.500 0 0 1 0 6.400M18 14.400c2.100.8 3.500 2.800 3.500 5.600',
  offline:
    'M3 3l18 18M5 12.500a10 10 0 0 1 5-2.800M2 9a15 15 0 0 1 4.500-2.900M8.500 16a5 5 0 0 1 7 0M19 12.500a10 10 0 0 0-3-2M22 9A15 15 0 0 0 10.500 5.100M12 19.500v.1',
  sun: 'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z',
  system: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3v18M12 7h5M12 11h8M12 15h7.500',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  edit: 'M4 20l1-5L16 4l4 4L9 19z',
  screen: 'M3 5h18v12H3zM9 21h6M12 17v4',
  sound:
    'M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  muted: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  enlarge: 'M4 9V4h5M4 4l6 6M20 15v5h-5M20 20l-6-6',
  shrink: 'M10 5v5H5M10 10L4 4M14 19v-5h5M14 14l6 6',
  swap: 'M7 4L3 8l4 4M3 8h14M17 20l4-4-4-4M21 16H7',
} as const;

/** They point along the line of reading: mirrored where that runs to the left. */
const POINTING: ReadonlySet<string> = new Set<keyof typeof PATHS>([
  'back',
  'next',
  'previous',
  'recall',
  'external',
]);

export type IconName = keyof typeof PATHS;

/** A line drawing at the size of the text. Decorative: name the control, not the picture. */
export function Icon({ name, ...rest }: { name: IconName } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-pointing={POINTING.has(name) || undefined}
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The star of the centre square. */
export function Star() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M12 2.500l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.700 5.900 21.100l1.400-6.800L2.200 9.600l6.900-.8z" />
    </svg>
  );
}
