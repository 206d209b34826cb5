'use client';
import { useMemo, useState } from 'react';
import { knownTileSet } from '@/lib/client/board';
import type { Move, Notation, ScoredMove } from '@/lib/engine';
import { offersFor, type PaperEntry, type PaperLine, paperEntry, paperLine, wordWritten } from '@/lib/game';
import { plainDigits } from '@/lib/i18n/client';

export interface LineOptions {
  tileSet: string;
  notation: Notation;
  /** of the board */
  size: number;
  moves: readonly ScoredMove[];
  /** what others have played in the round */
  played: readonly Move[];
}

export interface Line {
  text: string;
  line: PaperLine;
  /** what Enter does */
  entry: PaperEntry;
  /** moves that the last answer may mean, the likeliest first */
  offers: readonly ScoredMove[];
  chosen: number;
  type(text: string): void;
  choose(index: number): void;
}

const NONE: readonly ScoredMove[] = [];

/** The line as it is typed, with what completes it. */
export function useLine({ tileSet, notation, size, moves, played }: LineOptions): Line {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const line = useMemo(() => paperLine(plainDigits(text), size), [text, size]);
  const all = useMemo(() => {
    const tiles = knownTileSet(tileSet);
    if (!tiles) return [];
    const options = { tiles, notation, size, played };
    return line.answers.map((answer) => ({
      offers: offersFor(answer, moves, options),
      word: wordWritten(answer, moves, options),
    }));
  }, [line, moves, tileSet, notation, size, played]);
  const offers = all.at(-1)?.offers ?? NONE;
  const index = Math.min(chosen, Math.max(0, offers.length - 1));
  const picked = all.map(({ offers: own, word }, at) => ({
    offer: own[at === all.length - 1 ? index : 0],
    word,
  }));
  return {
    text,
    line,
    entry: paperEntry(line, picked, notation),
    offers,
    chosen: index,
    type: (next) => {
      setText(next);
      setChosen(0);
    },
    choose: setChosen,
  };
}
