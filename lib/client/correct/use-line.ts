'use client';
import { useMemo, useState } from 'react';
import { knownTileSet } from '@/lib/client/board';
import type { Move, Notation, ScoredMove } from '@/lib/engine';
import {
  isWholeWord,
  offersFor,
  type PaperEntry,
  type PaperLine,
  paperEntry,
  paperLine,
  standsAlone,
  wordWritten,
} from '@/lib/game';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { afterTyping, NOTHING, type Typed } from './typed';

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
  /** of the offers, the one that Enter takes; -1: none, the slip is entered as it was typed */
  chosen: number;
  /** the line was not taken: the next key begins another */
  refused: boolean;
  type(text: string): void;
  choose(index: number): void;
  /** the line, or an earlier one that came back, is not taken */
  refuse(text?: string): void;
  /** the corrector goes on with a refused line */
  keep(): void;
}

const NONE: readonly ScoredMove[] = [];

/** The line as it is typed, with what completes it. */
export function useLine({ tileSet, notation, size, moves, played }: LineOptions): Line {
  const [{ text, refused }, setTyped] = useState<Typed>(NOTHING);
  const [asked, setAsked] = useState<number | null>(null);
  const line = useMemo(() => paperLine(plainDigits(text), size), [text, size]);
  const all = useMemo(() => {
    const tiles = knownTileSet(tileSet);
    if (!tiles) return [];
    const options = { tiles, notation, size, played };
    return line.answers.map((answer) => {
      const offers = offersFor(answer, moves, options);
      return {
        offers,
        alone: standsAlone(answer, offers, tiles),
        wholes: offers.map((move) => isWholeWord(answer, move, tiles)),
        word: wordWritten(answer, moves, options),
      };
    });
  }, [line, moves, tileSet, notation, size, played]);
  const last = all.at(-1);
  const offers = last?.offers ?? NONE;
  const chosen = asked === null ? (last?.alone ? -1 : 0) : Math.min(asked, offers.length - 1);
  const picked = all.map(({ offers: own, word, alone, wholes }, at) => {
    const index = at === all.length - 1 ? chosen : alone ? -1 : 0;
    return { offer: own[index], word, whole: wholes[index] ?? false };
  });
  return {
    text,
    line,
    entry: paperEntry(line, picked, notation),
    offers,
    chosen,
    refused,
    type: (next) => {
      setTyped((before) => ({ text: afterTyping(before, next), refused: false }));
      setAsked(null);
    },
    choose: setAsked,
    refuse: (again) => {
      setTyped((before) => ({ text: again ?? before.text, refused: true }));
      if (again !== undefined) setAsked(null);
    },
    keep: () => setTyped((before) => ({ ...before, refused: false })),
  };
}
