'use client';
import { useMemo } from 'react';
import { formatOf } from '@/lib/game';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { emptyOutbox, lastSignal, useMarkPassed } from '../live';
import { composed } from '../placing';
import { isSent, positionOf, type RoundPlay, rackText, readComposed, standingOf, usePlacing } from '../play';
import type { RunActions, RunState } from './use-run';

/** One round of a run: tiles, what they spell, and how far that has got. */
export function useRunPlay(
  game: Snapshot,
  round: RoundView,
  run: RunState & RunActions,
  final: boolean,
): RoundPlay {
  const { tileSet, settings } = game;
  const [placing, dispatch] = usePlacing(game, round);
  const rack = rackText(round.rack);
  const at = useMemo(
    () => positionOf(tileSet, round.board, rack, formatOf(settings).rules),
    [tileSet, round.board, rack, settings],
  );
  const composing = useMemo(() => readComposed(composed(placing), at), [placing, at]);
  // Nobody plays against the limit of a page that was left.
  const signal = final ? lastSignal(secondsOf(round)) : 0;
  const left = useMarkPassed(round.closesAt, null, [signal, 0]);
  const stored = game.you?.slip ?? null;
  const received = isSent(composing, stored?.move ?? null, at);
  const standing = standingOf({
    over: left <= 0,
    sending: run.busy,
    sent: received,
    whole: composing.kind === 'move',
  });
  return {
    placing,
    dispatch,
    composing,
    outbox: emptyOutbox,
    standing,
    received,
    worthless: received && stored?.valid === false,
    final,
    urgent: standing === 'ready' && left <= signal,
    send: () => {
      if (composing.kind === 'move' && standing === 'ready') run.send(composing.move);
    },
  };
}

/** How long a round lasts. */
export const secondsOf = ({ opensAt, closesAt }: RoundView): number =>
  Math.round((closesAt - opensAt) / 1000);
