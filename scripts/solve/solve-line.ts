import { EngineError, findAllMoves, findTop, type Lexicon, type Move, position } from '@/lib/engine';
import { FORMATS, type NamedFormatId } from '@/lib/game';
import { NAMED_FORMATS } from './read-command';
import { Ambiguous, rackOf } from './typed-rack';

/** Whatever JSON it came as. */
type Id = unknown;

export type Answer =
  | { id: Id; topScore: number; topMoves: Move[]; moves: number; micros: number }
  | { id: Id; error: string };

/** A line that is no position; the message says why. */
class Unreadable extends Error {}

interface Asked {
  board: string[];
  rack: string;
  format: NamedFormatId;
  firstAcross: boolean;
}

/** Answers one line of input, whatever it holds; `number` is its id when it has none of its own. */
export function solveLine(line: string, number: number, lexicon: Lexicon, firstAcross: boolean): Answer {
  let id: Id = number;
  try {
    const value = parsed(line);
    if (value.id !== undefined) id = value.id;
    return { id, ...solve(askedIn(value, firstAcross), lexicon) };
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Ambiguous || error instanceof EngineError)
      return { id, error: error.message };
    throw error;
  }
}

function parsed(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Unreadable(`no JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable('a position is an object { id, board, rack, format? }');
  return value as Record<string, unknown>;
}

function askedIn(value: Record<string, unknown>, usual: boolean): Asked {
  const { board, rack, format = 'normal', firstAcross = usual } = value;
  if (!Array.isArray(board) || !board.every((row) => typeof row === 'string'))
    throw new Unreadable('board must be an array of strings');
  if (typeof rack !== 'string') throw new Unreadable('rack must be a string');
  if (typeof format !== 'string' || !Object.hasOwn(FORMATS, format))
    throw new Unreadable(`format must be one of ${NAMED_FORMATS.join(', ')}`);
  if (typeof firstAcross !== 'boolean') throw new Unreadable('firstAcross must be true or false');
  return { board, rack, format: format as NamedFormatId, firstAcross };
}

function solve(asked: Asked, lexicon: Lexicon): Omit<Extract<Answer, { topScore: number }>, 'id'> {
  const { tiles } = lexicon;
  const { rules } = FORMATS[asked.format];
  const began = performance.now();
  const given = position({ ...asked, rack: rackOf(asked.rack, tiles), tiles, rules });
  refuseRack(given.rack.length, rules.rackSize, asked);
  const { score, moves } = findTop(given, lexicon);
  const micros = Math.round((performance.now() - began) * 1000);
  return {
    topScore: score,
    topMoves: moves.map(({ row, col, direction, word }) => ({ row, col, direction, word })),
    moves: findAllMoves(given, lexicon).length,
    micros,
  };
}

/** A rack of twenty tiles would take hours. */
function refuseRack(length: number, most: number, { format }: Asked): void {
  if (length > most) throw new Unreadable(`a rack of ${length} tiles; ${format} has ${most}`);
}
