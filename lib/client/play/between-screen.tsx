'use client';
import { useState } from 'react';
import type { MoveBody, OwnResult, RoundView, Snapshot } from '@/lib/http/schemas';
import { type Laid, squareKey, tilesOf } from '../board';
import type { Link } from '../live';
import { Board, Countdown, Icon, MoveText, type Overlay, RankMove, StandingsTable } from '../ui';
import { reasonText } from './reasons';
import { ordinal, percentText, pointsText } from './view';

export interface BetweenScreenProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

type Shown = 'top' | 'own';

/** After the close: the top on the board, what the own move earned, the rank, and when it goes on. */
export function BetweenScreen({ snapshot, round, link }: BetweenScreenProps) {
  const [shown, setShown] = useState<Shown>('top');
  const result = snapshot.you?.result ?? null;
  return (
    <main className="play">
      <header className="round-bar">
        <div className="min-w-0">
          <h1 className="truncate font-bold">
            Round <span className="tabular">{round.number}</span> is over
          </h1>
          <p className="truncate text-sm text-quiet">
            {link === 'lost' ? (
              <span className="late flex items-center gap-1.5 font-semibold text-alert">
                <Icon name="offline" /> Reconnecting…
              </span>
            ) : (
              <bdi>{snapshot.name}</bdi>
            )}
          </p>
        </div>
        <NextRack snapshot={snapshot} />
        <div className="round-bar-line h-1 rounded-xs bg-line" />
      </header>
      <div className="play-board">
        <Board
          rows={round.board}
          tileSet={snapshot.tileSet}
          notation={snapshot.settings.notation}
          overlay={overlayOf(round, result?.move ?? null, shown)}
          label={shown === 'top' ? 'Board with the top' : 'Board with your move'}
        />
      </div>
      <div className="play-side">
        <RoundResult snapshot={snapshot} round={round} shown={shown} onShow={setShown} />
        {snapshot.standings.length > 0 ? (
          <StandingsTable rows={snapshot.standings} own={snapshot.you?.playerId} brief className="mt-2" />
        ) : null}
      </div>
    </main>
  );
}

/** Points, rank and the two moves of a closed round. */
export function RoundResult(props: {
  snapshot: Snapshot;
  round: RoundView;
  shown: Shown;
  onShow(shown: Shown): void;
}) {
  const { snapshot, round, shown, onShow } = props;
  const { notation } = snapshot.settings;
  const result = snapshot.you?.result ?? null;
  const top = round.top ?? null;
  const same =
    top !== null && result?.move != null && result.points === top.score && sameTiles(round, result.move);
  return (
    <>
      <Points result={result} top={top?.score ?? 0} topTotal={snapshot.topTotal} />
      <div className="flex flex-col gap-2">
        {top ? (
          <MoveRow
            name={same ? 'The top, and yours' : 'The top'}
            note={found(snapshot)}
            move={top}
            points={top.score}
            notation={notation}
            pressed={shown === 'top'}
            onPress={same ? undefined : () => onShow('top')}
          />
        ) : null}
        {same ? null : (
          <MoveRow
            name="Your move"
            note={reasonText(result?.reason ?? null)}
            move={result?.move ?? null}
            points={result?.points ?? 0}
            notation={notation}
            pressed={shown === 'own'}
            onPress={result?.move ? () => onShow('own') : undefined}
          />
        )}
      </div>
    </>
  );
}

function Points({ result, top, topTotal }: { result: OwnResult | null; top: number; topTotal: number }) {
  if (!result) return <p className="text-quiet">You came after this round. The next one is yours too.</p>;
  return (
    <div className="points">
      <p>
        <b className="points-figure">{result.points}</b>
        <span className="text-quiet">
          {result.points === 1 ? 'point' : 'points'} of {top}
          {result.bonus > 0 ? <b className="block text-accent">+{result.bonus} solo</b> : null}
        </span>
      </p>
      <dl>
        <div>
          <dt>Total</dt>
          <dd>{result.total}</dd>
        </div>
        <div>
          <dt>Of the tops</dt>
          <dd>{percentText(result.total, topTotal)}</dd>
        </div>
        <div>
          <dt>Rank</dt>
          <dd>
            {result.rank === null ? '–' : ordinal(result.rank)}{' '}
            <RankMove rank={result.rank} before={result.before} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

interface MoveRowProps {
  name: string;
  note: string | null;
  move: MoveBody | null;
  points: number;
  notation: Snapshot['settings']['notation'];
  pressed: boolean;
  /** shows this move on the board; left out when there is nothing to change */
  onPress?(): void;
}

function MoveRow({ name, note, move, points, notation, pressed, onPress }: MoveRowProps) {
  const inner = (
    <>
      <span className="min-w-0 grow">
        <span className="flex gap-2 text-sm text-quiet">
          <span className="font-semibold">{name}</span>
          {note ? <span className="truncate">{note}</span> : null}
        </span>
        {move ? <MoveText move={move} notation={notation} className="block truncate text-lg" /> : null}
        {move ? null : <span className="block text-lg text-quiet">–</span>}
      </span>
      <b className="tabular shrink-0 text-xl">{points}</b>
    </>
  );
  if (!onPress) return <div className="move-row">{inner}</div>;
  return (
    <button type="button" className="move-row" aria-pressed={pressed} onClick={onPress}>
      {inner}
      <span className="heard">{pointsText(points)}. Show it on the board</span>
    </button>
  );
}

function found({ found: n, slips }: Snapshot): string {
  if (n === 0) return 'found by nobody';
  return n === 1 ? `found by one of ${slips}` : `found by ${n} of ${slips}`;
}

function NextRack({ snapshot }: { snapshot: Snapshot }) {
  const { nextOpensAt, status } = snapshot;
  if (status === 'paused')
    return <p className="text-end text-sm font-semibold text-alert">The game is paused</p>;
  if (nextOpensAt === null)
    return <p className="max-w-[10em] text-end text-sm text-quiet">The host opens the next round</p>;
  return (
    <p className="flex items-baseline gap-2 text-sm text-quiet">
      Next rack <Countdown to={nextOpensAt} className="text-3xl text-ink" />
    </p>
  );
}

function sameTiles(round: RoundView, move: MoveBody): boolean {
  const key = (tile: Laid) => `${squareKey(tile.row, tile.col)}${tile.letter}${tile.blank}`;
  const top = new Set(tilesOf(round.board, round.top!).map(key));
  const own = tilesOf(round.board, move);
  return own.length === top.size && own.every((tile) => top.has(key(tile)));
}

/** The chosen move's tiles arrive one by one; the other's stand as outlines where squares are left. */
function overlayOf(round: RoundView, own: MoveBody | null, shown: Shown): Overlay[] {
  const top = round.top ? tilesOf(round.board, round.top) : [];
  const mine = own ? tilesOf(round.board, own) : [];
  const [front, back] = shown === 'top' ? [top, mine] : [mine, top];
  const taken = new Set(front.map((tile) => squareKey(tile.row, tile.col)));
  return [
    ...front.map((tile, index): Overlay => ({ ...tile, state: 'new', arrive: index })),
    ...back
      .filter((tile) => !taken.has(squareKey(tile.row, tile.col)))
      .map((tile): Overlay => ({ ...tile, state: 'ghost' })),
  ];
}
