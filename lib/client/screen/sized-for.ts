import type { CSSProperties } from 'react';

/** Tells the style sheet how many characters have to fit, so that it can choose the size. */
export function sizedFor(text: string, least = 1): CSSProperties {
  return { '--letters': Math.max(least, [...text].length) } as CSSProperties;
}
