/** Games by chance in several tile sets: whatever happens, no tile is lost and every point is accounted for. */
import { describe, expect, it } from 'vitest';
import { findAllMoves, position, type Random, seededRandom, TILE_SET_IDS, tileSet } from '@/lib/engine';
import {
  acceptLast,
  challengeTurn,
  exchangeTurn,
  lapse,
  passTurn,
  playTurn,
  startTable,
  type Table,
  type TableState,
} from '@/lib/game/classic';
import { balanced } from '@/lib/game/classic/balance';
import { smallLanguage } from '../../support/small-lists';

const SETS = ['en', 'fr', 'bg', 'tr', 'fa', 'sk'].filter((id) => TILE_SET_IDS.includes(id));

interface Game {
  table: Table;
  lexicon: ReturnType<typeof smallLanguage>['lexicon'];
  random: Random;
}

/** One step of some player; what is refused changes nothing. */
function step({ table, lexicon, random }: Game, state: TableState, now: number): TableState {
  const seat = state.turn;
  const other = (seat + 1 + random.below(state.racks.length - 1)) % state.racks.length;
  const dice = random.below(20);
  if (state.status === 'out')
    return dice < 4
      ? challengeTurn(table, state, { seat: other, now, random }).state
      : acceptLast(table, state, { seat: other }).state;
  if (dice === 0) return passTurn(table, state, { seat, now }).state;
  if (dice === 1) return lapse(table, state, now + 120_000).state;
  if (dice === 2) return challengeTurn(table, state, { seat: other, now, random }).state;
  const rack = state.racks[seat]!;
  if (dice === 3) {
    const give = rack.slice(0, 1 + random.below(rack.length));
    return exchangeTurn(table, state, { seat, now, give, random }).state;
  }
  const { rules, tiles } = table;
  const at = position({ tiles, board: state.board, rack, rules: rules.play, firstAcross: false });
  const moves = findAllMoves(at, lexicon);
  if (moves.length === 0) return passTurn(table, state, { seat, now }).state;
  const { score, ...move } = moves.at(random.below(Math.min(3, moves.length)))!;
  const played = playTurn(table, state, { seat, now, move, lexicon });
  expect(played.kind).toBe('changed');
  expect(played.state.scores[seat]! - state.scores[seat]!).toBe(score);
  return played.state;
}

describe.each(SETS)('games of %s', (id) => {
  it.each([2, 3, 4])('of %i come to an end with all tiles and points', (seats) => {
    const tiles = tileSet(id);
    const { lexicon } = smallLanguage(tiles);
    const random = seededRandom(`classic ${id} ${seats}`);
    const table: Table = {
      tiles,
      rules: {
        play: { rackSize: 7, maxPlaced: 7, bonus: { 7: 50 } },
        challenge: 'turn',
        exchangeFrom: seats === 3 ? 1 : 7,
        clock: { kind: 'turn', seconds: 60 },
      },
    };
    let state = startTable(table, seats, random, 0);
    let steps = 0;
    while (state.status !== 'over' && steps < 1000) {
      steps += 1;
      state = step({ table, lexicon, random }, state, steps * 1000);
      balanced(tiles, state);
      expect(state.scores).toEqual(counted(state));
    }
    expect(state.status).toBe('over');
    const { reason, lines } = state.end!;
    const change = lines.reduce((sum, { total, played }) => sum + total - played, 0);
    if (reason === 'out') expect(change).toBe(0);
    else expect(change).toBe(-lines.reduce((sum, { deducted }) => sum + deducted, 0));
  });
});

/** Points by the log alone. */
function counted({ log, racks }: TableState): number[] {
  return racks.map((_, seat) =>
    log.reduce(
      (sum, turn) => sum + (turn.kind === 'play' && turn.seat === seat && !turn.takenBack ? turn.score : 0),
      0,
    ),
  );
}
