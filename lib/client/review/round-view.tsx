'use client';
import { useRef, useState } from 'react';
import { StandingsTable } from '@/lib/client/ui';
import type { RoundReview, Snapshot } from '@/lib/http/schemas';
import { type MessageKey, type Translate, useTranslations } from '@/lib/i18n/client';
import { type BestMove, bestMoves, isOwn } from './lists';
import { type ListedMove, type Looking, MoveList } from './move-list';
import { OwnLine } from './own-line';
import { PlotFigure } from './plot-figure';
import { RoundBoard } from './round-board';
import { isShown, type Shown } from './shown-move';
import { TopFacts } from './top-facts';

export interface RoundViewProps {
  event: Snapshot;
  round: RoundReview;
  before: RoundReview | null;
}

/** One closed round: the board to look at moves on, and everything that is known of them. */
export function RoundView({ event, round, before }: RoundViewProps) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const [base, setBase] = useState<'before' | 'after'>('after');
  const [pin, setPin] = useState<{ round: number; shown: Shown } | null>(null);
  const [peek, setPeek] = useState<Shown | null>(null);
  // A move belongs to its round: stepping on leaves it behind.
  const pinned = pin?.round === round.number ? pin.shown : null;
  const setPinned = (next: Shown | null) => setPin(next && { round: round.number, shown: next });
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
    onPeek: (listed) => setPeek(listed && asShown(listed)),
    onPin: (listed) => {
      const same = pinned !== null && listed.move !== null && isShown(pinned, listed.move);
      setPinned(same ? null : asShown(listed));
      // On a phone the board is a screen away from the lists.
      if (!same) board.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
  };
  const chooseBase = (side: 'before' | 'after') => {
    setPinned(null);
    setBase(side);
  };

  return (
    <div className="review-round">
      <div ref={board} className="review-board">
        <RoundBoard {...{ round, shown, notation }} onBase={chooseBase} tileSet={event.tileSet} />
      </div>
      <div className="grid min-w-0 gap-6">
        <TopFacts round={round} players={event.players} notation={notation} />
        {own ? <OwnLine own={own} round={round} {...looking} /> : null}
        <PlotFigure distribution={round.distribution} top={round.top.score} own={own?.points ?? null} />
      </div>
      <div className="review-lists">
        <MoveList title={t('moves.best')} moves={bestListed(t, round)} {...looking} />
        <MoveList title={t('moves.played')} moves={playedListed(t, round)} {...looking} />
        <section aria-label={ranking} className="min-w-0">
          <h3 className="font-bold">{ranking}</h3>
          <StandingsTable
            rows={round.standings}
            own={event.you?.playerId}
            before={before ? new Map(before.standings.map((row) => [row.playerId, row.rank])) : undefined}
            brief
          />
        </section>
      </div>
    </div>
  );
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

function playedListed(t: Translate<'review'>, round: RoundReview): ListedMove[] {
  return round.moves.map(({ move, points, players, valid }) => ({
    move,
    score: points,
    text: t('moves.unreadable'),
    note: t(valid || !move ? 'moves.players' : 'moves.notValid', { players }),
    own: isOwn(round.you?.move, move),
  }));
}
