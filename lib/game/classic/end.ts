import { BLANK, type TileSet } from '@/lib/engine';
import { overtimeCost } from './clock';
import { playing } from './next-turn';
import type { EndLine, Seat, Table, TableEnd, TableState } from './state';

const sumOf = (tiles: TileSet, rack: readonly number[]) =>
  rack.reduce((sum, code) => sum + (code === BLANK ? 0 : tiles.valueOf(code)), 0);

/**
 * The reckoning: unplayed tiles are deducted, and who went out gains the others'. Equal totals go to the higher score
 * before that; who is equal in both shares the rank. Whoever has given up comes behind those who have not.
 */
export function endOf({ tiles, rules }: Table, state: TableState, out: Seat | null): TableEnd {
  // A game that was given up is not reckoned: it stands as it was.
  const givenUp = out === null && playing(state) === 1;
  const values = state.racks.map((rack) => (givenUp ? 0 : sumOf(tiles, rack)));
  const others = values.reduce((sum, value) => sum + value, 0);
  const lines = state.scores.map((played, seat) => {
    const deducted = values[seat]!;
    const gained = seat === out ? others - deducted : 0;
    const overtime = overtimeCost(rules.clock, state.used[seat]!);
    const total = played - overtime - deducted + gained;
    return {
      seat,
      played,
      unplayed: [...state.racks[seat]!].sort((a, b) => a - b),
      deducted,
      gained,
      overtime,
      total,
    };
  });
  const stays = ({ seat }: Unranked) => !state.resigned.includes(seat);
  const before = (one: Unranked, other: Unranked) =>
    stays(one) === stays(other) ? better(one, other) : stays(one);
  const rank = (line: Unranked) => 1 + lines.filter((other) => before(other, line)).length;
  return {
    reason: givenUp ? 'resigned' : out === null ? 'passes' : 'out',
    out,
    lines: lines.map((line) => ({ ...line, rank: rank(line) })),
  };
}

type Unranked = Omit<EndLine, 'rank'>;

function better(one: Unranked, other: Unranked): boolean {
  if (one.total !== other.total) return one.total > other.total;
  return one.played - one.overtime > other.played - other.overtime;
}
