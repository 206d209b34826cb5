'use client';
import { type Dispatch, useEffect, useMemo, useReducer } from 'react';
import { formatOf } from '@/lib/game';
import type { RoundView, Snapshot, You } from '@/lib/http/schemas';
import { forgetOtherRounds, keep, kept, type RoundOwner, roundKey } from '../live';
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

interface Beginning {
  owner: RoundOwner;
  round: RoundView;
  you: You | null;
  tileSet: string;
  most: number;
}

/** Tiles as they were left on this device; else the slip that the server has, laid again; else a full rack. */
function begin({ owner, round, you, tileSet, most }: Beginning): Placing {
  const rack = rackText(round.rack);
  const left = loadPlacing(round.board, rack, tileSet, kept(roundKey(owner, 'tiles')), most);
  if (left) return left;
  const fresh = startPlacing(round.board, rack, tileSet, most);
  const sent = you?.slip?.move;
  return sent ? layMove(fresh, sent) : fresh;
}

/** The placing of one round, kept on the device at every change. Mount it anew for another round or rack. */
export function usePlacing(
  { code, you, tileSet, settings }: Pick<Snapshot, 'code' | 'you' | 'tileSet' | 'settings'>,
  round: RoundView,
): [Placing, Dispatch<PlacingAction>] {
  const { number } = round;
  const rack = rackText(round.rack);
  const most = formatOf(settings).rules.maxPlaced;
  const playerId = you?.playerId ?? '';
  const owner = useMemo(() => ({ code, playerId, round: number }), [code, playerId, number]);
  const [state, dispatch] = useReducer(placingReducer, { owner, round, you, tileSet, most }, begin);
  useEffect(() => forgetOtherRounds(owner), [owner]);
  useEffect(() => {
    keep(roundKey(owner, 'tiles'), savePlacing(state, rack));
  }, [owner, rack, state]);
  return [state, dispatch];
}
