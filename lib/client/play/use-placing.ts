'use client';
import { type Dispatch, useEffect, useMemo, useReducer } from 'react';
import { formatOf } from '@/lib/game';
import type { RoundView, Snapshot, You } from '@/lib/http/schemas';
import { splitTiles } from '../board';
import { forgetOtherRounds, keep, kept, type RoundOwner, roundKey, serverNow } from '../live';
import {
  carryOrder,
  isSavedPlacing,
  layMove,
  loadPlacing,
  type Placing,
  type PlacingAction,
  placingReducer,
  type SavedPlacing,
  savePlacing,
  startPlacing,
} from '../placing';
import { newest } from './newest';
import { rackText } from './view';

interface Beginning {
  owner: RoundOwner;
  round: RoundView;
  you: You | null;
  tileSet: string;
  most?: number;
}

/** Tiles as they were left, whichever is newest: on this device, in a draft, in a slip; else a full rack. */
export function beginPlacing({ owner, round, you, tileSet, most }: Beginning): Placing {
  const rack = rackText(round.rack);
  const fresh = carryOrder(
    startPlacing(round.board, rack, tileSet, most),
    splitTiles(round.rack.leftover).length,
    keptTiles({ ...owner, round: owner.round - 1, again: undefined }),
  );
  const load = (saved: SavedPlacing) => loadPlacing(round.board, rack, tileSet, saved, most);
  const own = keptTiles(owner);
  const { draft, slip } = you ?? {};
  return (
    newest(
      own && { at: own.at ?? Number.POSITIVE_INFINITY, value: load(own) },
      draft ? { at: draft.receivedAt, value: load({ rack, order: draft.order, placed: draft.tiles }) } : null,
      slip?.move ? { at: slip.receivedAt, value: layMove(fresh, slip.move) } : null,
    ) ?? fresh
  );
}

function keptTiles(owner: RoundOwner): (SavedPlacing & { at?: number }) | null {
  const saved = kept(roundKey(owner, 'tiles'));
  return isSavedPlacing(saved) ? saved : null;
}

/** The placing of one round, kept on the device at every change. Mount it anew for another round or rack. */
export function usePlacing(
  { code, you, tileSet, settings }: Pick<Snapshot, 'code' | 'you' | 'tileSet' | 'settings'>,
  round: RoundView,
): [Placing, Dispatch<PlacingAction>] {
  const { number, again } = round;
  const rack = rackText(round.rack);
  const most = formatOf(settings).rules.maxPlaced;
  const playerId = you?.playerId ?? '';
  const owner = useMemo(() => ({ code, playerId, round: number, again }), [code, playerId, number, again]);
  const [state, dispatch] = useReducer(placingReducer, { owner, round, you, tileSet, most }, beginPlacing);
  useEffect(() => forgetOtherRounds(owner), [owner]);
  const { placed, rack: order } = state;
  useEffect(() => {
    const saved = savePlacing({ placed, rack: order }, rack);
    keep(roundKey(owner, 'tiles'), { ...saved, at: serverNow() });
  }, [owner, rack, placed, order]);
  return [state, dispatch];
}
