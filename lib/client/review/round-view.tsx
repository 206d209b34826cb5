'use client';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { StandingsTable } from '@/lib/client/ui';
import type { MoveBody, RoundReview, Snapshot } from '@/lib/http/schemas';
import { type MessageKey, type Translate, useLanguage, useTranslations } from '@/lib/i18n/client';
import { sheetPath } from './address';
import { AllMoves } from './all-moves';
import { type BestMove, bestMoves, isOwn } from './lists';
import { type ListedMove, type Looking, MoveList } from './move-list';
import { OwnLine } from './own-line';
import { PlayedMoves } from './played-moves';
import { PlotFigure } from './plot-figure';
import { RoundBoard } from './round-board';
import { isShown, type Shown } from './shown-move';
import { shownMove } from './told-score';
import { TopFacts } from './top-facts';
import { useSwipe } from './use-swipe';

export interface RoundViewProps {
  event: Snapshot;
  round: RoundReview;
  before: RoundReview | null;
  /** the move that is looked at, by the address */
  move: MoveBody | null;
  onMove(move: MoveBody | null): void;
  /** a round forward or back */
  onStep(by: 1 | -1): void;
}

const SCROLLING_MS = 800;

/** One closed round: the board to look at moves on, and everything that is known of them. */
export function RoundView({ event, round, before, move, onMove, onStep }: RoundViewProps) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const [base, setBase] = useState<'before' | 'after'>('after');
  const [peek, setPeek] = useState<Shown | null>(null);
  const pinned = useMemo(() => shownMove(event, round, move), [event, round, move]);
  const { direction } = useLanguage().language;
  const swipe = useSwipe((way) => onStep((way === 'left') === (direction === 'ltr') ? 1 : -1));
  const quietUntil = useRef(0);
  const board = useRef<HTMLDivElement>(null);
  const shown = peek ?? pinned ?? { kind: base };
  const { notation } = event.settings;
  const own = round.you;
  const ranking = words('rankingAfter', { round: round.number });

  const asShown = ({ move, score }: ListedMove): Shown | null =>
    move ? { kind: 'move', move, score } : null;
  const looking: Looking = {
    shown,
    notation,
    onPeek: (listed) => {
      if (!listed || performance.now() > quietUntil.current) setPeek(listed && asShown(listed));
    },
    onPin: (listed) => {
      const same = pinned !== null && listed.move !== null && isShown(pinned, listed.move);
      // The page may scroll to the board, and other rows pass below a pointer that rests.
      quietUntil.current = performance.now() + SCROLLING_MS;
      setPeek(null);
      onMove(same ? null : listed.move);
      // On a phone the board is a screen away from the lists.
      if (!same) board.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
  };
  const chooseBase = (side: 'before' | 'after') => {
    if (move) onMove(null);
    setBase(side);
  };

  return (
    <div className="review-round">
      <div className="review-side">
        <div ref={board} className="review-board" {...swipe}>
          <RoundBoard {...{ round, shown, notation }} onBase={chooseBase} tileSet={event.tileSet} />
        </div>
        <AllMoves code={event.code} round={round} {...looking} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <TopFacts event={event} round={round} />
        <Alone code={event.code} alone={round.alone} />
        {own ? <OwnLine event={event} own={own} round={round} {...looking} /> : null}
        <PlotFigure distribution={round.distribution} top={round.top.score} own={own?.points ?? null} />
      </div>
      <div className="review-lists">
        <MoveList title={t('moves.best')} moves={bestListed(t, round)} {...looking} />
        <PlayedMoves key={round.number} code={event.code} round={round} {...looking} />
        <section aria-label={ranking} className="min-w-0">
          <h3 className="font-bold">{ranking}</h3>
          <StandingsTable
            rows={round.standings}
            own={event.you?.playerId}
            hrefOf={(playerId) => sheetPath(event.code, playerId)}
            before={before ? new Map(before.standings.map((row) => [row.playerId, row.rank])) : undefined}
            brief
          />
        </section>
      </div>
    </div>
  );
}

/** Who alone had the best score, and what the event pays for it. */
function Alone({ code, alone }: { code: string; alone: RoundReview['alone'] }) {
  const t = useTranslations('review');
  if (!alone) return null;
  const { name, bonus, playerId } = alone;
  const b = (chunks: ReactNode) => (
    <a href={sheetPath(code, playerId)} className="font-bold hover:underline">
      <bdi>{chunks}</bdi>
    </a>
  );
  return <p>{bonus > 0 ? t.rich('aloneSolo', { name, bonus, b }) : t.rich('alone', { name, b })}</p>;
}

const KINDS: Record<BestMove['kind'], MessageKey<'review'> | null> = {
  top: 'moves.top',
  isotop: 'moves.asMuch',
  below: null,
};

function bestListed(t: Translate<'review'>, round: RoundReview): ListedMove[] {
  return bestMoves(round).map(({ move, score, kind }) => ({
    move,
    score,
    note: KINDS[kind] && t(KINDS[kind]),
    own: isOwn(round.you?.move, move),
  }));
}
