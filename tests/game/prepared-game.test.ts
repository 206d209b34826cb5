import { describe, expect, it } from 'vitest';
import { checkPrepared, emptyGame, FORMATS, planFixed, rackTiles } from '@/lib/game';
import { FR, lexiconOf, move } from './builders';
import { playWhole } from './whole-games';

const lexicon = lexiconOf(FR, 'JEUNE', 'JEUNES', 'NUES', 'SE', 'ES', 'ETE');
const check = (...rounds: Parameters<typeof checkPrepared>[1]['rounds']) =>
  checkPrepared({ tiles: FR, lexicon }, { rounds });

describe('a prepared game', () => {
  it('is played with its racks, the tops chosen or fixed', () => {
    expect(check({ rack: 'JEUNEBC' }, { rack: 'BC+SETAI' })).toBeNull();
    expect(check({ rack: 'JEUNEBC', top: move('H4 JEUNE') }, { rack: 'BCSETAI' })).toBeNull();
    const plan = planFixed({ tiles: FR, state: emptyGame(FR), lexicon }, { rack: 'jeunebc' });
    expect(plan).toMatchObject({ kind: 'round', number: 1, chosen: move('H4 JEUNE'), score: 40 });
  });

  it.each([
    ['JEUN', 'wrong-size'],
    ['JE1NEBC', 'unreadable'],
    ['JJEUNEB', 'not-in-bag'],
    ['EEUAEIB', 'breaks-rule'],
    ['BCDGIAO', 'no-move'],
  ])('a first rack %s is refused: %s', (rack, problem) => {
    expect(check({ rack })).toMatchObject({ round: 1, field: 'rack', problem });
  });

  it('holds later racks to the left-over, and the draw to its rule', () => {
    expect(check({ rack: 'JEUNEBC' }, { rack: 'SETAIRL' })).toMatchObject({
      round: 2,
      problem: 'leftover-changed',
    });
    expect(check({ rack: 'JEUNEBC' }, { rack: '-SETAIRL' })).toBeNull();
    const english = { tiles: FR, lexicon, draw: 'english' as const };
    expect(checkPrepared(english, { rounds: [{ rack: 'EEUAETI' }] })).toBeNull();
  });

  it.each([
    ['H4 JEUNES', 'illegal-top'],
    ['H8 CENE', 'top-not-in-lexicon'],
    ['H8 NUE', 'top-not-in-lexicon'],
  ])('a top %s is refused: %s', (top, problem) => {
    expect(check({ rack: 'JEUNEBC', top: move(top) })).toMatchObject({ round: 1, field: 'top', problem });
  });

  it('wants the best move, and says which it is', () => {
    expect(check({ rack: 'JEUNESB', top: move('H8 NUES') })).toMatchObject({
      problem: 'top-not-best',
      best: { word: 'JEUNES' },
    });
  });

  it('has no rounds after the end', () => {
    const rounds = [{ rack: 'JEUNEBC' }, { rack: 'BCSETAI' }];
    expect(checkPrepared({ tiles: FR, lexicon, maxRounds: 1 }, { rounds })).toMatchObject({
      round: 2,
      problem: 'game-over',
    });
  });

  it('is any game that was drawn, in any format', () => {
    for (const format of [FORMATS.joker, FORMATS['7of8'], FORMATS['7and8and9-joker']]) {
      const { rounds, lexicon: words } = playWhole(FR, `prepared ${format.id}`, { format });
      const fixed = rounds.map(({ rack, chosen }) => ({
        rack: rack.rejected
          ? `-${rackTiles(rack)}`
          : `${rack.leftover}${rack.leftover ? '+' : ''}${rack.drawn}`,
        top: chosen,
      }));
      expect(checkPrepared({ tiles: FR, lexicon: words, format }, { rounds: fixed })).toBeNull();
    }
  });
});
