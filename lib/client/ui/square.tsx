'use client';
import { memo } from 'react';
import { Icon, Star } from './icons';
import { Tile } from './tile';

export interface SquareProps {
  row: number;
  col: number;
  /** '', '2L' … '4W' */
  premium: string;
  /** what stands on it, in the reader's language */
  mark: string;
  centre: boolean;
  /** undefined on an empty square */
  letter?: string;
  blank?: boolean;
  value?: number;
  state?: 'old' | 'new' | 'ghost';
  arrive?: number;
  lifted?: boolean;
  cursor?: 'across' | 'down';
  drop?: boolean;
  /** id of a tile that may be dragged from here */
  tile?: number;
  /** left out where the board is only looked at */
  tabIndex?: number;
  role: 'gridcell' | 'cell';
  label: string;
}

/** One square with what lies on it. Memoised: typing a letter redraws two squares. */
export const Square = memo(function Square(props: SquareProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name.
    <div
      role={props.role}
      className="sq"
      aria-label={props.label}
      data-row={props.row}
      data-col={props.col}
      data-p={props.premium || undefined}
      data-full={props.letter !== undefined || undefined}
      data-cursor={props.cursor}
      data-drop={props.drop || undefined}
      data-tile={props.tile}
      tabIndex={props.tabIndex}
    >
      <Content {...props} />
    </div>
  );
});

function Content({ letter, blank, value, state, arrive, lifted, cursor, centre, mark }: SquareProps) {
  if (letter !== undefined) {
    return <Tile letter={letter} blank={blank} value={value} state={state} arrive={arrive} lifted={lifted} />;
  }
  if (cursor) return <Icon name={cursor} strokeWidth="3" />;
  if (centre) return <Star />;
  return mark ? <i aria-hidden="true">{mark}</i> : null;
}
