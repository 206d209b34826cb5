import { bareTile, isMirrored, splitTiles } from '@/lib/client/board';
import { Arrow, ExchangeLine, Rack, WordText } from '@/lib/client/ui';
import { formatReference } from '@/lib/engine';
import type { Snapshot } from '@/lib/http/schemas';
import { foundText } from './found-text';
import { NextRack } from './next-rack';
import { sizedFor } from './sized-for';
import { TopBoard } from './top-board';

/** Delays after the tiles have come in, so that the eye goes from the board to the word to the score. */
const after = (ms: number) => ({ '--after': `${ms}ms` }) as React.CSSProperties;

/** The moment after the close: the top on the board, its word, its score, and who found it. */
export function HallTop({ event }: { event: Snapshot }) {
  const { round, settings, tileSet } = event;
  if (!round?.top) return null;
  const { top } = round;
  return (
    <div className="hall-two" data-scene="top">
      <TopBoard event={event} round={round} moving />
      <div className="hall-side">
        <Rack tiles={round.rack.leftover + round.rack.drawn} tileSet={tileSet} />
        <div className="hall-appear" style={after(700)}>
          <p className="hall-words flex items-center gap-[0.3em]" dir="ltr">
            Top
            <span className="tabular ms-[0.4em] font-semibold text-ink">
              {formatReference(top, settings.notation)}
            </span>
            <Arrow direction={top.direction} mirrored={isMirrored(tileSet)} className="size-[0.9em]" />
            <span className="heard">{top.direction}</span>
          </p>
          <p
            className="hall-word mt-[0.12em]"
            style={sizedFor(splitTiles(top.word).map(bareTile).join(''), 4)}
          >
            <WordText word={top.word} />
          </p>
        </div>
        <p className="hall-appear flex items-end gap-[0.5em]" style={after(1300)}>
          <span className="hall-score">{top.score}</span>
          <span className="hall-words">points</span>
        </p>
        <p className="hall-appear hall-words text-ink" style={after(1900)}>
          {foundText(event.found, event.players)}
          <span className="block text-[0.8em] text-quiet">{isotopText(round.isotops?.length ?? 0)}</span>
        </p>
        <ExchangeLine exchange={round.exchange} notation={settings.notation} className="hall-words" />
        <NextRack event={event} />
      </div>
    </div>
  );
}

function isotopText(others: number): string {
  if (others === 0) return '';
  return others === 1 ? 'Another move scores as much' : `${others} other moves score as much`;
}
