import { readFileSync } from 'node:fs';
import { FORMATS, type NamedFormatId } from '@/lib/game';
import type { BenchPosition } from './orders';

/** What an independent program found, if the file says so. */
interface Expected {
  topScore?: number;
  topMovesCount?: number;
  moves?: number;
}

export type FilePosition = BenchPosition & Expected;

/** JSON lines `{ id, board, rack, format? }`. Throws with the number of a line that is none. */
export function readPositions(file: string): FilePosition[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line, index + 1)]));
}

function readLine(line: string, number: number): FilePosition {
  try {
    const { id = `line ${number}`, format = 'normal', board, rack, ...rest } = JSON.parse(line);
    const known = FORMATS[format as NamedFormatId];
    if (!Array.isArray(board) || typeof rack !== 'string' || !known) throw new Error('no position');
    return { ...rest, id: String(id), format, board, rack, rules: known.rules };
  } catch (error) {
    throw new Error(`line ${number}: ${(error as Error).message}`);
  }
}

/** The same boards with a blank in every rack. */
export function withJoker(positions: readonly FilePosition[]): BenchPosition[] {
  return positions.map(({ id, board, rack, rules }) => ({
    id: `${id} with a joker`,
    format: 'joker',
    board,
    rack: rack.includes('?') ? rack : `${rack.slice(0, -1)}?`,
    rules,
  }));
}

export const blanksOf = ({ rack }: BenchPosition) => rack.split('?').length - 1;
