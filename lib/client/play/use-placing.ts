'use client';
import { type Dispatch, useEffect, useReducer } from 'react';
import type { RoundView, You } from '@/lib/http/schemas';
import { forgetOtherRounds, keep, kept, roundKey } from '../live';
import {
  layMove,
  loadPlacing,
  type Placing,
  type PlacingAction,
  placingReducer,
  savePlacing,
  startPlacing,
} from '../placing';
import { rackText } from './view';

/** Tiles as they were left on this device; else the slip that the server has, laid again; else a full rack. */
function begin({ code, round, you }: { code: string; round: RoundView; you: You | null }): Placing {
  const rack = rackText(round.rack);
  const left = loadPlacing(round.board, rack, kept(roundKey(code, round.number, 'tiles')));
  if (left) return left;
  const fresh = startPlacing(round.board, rack);
  const sent = you?.slip?.move;
  return sent ? layMove(fresh, sent) : fresh;
}

/** The placing of one round, kept on the device at every change. Mount it anew for another round or rack. */
export function usePlacing(
  code: string,
  round: RoundView,
  you: You | null,
): [Placing, Dispatch<PlacingAction>] {
  const [state, dispatch] = useReducer(placingReducer, { code, round, you }, begin);
  const { number } = round;
  const rack = rackText(round.rack);
  useEffect(() => forgetOtherRounds(code, number), [code, number]);
  useEffect(() => {
    keep(roundKey(code, number, 'tiles'), savePlacing(state, rack));
  }, [code, number, rack, state]);
  return [state, dispatch];
}
