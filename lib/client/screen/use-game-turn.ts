'use client';
import { useEffect, useState } from 'react';
import { isBetweenGames } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';

const TURN_MS = 10_000;

/** Between two games the ranking of the last one and that of all take turns; null where there is one ranking. */
export function useGameTurn(event: Pick<Snapshot, 'round' | 'status'>): 'game' | 'all' | null {
  const [turn, setTurn] = useState<'game' | 'all'>('game');
  const turns = isBetweenGames(event) && (event.round?.game ?? 1) > 1;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setTurn((now) => (now === 'game' ? 'all' : 'game')), TURN_MS);
    return () => clearInterval(timer);
  }, [turns]);
  return turns ? turn : null;
}
