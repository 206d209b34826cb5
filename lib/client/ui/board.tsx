'use client';
import {
  type CSSProperties,
  type KeyboardEventHandler,
  type MouseEvent,
  memo,
  type PointerEventHandler,
  type Ref,
  useMemo,
} from 'react';
import type { Notation } from '@/lib/engine';
import { useDigits, useTranslations } from '@/lib/i18n/client';
import {
  type Cursor,
  colLabel,
  isMirrored,
  type Laid,
  layoutOf,
  type Place,
  readRows,
  rowLabel,
  squareKey,
} from '../board';
import { Square } from './square';
import { labeller, premiumMark } from './square-label';
import { tileValue } from './values';

/** A tile drawn over the board of before. */
export interface Overlay extends Laid {
  state: 'new' | 'ghost';
  /** comes in with a short movement, as the nth of its word */
  arrive?: number;
  lifted?: boolean;
  /** makes it a tile that can be dragged: goes to `data-tile` of its square */
  id?: number;
}

export interface BoardProps {
  /** a string of the wire form for each row */
  rows: readonly string[];
  tileSet: string;
  notation: Notation;
  /** letters and figures along two edges; default true */
  coordinates?: boolean;
  overlay?: readonly Overlay[];
  /** name for assistive technology; default "Board" */
  label?: string;
  /** makes it a board to play on: called with a square that was tapped, or chosen by keyboard */
  onSquare?(place: Place): void;
  cursor?: Cursor | null;
  /** the square that Tab reaches; default the cursor, else the centre */
  focus?: Place | null;
  /** the square a dragged tile would fall on */
  drop?: Place | null;
  onKeyDown?: KeyboardEventHandler;
  onPointerDown?: PointerEventHandler;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The board: fills the width it is given, and is square but for the edge with the coordinates. Where words run
 * to the left it is mirrored: column 1 is at the right. Memoised: what is said around it draws it not again.
 */
export const Board = memo(function Board(props: BoardProps) {
  const t = useTranslations('ui');
  const { rows, notation, coordinates = true, onSquare } = props;
  const labelOf = useMemo(() => labeller(t), [t]);
  const digits = useDigits();
  const rowName = (row: number) => digits(rowLabel(row, notation));
  const colName = (col: number) => digits(colLabel(col, notation));
  const faces = readRows(rows, props.tileSet);
  const layout = layoutOf(rows, props.tileSet);
  const lines = rows.map((_, index) => index + 1);
  const start = { row: layout.start.row + 1, col: layout.start.col + 1 };
  const over = new Map((props.overlay ?? []).map((tile) => [squareKey(tile.row, tile.col), tile]));
  const stop = props.focus ?? props.cursor ?? start;

  const pick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place) onSquare?.(place);
  };

  const square = (row: number, col: number) => {
    const laid = over.get(squareKey(row, col));
    const tile = laid ?? faces[row - 1]?.[col - 1] ?? null;
    const premium = layout.premium(row - 1, col - 1);
    const at = (place: Place | null | undefined) => place?.row === row && place.col === col;
    return (
      <Square
        key={col}
        row={row}
        col={col}
        premium={premium}
        mark={premiumMark(t, premium)}
        centre={at(start)}
        letter={tile?.letter}
        blank={tile?.blank}
        value={tile ? tileValue(props.tileSet, tile.letter) : undefined}
        state={laid?.state}
        arrive={laid?.arrive}
        lifted={laid?.lifted}
        cursor={at(props.cursor) ? props.cursor?.direction : undefined}
        drop={at(props.drop)}
        tile={laid?.id}
        role={onSquare ? 'gridcell' : 'cell'}
        tabIndex={onSquare ? (at(stop) ? 0 : -1) : undefined}
        label={labelOf(rowName(row), colName(col), premium, tile, laid?.state)}
      />
    );
  };

  return (
    <div
      className="board"
      dir={isMirrored(props.tileSet) ? 'rtl' : 'ltr'}
      style={{ '--lines': rows.length } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a grid, or a table without handlers. */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is one of two that take a name. */}
      <div
        ref={props.ref}
        role={onSquare ? 'grid' : 'table'}
        aria-label={props.label ?? t('board')}
        className="board-grid"
        data-coordinates={coordinates || undefined}
        data-large={rows.length > 15 || undefined}
        data-live={onSquare ? true : undefined}
        onClick={onSquare ? pick : undefined}
        onKeyDown={props.onKeyDown}
        onPointerDown={props.onPointerDown}
      >
        <Edge />
        {lines.map((col) => (
          <Edge key={col}>{coordinates ? colName(col) : ''}</Edge>
        ))}
        {lines.map((row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the squares take the focus, not the rows.
          // biome-ignore lint/a11y/useSemanticElements: a board is laid out as a grid, not as a table.
          <div key={row} role="row">
            <Edge>{coordinates ? rowName(row) : ''}</Edge>
            {lines.map((col) => square(row, col))}
          </div>
        ))}
      </div>
    </div>
  );
});

function Edge({ children }: { children?: string }) {
  return (
    <span className="board-edge" aria-hidden="true">
      {children}
    </span>
  );
}

/** The square that an element belongs to, or null. */
export function placeOf(target: EventTarget | null): Place | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-col]') : null;
  return element ? { row: Number(element.dataset.row), col: Number(element.dataset.col) } : null;
}
