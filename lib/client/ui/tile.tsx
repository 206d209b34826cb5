'use client';
import type { CSSProperties } from 'react';
import { useDigits } from '@/lib/i18n/client';

export interface TileProps {
  /** upper case; empty for a blank without a letter */
  letter: string;
  /** left out, or 0 with `blank`: no figure */
  value?: number;
  blank?: boolean;
  /** `new`: laid this round; `ghost`: an own move shown beside the top; `old`: all others */
  state?: 'old' | 'new' | 'ghost';
  /** comes in with a short movement, as the nth of its word */
  arrive?: number;
  /** being dragged */
  lifted?: boolean;
  style?: CSSProperties;
}

/** Arabic letters that are as broad as two. */
const BROAD = /^[سشصض]$/;

/** How many letters have to fit, 1 to 4; a middle dot (L·L) takes no room. */
function breadthOf(letter: string): number {
  return BROAD.test(letter) ? 2 : [...letter.replace('·', '')].length;
}

/** One tile. Its side is the CSS variable `--s` of an ancestor (44 px without). Hidden from assistive technology: its holder names it. */
export function Tile({ letter, value, blank, state = 'old', arrive, lifted, style }: TileProps) {
  const figure = blank || !letter ? undefined : value;
  const length = breadthOf(letter);
  const digits = useDigits();
  return (
    <span
      aria-hidden="true"
      className="tile"
      data-blank={blank || undefined}
      data-len={length > 1 ? Math.min(length, 4) : undefined}
      data-wide={figure !== undefined && figure > 9 ? true : undefined}
      data-state={state === 'old' ? undefined : state}
      data-arrive={arrive === undefined ? undefined : true}
      data-lifted={lifted || undefined}
      style={arrive === undefined ? style : ({ ...style, '--i': arrive } as CSSProperties)}
    >
      <span>{letter}</span>
      {figure === undefined ? null : <sub>{digits(figure)}</sub>}
    </span>
  );
}
