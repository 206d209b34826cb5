'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { latinLetter, usePageKeys } from '@/lib/client/ui';
import type { RulingKind, SlipLine } from '@/lib/http/schemas';
import { DECISION_KEYS } from './reasons';

export interface Chosen {
  playerId: string | null;
  /** what is decided, while the reason is asked for */
  kind: RulingKind | null;
  choose(playerId: string | null, kind?: RulingKind | null): void;
  setKind(kind: RulingKind | null): void;
  /** a slip was decided: it stays chosen, with the focus, unless another was chosen meanwhile */
  settled(playerId: string): void;
}

/**
 * The slip that is chosen, by a tap or by keys, wherever on the page the focus is. A key is about the row that has the
 * focus, else about the chosen one, and shows it before anything is ruled. `on`: whether there is anything to decide.
 */
export function useChosen(
  lines: readonly SlipLine[],
  list: RefObject<HTMLUListElement | null>,
  on: boolean,
): Chosen {
  const [chosen, setChosen] = useState<{ playerId: string; kind: RulingKind | null } | null>(null);
  const indexOf = (playerId: string | null) => lines.findIndex((line) => line.playerId === playerId);
  const playerId = chosen?.playerId ?? null;
  const index = indexOf(playerId);
  // A slip that left the list, as it was ruled, leaves its place to the next one.
  const place = useRef(-1);
  const latest = useRef(playerId);
  useEffect(() => {
    if (index >= 0 || playerId === null) place.current = index;
    latest.current = playerId;
  }, [index, playerId]);

  const choose = (next: string | null, kind: RulingKind | null = null) =>
    setChosen(next === null ? null : { playerId: next, kind });
  const setKind = (kind: RulingKind | null) => setChosen((now) => now && { ...now, kind });
  const move = (by: 1 | -1) => {
    const from = focusedIn(list.current);
    const next = lines[stepped(from === null ? index : indexOf(from), place.current, by, lines.length)];
    if (!next) return;
    choose(next.playerId);
    focusRow(list.current, next.playerId);
  };
  const decide = (kind: RulingKind): boolean => {
    const about = focusedIn(list.current) ?? playerId;
    if (indexOf(about) < 0) return false;
    choose(about, kind);
    return true;
  };
  const leave = () => {
    if (focusedIn(list.current) === playerId) focusRow(list.current, playerId);
    choose(null);
  };
  usePageKeys((event) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape' && playerId !== null) leave();
    else {
      const decision = DECISION_KEYS[latinLetter(event) ?? ''];
      return decision !== undefined && decide(decision);
    }
    return true;
  }, on);
  const settled = (ruled: string) => {
    if (ruled !== latest.current) return;
    setKind(null);
    focusRow(list.current, ruled);
  };
  return { playerId, kind: chosen?.kind ?? null, choose, setKind, settled };
}

/** Where a step leads: from a row, from the place of one that is gone, or from outside to the first or the last. */
function stepped(index: number, place: number, by: 1 | -1, count: number): number {
  if (index >= 0) return Math.min(count - 1, Math.max(0, index + by));
  if (place >= 0) return Math.min(count - 1, Math.max(0, by > 0 ? place : place - 1));
  return by > 0 ? 0 : count - 1;
}

const focusedIn = (list: HTMLElement | null): string | null =>
  list?.contains(document.activeElement)
    ? (document.activeElement?.closest<HTMLElement>('[data-slip]')?.dataset.slip ?? null)
    : null;

function focusRow(list: HTMLElement | null, playerId: string | null): void {
  if (playerId === null) return;
  const row = list?.querySelector<HTMLElement>(`[data-slip="${CSS.escape(playerId)}"]`);
  row?.scrollIntoView({ block: 'nearest' });
  row?.querySelector('button')?.focus();
}
