'use client';
import { type Dispatch, useMemo } from 'react';
import { formatOf } from '@/lib/game';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { type DraftContent, lastSignal, type Outbox, slipSender, useMarkPassed, useOutbox } from '../live';
import { composed, layMove, type Placing, type PlacingAction } from '../placing';
import { type Composing, isSent, positionOf, readComposed } from './composing';
import { LAST_SECONDS, useDraft } from './use-draft';
import { useOtherDevice } from './use-other-device';
import { usePlacing } from './use-placing';
import { rackText } from './view';

/**
 * Where the move on the board stands:
 * idle (nothing that can be sent) → ready → sending → sent; ready again as soon as a tile is moved;
 * over once the clock shows nothing left.
 */
export type Standing = 'idle' | 'ready' | 'sending' | 'sent' | 'over';

export interface RoundPlay {
  placing: Placing;
  dispatch: Dispatch<PlacingAction>;
  composing: Composing;
  outbox: Outbox;
  standing: Standing;
  /** whether what lies on the board is what the server has */
  received: boolean;
  /** what lies on the board is on the server, and worth nothing there */
  worthless: boolean;
  /** unsent with the end near */
  urgent: boolean;
  /** what is sent ends the round, or the turn: it cannot be replaced */
  final?: boolean;
  send(): void;
  /** left out when there is nothing to withdraw, or no time */
  withdraw?(): void;
}

/** One round in assisted entry: tiles, what they spell, and how far that has got. */
export function useRoundPlay(snapshot: Snapshot, round: RoundView): RoundPlay {
  const { code, settings, you, tileSet } = snapshot;
  const [placing, dispatch] = usePlacing(snapshot, round);
  const outbox = useOutbox(code);
  const rack = rackText(round.rack);
  const at = useMemo(
    () => positionOf(tileSet, round.board, rack, formatOf(settings).rules),
    [tileSet, round.board, rack, settings],
  );
  const composing = useMemo(() => readComposed(composed(placing), at), [placing, at]);
  const signal = lastSignal(settings.secondsPerRound);
  const left = useMarkPassed(round.closesAt, round.remainingMs, [signal, LAST_SECONDS, 0]);

  const stored = you?.slip?.move ?? null;
  const underWay = outbox.pending && 'move' in outbox.pending.body ? outbox.pending.body.move : null;
  const received = isSent(composing, stored, at);
  const sending = isSent(composing, underWay, at);
  useOtherDevice({
    stored,
    elsewhere: outbox.elsewhere,
    isEmpty: composing.kind === 'empty',
    isHere: (move) => isSent(composing, move, at),
    lay: (move) => dispatch({ type: 'replace', state: layMove(placing, move) }),
  });
  useDraft(snapshot, received || sending ? null : draftOf(placing, composing), left);
  const standing = standingOf({
    over: left <= 0,
    sending,
    sent: received && outbox.pending === null,
    whole: composing.kind === 'move',
  });
  return {
    placing,
    dispatch,
    composing,
    outbox,
    standing,
    received,
    worthless: standing === 'sent' && you?.slip?.valid === false,
    urgent: standing === 'ready' && left <= signal,
    send: () => {
      if (composing.kind === 'move' && standing === 'ready') slipSender(code).send({ move: composing.move });
    },
    withdraw: stored && left > 0 ? () => slipSender(code).send({ move: null }) : undefined,
  };
}

function draftOf({ placed, rack }: Placing, composing: Composing): DraftContent {
  const tiles = placed.filter((tile) => tile.letter);
  return {
    tiles: tiles.map(({ id, row, col, letter }) => ({ id, row, col, letter })),
    order: rack.map((tile) => tile.id),
    move: composing.kind === 'move' ? composing.move : null,
  };
}

/** What the button says; a move that is on its way or there stays so when the time is up. */
export function standingOf(is: { over: boolean; sending: boolean; sent: boolean; whole: boolean }): Standing {
  if (is.sending) return 'sending';
  if (is.sent) return 'sent';
  if (is.over) return 'over';
  return is.whole ? 'ready' : 'idle';
}
