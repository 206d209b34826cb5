'use client';
import type { MoveBody, OwnResult, RoundView, Snapshot } from '@/lib/http/schemas';
import { type Laid, squareKey, tilesOf } from '../board';
import { ExchangeLine, MoveText, RankMove } from '../ui';
import { reasonText } from './reasons';
import type { Shown } from './result-board';
import { ordinal, percentText, pointsText } from './view';

/** Points, rank and the two moves of a closed round. */
export function RoundResult(props: {
  snapshot: Snapshot;
  round: RoundView;
  /** which move the board beside it shows */
  shown: Shown;
  onShow(shown: Shown): void;
  /** left out where they stand elsewhere */
  totals?: boolean;
}) {
  const { snapshot, round, shown, onShow } = props;
  const { notation } = snapshot.settings;
  const result = snapshot.you?.result ?? null;
  const top = round.top ?? null;
  const same =
    top !== null &&
    result?.move != null &&
    result.points === top.score &&
    sameTiles(snapshot.tileSet, round, result.move);
  return (
    <>
      <Points result={result} top={top?.score ?? 0} topTotal={props.totals ? snapshot.topTotal : null} />
      <div className="flex flex-col gap-2">
        <ExchangeLine exchange={round.exchange} notation={notation} className="text-sm text-quiet" />
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

function Points(props: { result: OwnResult | null; top: number; topTotal: number | null }) {
  const { result, top, topTotal } = props;
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
      {topTotal === null ? null : <Totals result={result} topTotal={topTotal} />}
    </div>
  );
}

function Totals({ result, topTotal }: { result: OwnResult; topTotal: number }) {
  return (
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

function sameTiles(tileSet: string, round: RoundView, move: MoveBody): boolean {
  const key = (tile: Laid) => `${squareKey(tile.row, tile.col)}${tile.letter}${tile.blank}`;
  const top = new Set(tilesOf(round.board, round.top!, tileSet).map(key));
  const own = tilesOf(round.board, move, tileSet);
  return own.length === top.size && own.every((tile) => top.has(key(tile)));
}
