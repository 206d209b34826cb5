import { boardCode } from './board-text';
import type { Setting } from './saved';

/** What an address of the analysis asks for. */
export type AnalysisAsked =
  | { kind: 'round'; code: string; round: number }
  | { kind: 'position'; lexicon: string; format: string; board: string; rack: string }
  | null;

export function analysisAsked(query: URLSearchParams): AnalysisAsked {
  const code = query.get('event');
  const round = Number(query.get('round'));
  if (code && Number.isInteger(round) && round >= 1) return { kind: 'round', code, round };
  const lexicon = query.get('lexicon');
  if (!lexicon) return null;
  const [format, board, rack] = ['format', 'board', 'rack'].map((name) => query.get(name) ?? '');
  return { kind: 'position', lexicon, format: format ?? '', board: board ?? '', rack: rack ?? '' };
}

export const roundAnalysisPath = (code: string, round: number) =>
  `/analysis?event=${encodeURIComponent(code)}&round=${round}`;

export function positionPath({ lexicon, format }: Setting, board: readonly string[], rack: string): string {
  return `/analysis?${new URLSearchParams({ lexicon, format, board: boardCode(board), rack })}`;
}
