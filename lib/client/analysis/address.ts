import { boardCode } from './board-text';
import { boardOf, type Line } from './line';
import type { Setting } from './saved';
import { turnsCode } from './turns-code';

/** What an address of the analysis asks for. */
export type AnalysisAsked = ({ kind: 'round'; code: string; round: number } | PositionAsked) | null;

interface PositionAsked extends Played {
  kind: 'position';
  lexicon: string;
  format: string;
  board: string;
}

/** What was played since the board, as turns-code.ts writes it, and the rack that is looked at. */
export interface Played {
  turns: string;
  rack: string;
  topsOnly: boolean;
}

export function analysisAsked(query: URLSearchParams): AnalysisAsked {
  const code = query.get('event');
  const round = Number(query.get('round'));
  if (code && Number.isInteger(round) && round >= 1) return { kind: 'round', code, round };
  const lexicon = query.get('lexicon');
  if (!lexicon) return null;
  const [format = '', board = ''] = ['format', 'board'].map((name) => query.get(name) ?? '');
  return { kind: 'position', lexicon, format, board, ...playedIn(query) };
}

/** What an address has of it; of a round, too. */
export function playedIn(query: URLSearchParams): Played {
  const [turns = '', rack = ''] = ['turns', 'rack'].map((name) => query.get(name) ?? '');
  return { turns, rack, topsOnly: query.has('tops') };
}

export const roundAnalysisPath = (code: string, round: number) =>
  `/analysis?event=${encodeURIComponent(code)}&round=${round}`;

/** The round of an event that an analysis came from, as it was then. */
export interface FromRound {
  code: string;
  round: number;
  board: readonly string[];
  rack: string;
}

export interface AnalysisLink {
  path: string;
  /** false: the game was too long for an address, and only its last position is there */
  whole: boolean;
}

/** Messages and mailing lists break longer addresses; a game of 25 rounds takes some 1,200 letters. */
const LONGEST = 4000;

/**
 * A link to all of it. As long as it goes on from a round of an event, it leads there: whoever opens it is told what
 * they may see of the round, in the format of the event, whose own numbers no address has.
 */
export function analysisLink(setting: Setting, line: Line, from: FromRound | null): AnalysisLink {
  const played: [string, string][] = [
    ...(line.turns.length > 0 ? [['turns', turnsCode(line.turns)] as [string, string]] : []),
    ...(line.topsOnly ? [['tops', '1'] as [string, string]] : []),
  ];
  const fromThere = from !== null && boardCode(line.start) === boardCode(from.board);
  const isTheRound = fromThere && line.turns.length === 0 && line.rack === from.rack;
  if (isTheRound) return { path: roundAnalysisPath(from.code, from.round), whole: true };
  const begin = fromThere
    ? `${roundAnalysisPath(from.code, from.round)}&`
    : `/analysis?${positionQuery(setting, line.start)}&`;
  const path = `${begin}${new URLSearchParams([...played, ['rack', line.rack]])}`;
  if (path.length <= LONGEST) return { path, whole: true };
  const board = boardOf(line, setting.tileSet);
  return {
    path: `/analysis?${positionQuery(setting, board)}&${new URLSearchParams({ rack: line.rack })}`,
    whole: false,
  };
}

const positionQuery = ({ lexicon, format }: Setting, board: readonly string[]) =>
  new URLSearchParams({ lexicon, format, board: boardCode(board) });
