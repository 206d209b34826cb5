'use client';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { isMirrored } from '../board';
import type { Link } from '../live';
import type { Placing } from '../placing';
import { Board, type Overlay, RetakenLine } from '../ui';
import { BlankSheet } from './blank-sheet';
import { DraggedTile } from './dragged-tile';
import { letterReader } from './letters';
import { MoveLine } from './move-line';
import { KeyHelp, PlayButtons } from './play-buttons';
import { RackTray } from './rack-tray';
import { Receipt } from './receipt';
import { RoundBar } from './round-bar';
import { type Drag, useDrag } from './use-drag';
import { useKeys } from './use-keys';
import { useRoundPlay } from './use-round-play';

export interface PlayScreenProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

/** The open round in assisted entry: board, rack, clock, and one button that matters. */
export function PlayScreen({ snapshot, round, link }: PlayScreenProps) {
  const { settings, you, tileSet } = snapshot;
  const play = useRoundPlay(snapshot, round);
  const { placing, dispatch } = play;
  const grid = useRef<HTMLDivElement>(null);
  const letter = useMemo(() => letterReader(tileSet), [tileSet]);
  useKeys({ dispatch, send: play.send, letter, mirrored: isMirrored(tileSet) });
  useCursorFocus(grid, placing);
  const { drag, take, attach, wasDragged } = useDrag({
    onSquare: (id, at) => dispatch({ type: 'drop', id, at }),
    onSlot: (id, slot) => dispatch({ type: 'recall-one', id, slot }),
  });

  return (
    <>
      <main className="play">
        <RoundBar snapshot={snapshot} round={round} link={link} />
        <div className="play-board" onPointerDown={take}>
          <Board
            ref={grid}
            rows={round.board}
            tileSet={tileSet}
            notation={settings.notation}
            overlay={overlayOf(placing, drag)}
            cursor={placing.cursor}
            drop={drag?.over}
            onSquare={(at) => wasDragged() || dispatch({ type: 'tap', at })}
          />
        </div>
        <div className="play-side">
          <RetakenLine retaken={round.retaken} notation={settings.notation} className="text-sm text-quiet" />
          <MoveLine play={play} settings={settings} />
          <RackTray
            placing={placing}
            tileSet={tileSet}
            lifted={drag?.id ?? null}
            dispatch={dispatch}
            onPointerDown={take}
            wasDragged={wasDragged}
          />
          <PlayButtons play={play} again={you?.slip != null} />
          <Receipt
            slip={you?.slip ?? null}
            outbox={play.outbox}
            link={link}
            notation={settings.notation}
            shown={play.received}
            onWithdraw={play.withdraw}
          />
          <KeyHelp />
        </div>
      </main>
      <BlankSheet
        open={placing.asking !== null && drag === null}
        tileSetId={tileSet}
        letter={letter}
        onLetter={(chosen) => dispatch({ type: 'letter', letter: chosen })}
        onCancel={() => dispatch({ type: 'letter-cancelled' })}
      />
      {drag ? <DraggedTile placing={placing} tileSet={tileSet} drag={drag} attach={attach} /> : null}
    </>
  );
}

function overlayOf(placing: Placing, drag: Drag | null): Overlay[] {
  return placing.placed.map((tile) => ({ ...tile, state: 'new', lifted: drag?.id === tile.id }));
}

/** While the focus is in the grid it follows the cursor, so that a screen reader reads each square. */
function useCursorFocus(grid: RefObject<HTMLElement | null>, { cursor }: Placing): void {
  const row = cursor?.row;
  const col = cursor?.col;
  useEffect(() => {
    if (row === undefined || !grid.current?.contains(document.activeElement)) return;
    const square = grid.current.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`);
    square?.focus({ preventScroll: true });
  }, [grid, row, col]);
}
