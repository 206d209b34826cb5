'use client';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { isMirrored, letterReader, type Place } from '../board';
import type { Placing } from '../placing';
import { Board, type Overlay, RetakenLine } from '../ui';
import { ArrowSaid } from './arrow-said';
import { BlankSheet } from './blank-sheet';
import { ComposeLine } from './compose-line';
import { DraggedTile } from './dragged-tile';
import { KeyHelp, PlayButtons } from './play-buttons';
import { RackTray } from './rack-tray';
import { HowToSheet } from './screens';
import { useDrag } from './use-drag';
import { useDragPan } from './use-drag-pan';
import { useKeys } from './use-keys';
import type { RoundPlay } from './use-round-play';
import { useZoom } from './use-zoom';
import { ZoomButton } from './zoom-button';

export interface BoardScreenProps {
  game: Pick<Snapshot, 'settings' | 'tileSet'>;
  round: RoundView;
  play: RoundPlay;
  /** above the board: which round it is, and the clock */
  bar: ReactNode;
  /** below the buttons: what the server has */
  receipt: ReactNode;
  /** something was sent in this round already */
  again: boolean;
}

/** An open round in assisted entry, whoever sends it where: board, rack, and one button that matters. */
export function BoardScreen({ game, round, play, bar, receipt, again }: BoardScreenProps) {
  const { settings, tileSet } = game;
  const { placing, dispatch } = play;
  const [writing, setWriting] = useState(false);
  const [help, setHelp] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const zoom = useZoom(placing);
  const letter = useMemo(() => letterReader(tileSet), [tileSet]);
  useKeys({
    dispatch,
    send: play.send,
    write: () => setWriting(true),
    help: () => setHelp(true),
    letter,
    mirrored: isMirrored(tileSet),
  });
  useCursorFocus(grid, placing);
  const { drag, take, attach, aim, look, wasDragged } = useDrag({
    onSquare: (id, at) => {
      zoom.see(at);
      dispatch({ type: 'drop', id, at });
    },
    onSlot: (id, slot) => dispatch({ type: 'recall-one', id, slot }),
  });
  useDragPan({ drag, zoom, aim, look });
  const tap = useSame((at: Place) => {
    if (wasDragged()) return;
    zoom.see(at);
    dispatch({ type: 'tap', at });
  });
  const lifted = drag?.id;
  const overlay = useMemo(() => overlayOf(placing, lifted), [placing, lifted]);

  return (
    <>
      <main className="play" data-tiles={placing.rack.length}>
        {bar}
        <div
          ref={zoom.view}
          className="play-board"
          data-small={zoom.possible || undefined}
          data-near={zoom.near || undefined}
          style={zoom.style}
          onPointerDown={take}
        >
          <Board
            ref={grid}
            rows={round.board}
            tileSet={tileSet}
            notation={settings.notation}
            overlay={overlay}
            cursor={placing.cursor}
            drop={drag?.over}
            onSquare={tap}
          />
        </div>
        <ArrowSaid cursor={placing.cursor} />
        <div className="play-side">
          <RetakenLine retaken={round.retaken} notation={settings.notation} className="text-sm text-quiet" />
          <div className="compose-row">
            <ComposeLine play={play} settings={settings} writing={writing} onWriting={setWriting} />
            <ZoomButton zoom={zoom} />
          </div>
          <RackTray
            placing={placing}
            tileSet={tileSet}
            drag={drag}
            dispatch={dispatch}
            onPointerDown={take}
            wasDragged={wasDragged}
          />
          <PlayButtons play={play} again={again} />
          {receipt}
          <KeyHelp onHelp={() => setHelp(true)} />
        </div>
      </main>
      <BlankSheet
        open={placing.asking !== null && drag === null}
        tileSetId={tileSet}
        letter={letter}
        onLetter={(chosen) => dispatch({ type: 'letter', letter: chosen })}
        onCancel={() => dispatch({ type: 'letter-cancelled' })}
      />
      <HowToSheet
        open={help}
        tileSet={tileSet}
        notation={settings.notation}
        rackSize={placing.rack.length}
        onClose={() => setHelp(false)}
      />
      {drag ? <DraggedTile placing={placing} tileSet={tileSet} drag={drag} attach={attach} /> : null}
    </>
  );
}

function overlayOf(placing: Placing, lifted: number | undefined): Overlay[] {
  return placing.placed.map((tile) => ({ ...tile, state: 'new', lifted: tile.id === lifted }));
}

/** A handler that stays the same one and does what the last drawing's does: it draws no board again. */
function useSame(handler: (at: Place) => void): (at: Place) => void {
  const last = useRef(handler);
  useLayoutEffect(() => {
    last.current = handler;
  });
  return useCallback((at) => last.current(at), []);
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
