import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAgain, drawRandom } from '@/lib/client/proof/draw-again';
import { sha256Hex } from '@/lib/client/proof/sha256';
import { formatBoard, Lexicon } from '@/lib/engine';
import { emptyGame, gameRulesOf, prepareRound, stateAfter } from '@/lib/game';
import { DEFAULT_SETTINGS, type EventSettings, type RoundSummary } from '@/lib/http/schemas';
import { drawRandom as asTheServer } from '@/lib/solver';
import { FR } from '../../game/builders';
import { SYLLABLES } from '../../game/syllables';

describe('the hash that the page computes', () => {
  it('is SHA-256, of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
    for (const length of [55, 56, 63, 64, 65, 119, 120])
      expect(sha256Hex('a'.repeat(length))).toBe(
        createHash('sha256').update('a'.repeat(length)).digest('hex'),
      );
  });
});

describe('the draw made again in the page', () => {
  it('has the chance of the server', () => {
    const [page, server] = [drawRandom('a seed', 7, 1), asTheServer('a seed', 7, 1)];
    for (let n = 2; n < 300; n++) expect(page.below(n)).toBe(server.below(n));
  });

  const lexicon = Lexicon.build(SYLLABLES, FR);
  const settings: EventSettings = { ...DEFAULT_SETTINGS, lexicon: 'fr', games: 2, maxRounds: 6 };
  const seed = 'seven/letters';

  function played(): RoundSummary[] {
    const rounds: RoundSummary[] = [];
    for (let game = 1; game <= 2; game++) {
      let state = emptyGame(FR);
      for (let inGame = 1; ; inGame++) {
        const number = rounds.length + 1;
        const random = asTheServer(seed, number);
        const plan = prepareRound({ ...gameRulesOf(settings), tiles: FR, state, lexicon, random });
        if (plan.kind === 'over') break;
        const { rack, chosen: top, position } = plan;
        rounds.push({ number, game, inGame, rack, top, isotopCount: 1, best: 0, found: 0, sent: 0 });
        state = stateAfter(FR, { number: inGame, board: formatBoard(position.board), rack, top });
      }
    }
    return rounds;
  }

  it('gives every rack of an event of two games, and none by another seed', () => {
    const rounds = played();
    expect(rounds).toHaveLength(12);
    const again = drawAgain({ settings, tileSet: 'fr', seed, rounds });
    expect(again.map(({ result }) => result)).toEqual(rounds.map(() => 'same'));
    const other = drawAgain({ settings, tileSet: 'fr', seed: 'another', rounds: rounds.slice(0, 1) });
    expect(other[0]?.result).toBe('other');
    // Taken up again after its end, the event has a new seed behind the old one.
    const longer = drawAgain({ settings, tileSet: 'fr', seed: `${seed}/more`, rounds });
    expect(longer.map(({ result }) => result)).toEqual(rounds.map(() => 'same'));
  });

  it('tells the rack that was changed by hand', () => {
    const rounds = played();
    const changed = rounds.map((round, index) =>
      index === 0 ? { ...round, rack: { leftover: '', drawn: 'AEIRSTX', rejected: false } } : round,
    );
    const first = { ...changed[0]!, top: { ...changed[0]!.top, row: 8, col: 8, word: 'TA' } };
    const again = drawAgain({ settings, tileSet: 'fr', seed, rounds: [first] });
    expect(again[0]?.result).toBe('other');
  });
});
