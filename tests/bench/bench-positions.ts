import { existsSync, readFileSync } from 'node:fs';
import { position, tileSet } from '@/lib/engine';
import { FORMATS, type NamedFormatId } from '@/lib/game';
import type { BenchPosition } from './orders';

/** What an independent program found, if the file says so. */
interface Expected {
  topScore?: number;
  topMovesCount?: number;
  moves?: number;
}

/** A file that holds no positions; the message says where. */
export class BadPositions extends Error {}

export type FilePosition = BenchPosition & Expected;

/** JSON lines `{ id, board, rack, format? }`. @throws BadPositions */
export function readPositions(file: string): FilePosition[] {
  if (!existsSync(file)) throw new BadPositions(`There is no file ${file}.`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const positions = lines.flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line, index + 1)]));
  if (positions.length === 0) throw new BadPositions(`There is no position in ${file}.`);
  return positions;
}

function readLine(line: string, number: number): FilePosition {
  try {
    const { id = `line ${number}`, format = 'normal', board, rack, ...rest } = JSON.parse(line);
    const known = FORMATS[format as NamedFormatId];
    if (!Array.isArray(board) || typeof rack !== 'string' || !known) throw new Error('no position');
    // Here, and not in the middle of measuring.
    position({ tiles: tileSet('en'), board, rack });
    return { ...rest, id: String(id), format, board, rack, rules: known.rules };
  } catch (error) {
    throw new BadPositions(`Line ${number}: ${(error as Error).message}`);
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
