'use client';
import { useEffect, useState } from 'react';
import type { MoveFilter } from './filter';
import type { Asked } from './finder';
import type { Answers } from './messages';
import type { Ask } from './use-finder';

/** The moves of a position, as far as they are known; null while nothing is found. */
export function useMoves(ask: Ask, ready: boolean, asked: Asked, filter: MoveFilter): Answers['find'] | null {
  const [moves, setMoves] = useState<Answers['find'] | null>(null);
  const { board, rack, rules } = asked;
  const position = JSON.stringify([board, rack, rules]);
  const wanted = JSON.stringify(filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: position and wanted stand for what they were written of.
  useEffect(() => {
    if (!ready || rack === '') {
      setMoves(null);
      return;
    }
    let left = false;
    void ask({ kind: 'find', asked, filter }).then((answer) => {
      if (!left) setMoves(answer);
    });
    return () => {
      left = true;
    };
  }, [ask, ready, position, wanted]);
  return moves;
}
