'use client';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MoveText, useFigure } from '@/lib/client/ui';
import type { Notation, ScoredMove } from '@/lib/engine';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import type { Listing } from './messages';
import type { Ask } from './use-finder';

export interface MoveRowsProps {
  listing: Listing;
  best: number;
  notation: Notation;
  ask: Ask;
  /** the move that is looked at on the board */
  onPeek(move: ScoredMove | null): void;
  onPlay(move: ScoredMove): void;
  /** a finger looks at a move: on a phone the board is a screen away */
  onTouch(): void;
}

const ROW_PX = 44;
/** Rows drawn beyond those in sight, on either side. */
const MARGIN = 10;
const PAGE = 60;

/** A list of any length of which only the rows in sight are there. Arrow keys go, Enter plays. */
export function MoveRows({ listing, best, notation, ask, onPeek, onPlay, onTouch }: MoveRowsProps) {
  const t = useTranslations('analysis');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const rows = useRows(listing, ask, top);
  const { shown } = listing;
  const tall = box.current?.clientHeight ?? 600;
  const from = Math.max(0, Math.floor(top / ROW_PX) - MARGIN);
  const to = Math.min(shown, Math.ceil((top + tall) / ROW_PX) + MARGIN);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first row.
  useEffect(() => {
    setActive(null);
    box.current?.scrollTo({ top: 0 });
  }, [listing]);

  const look = (at: number | null) => {
    setActive(at);
    onPeek(at === null ? null : (rows.get(at) ?? null));
  };
  const press = (event: KeyboardEvent) => {
    const to = steppedTo(event.key, active ?? -1, shown, Math.max(1, Math.floor(tall / ROW_PX) - 1));
    if (event.key === 'Enter' && active !== null) {
      const move = rows.get(active);
      if (move) onPlay(move);
    } else if (to === null || shown === 0) return;
    else {
      look(to);
      keepInSight(box.current, to);
    }
    event.preventDefault();
  };

  return (
    <div
      ref={box}
      role="listbox"
      aria-label={t('moves.list')}
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      tabIndex={0}
      className="analysis-rows"
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={press}
      onBlur={() => look(null)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && look(null)}
    >
      <div style={{ height: shown * ROW_PX, position: 'relative' }}>
        {Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).map((at) => (
          <Row
            key={at}
            {...{ id: `${id}-${at}`, at, count: shown, best, notation }}
            move={rows.get(at) ?? null}
            active={at === active}
            onLook={() => look(at)}
            {...{ onPlay, onTouch }}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  at: number;
  count: number;
  best: number;
  notation: Notation;
  move: ScoredMove | null;
  active: boolean;
  onLook(): void;
  onPlay(move: ScoredMove): void;
  onTouch(): void;
}

/** A click plays the move; a finger looks at it first, and plays it when it comes again. */
function Row({ id, at, count, best, notation, move, active, onLook, onPlay, onTouch }: RowProps) {
  const t = useTranslations('analysis');
  const format = useFormatter();
  const figure = useFigure();
  const touched = useRef(false);
  const behind = move ? move.score - best : 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus.
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-setsize={count}
      aria-posinset={at + 1}
      className="analysis-row"
      style={{ insetBlockStart: at * ROW_PX, height: ROW_PX }}
      onPointerDown={(event) => {
        touched.current = event.pointerType !== 'mouse' && !active;
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook()}
      onClick={() => {
        if (!move) return;
        if (touched.current) {
          onLook();
          onTouch();
        } else onPlay(move);
      }}
    >
      {move ? (
        <>
          <span className="min-w-0 truncate">
            <MoveText move={move} notation={notation} />
          </span>
          {active ? <span className="ms-auto text-sm text-accent">{t('moves.play')}</span> : null}
          <span className={active ? 'tabular text-sm text-quiet' : 'tabular ms-auto text-sm text-quiet'}>
            {behind < 0 ? <bdi dir="ltr">{figure(behind)}</bdi> : null}
          </span>
          <b className="tabular w-11 text-end">{format.number(move.score)}</b>
        </>
      ) : (
        <span className="text-quiet">…</span>
      )}
    </div>
  );
}

/** Rows by their place in the list, fetched a page at a time as they come into sight. */
function useRows(listing: Listing, ask: Ask, top: number): ReadonlyMap<number, ScoredMove> {
  const [kept, setKept] = useState<{ of: Listing; rows: Map<number, ScoredMove>; pages: Set<number> }>();
  const current = kept?.of === listing ? kept : startOf(listing);
  const page = Math.floor(top / ROW_PX / PAGE);

  useEffect(() => {
    let left = false;
    const wanted = [page, page + 1].filter((one) => one * PAGE < listing.shown && !current.pages.has(one));
    for (const one of wanted) {
      current.pages.add(one);
      void ask({ kind: 'rows', from: one * PAGE, to: (one + 1) * PAGE }).then((rows) => {
        if (!rows) return;
        for (const [index, move] of rows.entries()) current.rows.set(one * PAGE + index, move);
        if (!left) setKept({ ...current });
      });
    }
    if (kept !== current && wanted.length === 0) setKept(current);
    return () => {
      left = true;
    };
  }, [ask, listing, page, current, kept]);
  return current.rows;
}

function startOf(listing: Listing) {
  return { of: listing, rows: new Map(listing.rows.map((move, at) => [at, move])), pages: new Set([0]) };
}

function steppedTo(key: string, from: number, count: number, page: number): number | null {
  const within = (at: number) => Math.min(count - 1, Math.max(0, at));
  const to: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  };
  const target = to[key];
  return target === undefined ? null : within(target);
}

function keepInSight(box: HTMLElement | null, at: number): void {
  if (!box) return;
  const [start, end] = [at * ROW_PX, (at + 1) * ROW_PX];
  if (start < box.scrollTop) box.scrollTo({ top: start });
  else if (end > box.scrollTop + box.clientHeight) box.scrollTo({ top: end - box.clientHeight });
}
