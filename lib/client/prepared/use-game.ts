'use client';
import { useState } from 'react';
import { callApi } from '@/lib/client/live';
import type { PreparedAnswer, PreparedFile, PrepareGame, Problem } from '@/lib/http/schemas';

type GivenRounds = NonNullable<PrepareGame['rounds']>;
type Settings = NonNullable<PrepareGame['settings']>;

interface Faulty {
  fault: NonNullable<PreparedAnswer['fault']>;
  isChange: boolean;
}

/** A game as it is worked on: what the server made of it, and what of it was given by hand. */
export function useGame() {
  const [game, setGame] = useState<PreparedAnswer | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [faulty, setFaulty] = useState<Faulty | null>(null);
  const [busy, setBusy] = useState(false);

  /** Draws on from the given rounds. With a fault the game stays as it was, and the fault is told. */
  const drawOn = async (
    settings: Settings,
    seed: string | undefined,
    rounds: GivenRounds,
    isChange: boolean,
  ): Promise<boolean> => {
    setBusy(true);
    const body: PrepareGame = { settings, rounds, ...(seed && { seed }) };
    const answer = await callApi<PreparedAnswer>('/api/prepared', { body });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return false;
    const { fault } = answer.body;
    setFaulty(fault && { fault, isChange });
    if (fault) return false;
    setGame(answer.body);
    return true;
  };

  const draw = (settings: Settings, seed: string | undefined, rounds: GivenRounds) =>
    drawOn(settings, seed, rounds, false);

  /** Another rack, or another top, in one round; what follows is drawn anew. */
  const change = (
    settings: Settings,
    index: number,
    round: { rack: string; top: GivenRounds[number]['top'] },
  ) => {
    if (!game) return Promise.resolve(false);
    const before = game.rounds.slice(0, index).map(givenOf);
    const place = game.rounds[index]?.game ?? 1;
    return drawOn(settings, game.seed, [...before, { game: place, ...round }], true);
  };
  return {
    game,
    problem,
    /** of a round that was changed: it is told there */
    changeFault: faulty?.isChange ? faulty.fault : null,
    /** of a file, or of a game that was drawn from its beginning */
    fault: faulty && !faulty.isChange ? faulty.fault : null,
    busy,
    draw,
    change,
  };
}

/** A round as it is given back: its rack and its top stay. */
export function givenOf({ game, text, top }: PreparedAnswer['rounds'][number]): GivenRounds[number] {
  const { score: _, ...move } = top;
  return { game, rack: text, top: move };
}

/** The rounds of a file as they are given. */
export function givenIn({ rounds }: PreparedFile): GivenRounds {
  return rounds.map(({ game, rack, top }) => ({
    ...(game !== undefined && { game }),
    rack,
    ...(top && { top: { row: top.row, col: top.col, direction: top.direction, word: top.word } }),
  }));
}
