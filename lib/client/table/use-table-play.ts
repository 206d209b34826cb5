'use client';
import { useMemo } from 'react';
import { type Position, readMove } from '@/lib/engine';
import { FORMATS } from '@/lib/game';
import type { TableView } from '@/lib/http/schemas';
import { emptyOutbox } from '../live';
import { composed } from '../placing';
import { positionOf, type RoundPlay, readComposed, usePlacing } from '../play';
import { asGame, asRound } from './as-game';
import type { TableFollowed } from './use-table';

type Composing = RoundPlay['composing'];

/** The own tiles on the board, and what they would be worth; sent only when it is the own turn. */
export function useTablePlay(view: TableView, { act, busy }: TableFollowed): RoundPlay {
  const { tileSet, board, you } = view;
  const { rules } = FORMATS[view.settings.format];
  const game = useMemo(() => asGame(view), [view]);
  const [placing, dispatch] = usePlacing(game, asRound(view));
  const rack = you?.rack ?? '';
  const at = useMemo(() => {
    const found = positionOf(tileSet, board, rack, rules);
    return found && { ...found, firstAcross: false };
  }, [tileSet, board, rack, rules]);
  const composing = useMemo(() => scored(readComposed(composed(placing), at), at), [placing, at]);
  const isOwn = view.status === 'playing' && view.turn === you?.seat;
  const ready = isOwn && !busy && composing.kind === 'move' && composing.doubt === null;
  return {
    placing,
    dispatch,
    composing,
    outbox: emptyOutbox,
    standing: isOwn && busy ? 'sending' : ready ? 'ready' : 'idle',
    received: false,
    worthless: false,
    urgent: false,
    final: true,
    send: () => {
      if (!ready || composing.kind !== 'move') return;
      const { row, col, direction, word } = composing.move;
      void act({ kind: 'play', move: { row, col, direction, word } });
    },
  };
}

/** Here a first word scores its own place, and may run down. */
function scored(composing: Composing, at: Position | null): Composing {
  if (composing.kind !== 'move' || !at) return composing;
  const reading = readMove(at, composing.move);
  return reading.ok ? { ...composing, score: reading.score, doubt: null } : composing;
}
