import { BLANK, emptyBoard, formatBoard, type Random } from '@/lib/engine';
import { fullSet, listTiles } from '../tile-counts';
import { balanced } from './balance';
import { shuffled } from './shuffle';
import type { Seat, Table, TableState } from './state';

/** A blank comes before A. */
const order = (code: number) => (code === BLANK ? 0 : code);

interface FirstTurn {
  draws: TableState['draws'];
  first: Seat;
}

/** Each draws a tile, the nearest to A begins, a blank before all; equal ones draw again. All tiles go back. */
export function drawForFirst(set: readonly number[], seats: number, random: Random): FirstTurn {
  const draws: TableState['draws'] = [];
  let among = Array.from({ length: seats }, (_, seat) => seat);
  while (among.length > 1) {
    const bag = shuffled(set, random);
    const drawn = among.map((seat, index) => ({ seat, tile: bag[index]! }));
    draws.push(drawn);
    const best = Math.min(...drawn.map(({ tile }) => order(tile)));
    among = drawn.filter(({ tile }) => order(tile) === best).map(({ seat }) => seat);
  }
  return { draws, first: among[0]! };
}

/** Draws for the first turn and deals. `from`: when the first turn begins. */
export function startTable(table: Table, seats: number, random: Random, from: number): TableState {
  const { tiles, rules } = table;
  const set = listTiles(fullSet(tiles));
  const { draws, first } = drawForFirst(set, seats, random);
  const bag = shuffled(set, random);
  const racks = Array.from({ length: seats }, (_, index) => {
    const seat = (first + index) % seats;
    return { seat, rack: bag.splice(0, rules.play.rackSize) };
  });
  const none = () => Array<number>(seats).fill(0);
  return balanced(tiles, {
    status: 'playing',
    draws,
    board: formatBoard(emptyBoard(tiles)),
    racks: racks.sort((a, b) => a.seat - b.seat).map(({ rack }) => rack),
    bag,
    scores: none(),
    turn: first,
    turnFrom: from,
    used: none(),
    lost: none(),
    passes: 0,
    challengeable: null,
    resigned: [],
    accepted: [],
    log: [],
    end: null,
  });
}
