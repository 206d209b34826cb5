import { tilesOf } from '@/lib/client/board';
import { foundText } from '@/lib/client/screen';
import { Board, MoveText, Rack } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';

const racked = ({ leftover, drawn }: { leftover: string; drawn: string }) => leftover + drawn;

/** The board of the round with its rack; after the close with the top on it. */
export function RoundBoard({ event }: { event: Snapshot }) {
  const { round, settings, tileSet } = event;
  if (!round) return null;
  const { top } = round;
  const laid = top
    ? tilesOf(round.board, top, tileSet).map((tile) => ({ ...tile, state: 'new' as const }))
    : [];
  return (
    <section aria-label={`Round ${round.number}`} className="grid gap-3">
      <Rack tiles={racked(round.rack)} tileSet={tileSet} max={52} />
      {top ? (
        <p className="text-center">
          <MoveText move={top} notation={settings.notation} className="text-lg" />
          <span className="tabular"> for {top.score}</span>
          <span className="text-quiet">
            {' · '}
            {foundText(event.found, event.players)}
          </span>
        </p>
      ) : null}
      <Board rows={round.board} tileSet={tileSet} notation={settings.notation} overlay={laid} />
    </section>
  );
}
