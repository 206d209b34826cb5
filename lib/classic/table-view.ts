/** Everything that leaves a table passes here: it knows who looks, and whether the game is over. */
import { dbNow } from '@/lib/db';
import { emptyBoard, formatBoard, formatTiles, type TileSet } from '@/lib/engine';
import { deadlineOf, type TableState, type Turn } from '@/lib/game/classic';
import type { TableSeat, TableTurn, TableView } from '@/lib/http/schemas';
import { type Person, type StoredTable, seatOf, tableOf } from './table-row';

/** Nobody sees the rack of another, or anything of the bag but its number of tiles. */
export function tableView(table: StoredTable, person: Person): TableView {
  const { code, version, status, settings, seedHash, state } = table;
  const { tiles } = tableOf(table);
  const isOver = status === 'over';
  const seat = seatOf(table, person);
  return {
    code,
    version,
    status,
    settings,
    tileSet: table.tileSet,
    seats: seatsOf(table),
    draws: (state?.draws ?? []).map((drawn) =>
      drawn.map((one) => ({ seat: one.seat, tile: formatTiles([one.tile], tiles) })),
    ),
    board: state?.board ?? formatBoard(emptyBoard(tiles)),
    bag: state?.bag.length ?? tiles.total,
    turn: state && !isOver ? state.turn : null,
    turnFrom: state && !isOver ? state.turnFrom : null,
    deadline: state && deadlineOf(tableOf(table), state),
    log: state ? logOf(state, tiles) : [],
    you: seat < 0 ? null : yours(table, seat),
    end: state?.end
      ? {
          ...state.end,
          lines: state.end.lines.map((line) => ({ ...line, unplayed: formatTiles(line.unplayed, tiles) })),
        }
      : null,
    seedHash,
    seed: isOver ? table.seed : null,
    now: Math.round(dbNow()),
  };
}

function seatsOf({ seats, state }: StoredTable): TableSeat[] {
  return seats.map(({ name }, seat) => ({
    seat,
    name,
    erased: name === '',
    score: state?.scores[seat] ?? 0,
    tiles: state?.racks[seat]?.length ?? 0,
    used: state?.used[seat] ?? 0,
    lost: state?.lost[seat] ?? 0,
    accepted: state?.accepted.includes(seat) ?? false,
    resigned: state?.resigned.includes(seat) ?? false,
  }));
}

function yours(table: StoredTable, seat: number): TableView['you'] {
  const { state } = table;
  if (!state) return { seat, rack: '', mayChallenge: false, mayExchange: false };
  const { tiles, rules } = tableOf(table);
  const rack = [...state.racks[seat]!].sort((a, b) => a - b);
  return {
    seat,
    rack: formatTiles(rack, tiles),
    mayChallenge:
      state.challengeable !== null && state.challengeable.seat !== seat && !state.resigned.includes(seat),
    mayExchange: state.bag.length >= rules.exchangeFrom,
  };
}

/** With running totals; racks, and which words were bad, when that is nobody's secret any more. */
function logOf({ log, status }: TableState, tiles: TileSet): TableTurn[] {
  const totals = new Map<number, number>();
  const told = (codes: readonly number[]) =>
    status === 'over'
      ? formatTiles(
          [...codes].sort((a, b) => a - b),
          tiles,
        )
      : null;
  return log.map((turn: Turn): TableTurn => {
    const { seat } = turn;
    const before = totals.get(seat) ?? 0;
    const total = before + (turn.kind === 'play' && !turn.takenBack ? turn.score : 0);
    totals.set(seat, total);
    switch (turn.kind) {
      case 'play': {
        const { kind, move, words, score, takenBack } = turn;
        const badWords = takenBack || status === 'over' ? turn.badWords : [];
        return { kind, seat, move, words, badWords, score, takenBack, total, rack: told(turn.rack) };
      }
      case 'exchange': {
        const { kind, tiles: given } = turn;
        return { kind, seat, count: given.length, total, tiles: told(given), rack: told(turn.rack) };
      }
      case 'resign':
        return { kind: 'resign', seat, total, rack: told(turn.rack) };
      case 'pass':
        return { kind: 'pass', seat, late: turn.late, total, rack: told(turn.rack) };
      default:
        return turn;
    }
  });
}
