'use client';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { fold, tileSet } from '@/lib/engine';
import type { MoveBody, RoundView, Snapshot } from '@/lib/http/schemas';
import { type Link, lastSignal, slipSender, useOutbox, useSecondsLeft } from '../live';
import { composed, type Placing } from '../placing';
import { Board, Button, cx, type Overlay, Tile, tileValue } from '../ui';
import { BlankSheet } from './blank-sheet';
import { isSent, positionOf, readComposed } from './composing';
import { MoveLine } from './move-line';
import { RackTray } from './rack-tray';
import { Receipt } from './receipt';
import { RoundBar } from './round-bar';
import { type Drag, useDrag } from './use-drag';
import { useKeys } from './use-keys';
import { usePlacing } from './use-placing';
import { rackText } from './view';

export interface PlayScreenProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

/** The open round in assisted entry: board, rack, clock, and one button that matters. */
export function PlayScreen({ snapshot, round, link }: PlayScreenProps) {
  const { code, settings, you } = snapshot;
  const setId = snapshot.tileSet;
  const [placing, dispatch] = usePlacing(code, round, you);
  const outbox = useOutbox(code);
  const grid = useRef<HTMLDivElement>(null);
  const letter = useMemo(() => letterReader(setId), [setId]);
  const at = useMemo(
    () => positionOf(setId, round.board, rackText(round.rack)),
    [setId, round.board, round.rack],
  );
  const composing = useMemo(() => readComposed(composed(placing), at), [placing, at]);

  const left = useSecondsLeft(round.closesAt, round.remainingMs) ?? 0;
  const over = left <= 0;
  const onServer = you?.slip?.move ?? null;
  const underWay = outbox.pending && 'move' in outbox.pending.body ? outbox.pending.body.move : null;
  const sending = isSent(composing, underWay, at);
  const sent = !underWay && isSent(composing, onServer, at);
  const ready = composing.kind === 'move' && !sent && !sending && !over;

  const send = () => {
    if (composing.kind === 'move' && ready) slipSender(code).send({ move: composing.move });
  };
  const withdraw = (move: MoveBody | null) =>
    move ? () => slipSender(code).send({ move: null }) : undefined;
  useKeys({ dispatch, send, letter });
  useCursorFocus(grid, placing);

  const drag = useDrag({
    onSquare: (id, place) => dispatch({ type: 'drop', id, at: place }),
    onSlot: (id, slot) => dispatch({ type: 'recall-one', id, slot }),
  });
  const alert = left <= lastSignal(settings.secondsPerRound);
  return (
    <main className="play">
      <RoundBar snapshot={snapshot} round={round} link={link} />
      <div className="play-board" onPointerDown={drag.take}>
        <Board
          ref={grid}
          rows={round.board}
          tileSet={setId}
          notation={settings.notation}
          overlay={overlayOf(placing, drag.drag)}
          cursor={placing.cursor}
          drop={drag.drag?.over}
          onSquare={(place) => drag.wasDragged() || dispatch({ type: 'tap', at: place })}
        />
      </div>
      <div className="play-side">
        <MoveLine
          notice={placing.notice}
          composing={composing}
          notation={settings.notation}
          showScore={settings.showScores}
          showDoubt={settings.showScores || settings.checkWords}
          urgent={ready && alert}
          sent={sent}
        />
        <RackTray
          placing={placing}
          tileSet={setId}
          lifted={drag.drag?.id ?? null}
          dispatch={dispatch}
          onPointerDown={drag.take}
          wasDragged={drag.wasDragged}
        />
        <div className="play-buttons">
          <Button size="lg" icon="recall" onClick={() => dispatch({ type: 'recall' })}>
            Recall
          </Button>
          <Button
            size="lg"
            icon="shuffle"
            onClick={() => dispatch({ type: 'order', ids: shuffled(placing) })}
          >
            Shuffle
          </Button>
          <Button
            size="lg"
            kind="primary"
            icon={sent ? 'check' : undefined}
            className={cx(
              'play-send',
              sent && 'disabled:border-accent-soft! disabled:bg-accent-soft! disabled:text-accent!',
            )}
            disabled={!ready}
            onClick={send}
          >
            {sendLabel({ over, sent, sending, again: you?.slip != null })}
          </Button>
        </div>
        <Receipt
          slip={you?.slip ?? null}
          outbox={outbox}
          link={link}
          notation={settings.notation}
          shown={isSent(composing, onServer, at)}
          onWithdraw={over ? undefined : withdraw(onServer)}
        />
        <KeyHelp />
      </div>
      <BlankSheet
        open={placing.asking !== null && drag.drag === null}
        tileSetId={setId}
        letter={letter}
        onLetter={(chosen) => dispatch({ type: 'letter', letter: chosen })}
        onCancel={() => dispatch({ type: 'letter-cancelled' })}
      />
      {drag.drag ? (
        <DraggedTile placing={placing} setId={setId} drag={drag.drag} attach={drag.attach} />
      ) : null}
    </main>
  );
}

function sendLabel(is: { over: boolean; sent: boolean; sending: boolean; again: boolean }): string {
  if (is.sending) return 'Sending…';
  if (is.sent) return 'Sent';
  if (is.over) return 'Time is up';
  return is.again ? 'Send again' : 'Send';
}

function overlayOf(placing: Placing, drag: Drag | null): Overlay[] {
  return placing.placed.map((tile) => ({ ...tile, state: 'new', lifted: drag?.id === tile.id }));
}

/** A typed key as a letter of the tile set: accents and case folded; null when the set has none such. */
function letterReader(setId: string): (key: string) => string | null {
  return (key) => {
    if ([...key].length !== 1 || !/\p{L}/u.test(key)) return null;
    const set = tileSet(setId);
    const folded = fold(key, set);
    const starts = set.letters.some(({ tile }) => tile.startsWith(folded));
    return starts ? folded : null;
  };
}

/** A new order of the rack by chance (Fisher–Yates). */
function shuffled({ rack }: Placing): number[] {
  const ids = rack.map((tile) => tile.id);
  for (let last = ids.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [ids[last], ids[other]] = [ids[other]!, ids[last]!];
  }
  return ids;
}

/** While the focus is in the grid it follows the cursor, so that a screen reader reads each square. */
function useCursorFocus(grid: RefObject<HTMLElement | null>, { cursor }: Placing): void {
  const row = cursor?.row;
  const col = cursor?.col;
  useEffect(() => {
    if (!grid.current?.contains(document.activeElement) || row === undefined) return;
    grid.current
      .querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`)
      ?.focus({ preventScroll: true });
  }, [grid, row, col]);
}

function DraggedTile(props: {
  placing: Placing;
  setId: string;
  drag: Drag;
  attach(element: HTMLElement | null): void;
}) {
  const tile = props.placing.rack.find(({ id }) => id === props.drag.id);
  const letter = props.placing.placed.find(({ id }) => id === props.drag.id)?.letter ?? tile?.letter ?? '';
  const side = Math.max(44, props.drag.side);
  return (
    <div ref={props.attach} className="drag-tile" style={{ '--s': `${side}px` } as React.CSSProperties}>
      <div style={{ translate: '-50% -72%' }}>
        <Tile letter={letter} blank={tile?.blank} value={tileValue(props.setId, letter)} state="new" />
      </div>
    </div>
  );
}

const KEYS = [
  ['Space', 'turns the arrow'],
  ['Shift + letter', 'takes the blank'],
  ['Esc', 'recalls'],
  ['Enter', 'sends'],
] as const;

/** For keyboards: shown where there is room and a fine pointer. */
function KeyHelp() {
  return (
    <p className="key-help" aria-hidden="true">
      {KEYS.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}
