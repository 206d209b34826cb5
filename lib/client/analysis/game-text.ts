/** A game from elsewhere, as turns to analyse: GCG, a file or a text of this service, a table, or a line for each turn. */
import { fold, type Move, type Notation, parseReference, type TileSet } from '@/lib/engine';
import { type GameTable, readGameTable, readGameText, readGcg } from '@/lib/game';
import { GameFile } from '@/lib/http/schemas/game-file';
import { typedRack } from './typed-rack';

export interface GivenGame {
  turns: GivenTurn[];
  /** tops alone: there were moves of several players, which make no game */
  topsOnly: boolean;
}

export interface GivenTurn {
  rack: string;
  move: Move | null;
  /** the move that was placed for everybody; null: the solver's, if `placed` asks for it */
  top: Move | null;
  placed: 'move' | 'top';
}

/** Null when it is none of them. */
export function readGame(text: string, tiles: TileSet, notation: Notation): GivenGame | null {
  const plain = text.replace(/^\uFEFF/, '').trim();
  const written = plain.startsWith('{') ? null : readGameText(plain, tiles, notation);
  const game = plain.startsWith('{')
    ? ofFile(plain, tiles)
    : written
      ? ofTable(written, tiles)
      : plain.startsWith('#') || plain.startsWith('>')
        ? ofTurns(ofGcg(plain, tiles))
        : (ofTable(readGameTable(plain, tiles, notation), tiles) ?? ofTurns(ofLines(plain, tiles, notation)));
  return game && game.turns.length > 0 ? game : null;
}

const ofTurns = (turns: GivenTurn[] | null): GivenGame | null => turns && { turns, topsOnly: false };

function ofFile(text: string, tiles: TileSet): GivenGame | null {
  try {
    return ofRounds(GameFile.parse(JSON.parse(text)).rounds, tiles);
  } catch {
    return null;
  }
}

interface GivenRound {
  rack: string;
  top?: Move | null | undefined;
  slips: readonly { player: number; move: Move | null }[];
}

/** The moves of one player; the tops, where none or several have sent any. */
function ofRounds(rounds: readonly GivenRound[], tiles: TileSet): GivenGame {
  const players = new Set(rounds.flatMap(({ slips }) => slips.map(({ player }) => player)));
  const turns = rounds.map(({ rack, top = null, slips }): GivenTurn => {
    const move = players.size === 1 ? (slips[0]?.move ?? null) : top;
    return { rack: plainRack(rack, tiles), move, top, placed: 'top' };
  });
  return { turns, topsOnly: players.size > 1 };
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

const ofTable = ({ rounds, faults }: GameTable, tiles: TileSet): GivenGame | null =>
  faults.length > 0 ? null : ofRounds(rounds, tiles);

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
