/** A game from elsewhere, as turns to analyse: GCG, a file of this service, a table, or a line for each turn. */
import { fold, type Move, type Notation, parseReference, type TileSet } from '@/lib/engine';
import { readGameTable, readGcg } from '@/lib/game';
import { GameFile } from '@/lib/http/schemas/game-file';
import { typedRack } from './typed-rack';

export interface GivenTurn {
  rack: string;
  move: Move | null;
  /** the move that was placed for everybody; null: the solver's, if `placed` asks for it */
  top: Move | null;
  placed: 'move' | 'top';
}

/** Null when it is none of them. */
export function readGame(text: string, tiles: TileSet, notation: Notation): GivenTurn[] | null {
  const plain = text.replace(/^\uFEFF/, '').trim();
  const turns = plain.startsWith('{')
    ? ofFile(plain, tiles)
    : plain.startsWith('#') || plain.startsWith('>')
      ? ofGcg(plain, tiles)
      : (ofTable(plain, tiles, notation) ?? ofLines(plain, tiles, notation));
  return turns && turns.length > 0 ? turns : null;
}

function ofFile(text: string, tiles: TileSet): GivenTurn[] | null {
  try {
    const { rounds } = GameFile.parse(JSON.parse(text));
    return rounds.map(({ rack, top, slips }) => ({
      rack: plainRack(rack, tiles),
      move: slips[0]?.move ?? top ?? null,
      top: top ?? null,
      placed: 'top',
    }));
  } catch {
    return null;
  }
}

/** Plays that stood; what was taken back is left out. */
function ofGcg(text: string, tiles: TileSet): GivenTurn[] | null {
  const read = readGcg(text, tiles);
  if (!read.ok) return null;
  const { events } = read.game;
  return events.flatMap((event, at): GivenTurn[] =>
    event.kind === 'play' && events[at + 1]?.kind !== 'withdrawn' && event.rack !== ''
      ? [{ rack: event.rack, move: event.move, top: null, placed: 'move' }]
      : [],
  );
}

function ofTable(text: string, tiles: TileSet, notation: Notation): GivenTurn[] | null {
  const { rounds, faults } = readGameTable(text, tiles, notation);
  if (faults.length > 0) return null;
  return rounds.map(({ rack, top, slips }) => ({
    rack: plainRack(rack, tiles),
    move: slips[0]?.move ?? top,
    top,
    placed: 'top',
  }));
}

/** `AEINRST 8D NASTIER` */
function ofLines(text: string, tiles: TileSet, notation: Notation): GivenTurn[] | null {
  const turns: GivenTurn[] = [];
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [rack = '', reference = '', word = ''] = line.trim().split(/\s+/);
    const place = parseReference(reference, notation, tiles.layout.size);
    const held = typedRack(rack, tiles);
    if (!place || !held || word === '') return null;
    const move = { ...place, word: fold(word, tiles, { keepCase: true }) };
    turns.push({ rack: held, move, top: null, placed: 'move' });
  }
  return turns;
}

/** Without the signs of what was left over and of what was thrown back. */
const plainRack = (rack: string, tiles: TileSet) =>
  typedRack(rack.replace(/^-/, '').replace('+', ''), tiles) ?? rack;
