'use client';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { PlayRules } from '@/lib/engine';
import type { History, LineAction } from './line';
import { solveGame } from './solve-game';
import type { Ask } from './use-finder';
import type { GivenLine } from './use-start';

interface GivenAsked {
  ask: Ask;
  /** whether the list of words is here */
  ready: boolean;
  given: GivenLine | null;
  history: History;
  dispatch: Dispatch<LineAction>;
  rules: PlayRules;
  tileSet: string;
}

/**
 * Puts the game of an address in the place of its last position, once its tops are found; whoever has gone on meanwhile
 * keeps what they did. True: its moves cannot be played with these words.
 */
export function useGiven({ ask, ready, given, history, dispatch, rules, tileSet }: GivenAsked): boolean {
  const [lost, setLost] = useState(false);
  const begun = useRef(history.line);
  const now = useRef(history.line);
  now.current = history.line;
  const asked = useRef({ given, rules });

  useEffect(() => {
    const { given, rules } = asked.current;
    if (!ready || !given || now.current !== begun.current) return;
    let left = false;
    const { turns, ...line } = given;
    void solveGame({ ask, given: turns, start: line.start, rules, tileSet }).then((solved) => {
      if (left || now.current !== begun.current) return;
      if (solved) dispatch({ kind: 'turns', line: { ...line, turns: solved } });
      else setLost(true);
    });
    return () => {
      left = true;
    };
  }, [ask, ready, dispatch, tileSet]);
  return lost;
}
