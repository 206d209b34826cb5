import { describe, expect, it } from 'vitest';
import { Lexicon, position } from '@/lib/engine';
import {
  afterRound,
  emptyGame,
  endOfGame,
  enteredRack,
  judgeSlip,
  judgeWritten,
  rackText,
  rackTiles,
} from '@/lib/game';
import { FR, move } from './builders';

/*
 * Two club games as the Scrabble club of Hiersac (France) published them: rack as printed, reference, word,
 * points. What is left over, what is drawn, rejected and scored must come out the same here.
 */
/** http://www.scrabble-hiersac.org/npartie/partie-du-vendredi-7-juillet-2018/ */
const SUMMER = [
  'AECC?NU H4 ChACUNE 76',
  'EIOLMLS G8 MOLLIES 68',
  'IARERIS 4H CRIERAIS 72',
  'UKERVAD 12D VEDIKA 58',
  'RU+ZXTEU N2 TRIEZ 68',
  'UUX+EHVP 13B VEUX 48',
  '-BNISRAA K3 BEARNAIS 70',
  'UTOLRNG E9 LUREX 28',
  'GNOT+UOE 11K EGOUT 34',
  'NO+DQUES N8 DUQUONS 62',
  'E+HLA?NI A8 aNHELAI 97',
  'LWEMAIJ O1 JAIS 37',
  'ELMW+YES 15A SEME 48',
  '-DERSETY O7 YET 47',
  'DERS+GTO J12 SODE 29',
  'GRT+PEHI 15H THEIER 30',
  'GP+ELBOM M7 BOP 25',
  'EGLM+AAN B2 GAMELAN 73',
  'WNTUFEF 3B AFFUTE 26',
  'NW+OITP D7 TWIN 27',
  'OP 6J PRO 11',
];
const SUMMER_CROSSED = 'AN ANHELAIS AVEUX BEARNAISE DE EX IL LE MU NU ODE ON PUT RI TA UT VEDIKAS VU';

/** http://www.scrabble-hiersac.org/npartie/partie-du-vendredi-22-novembre-2019/ */
const AUTUMN = [
  'IUFEBEE H5 BIEF 18',
  'EEU+ESI? 9C EpIEUSE 69',
  'IECOOPC 8A PEC 25',
  'CIOO+ENV B2 CONVOIE 28',
  'E+NEMTLN C3 NEEM 24',
  'LNT+AAUH 10I NAHUATL 66',
  'LINETTN 11K INNE 24',
  'LTT+ESED E5 DELTISTE 86',
  'ITRAZTA 12A ZAIRE 48',
  'ATT+AKSE A12 ZEKS 66',
  'AATT+RUR B11 RATA 32',
  'ARTU+DER M7 TRUANDERA 74',
  'RHIDTOE N1 RHODITE 78',
  'VEPAOEY 1K APYRE 57',
  'EOV+SSAU O7 SOULEVAS 103',
  'OIFX?UO F2 FIeUX 78',
  'OO+RGGJS L1 PROJOS 30',
  'GG+IULAQ 12H QUIA 25',
  'GGL+WAML 15H GLAGLA 27',
];
const AUTUMN_CROSSED = 'AN BIEFS CE DU EN ET EX HI HIA INNEE KA NE OM ON TE TES UN VE';

const GAMES = [
  {
    name: 'the game of 7 July 2018',
    rounds: SUMMER,
    crossed: SUMMER_CROSSED,
    total: 1034,
    end: 'all-tiles-placed',
  },
  {
    name: 'the game of 22 November 2019',
    rounds: AUTUMN,
    crossed: AUTUMN_CROSSED,
    total: 958,
    end: 'only-consonants',
  },
];

describe.each(GAMES)('$name', ({ rounds, crossed, total, end }) => {
  const words = rounds.map((text) => text.split(' ')[2]!);
  const lexicon = Lexicon.build([...words, ...crossed.split(' ')], FR);

  it('comes out as it was published', () => {
    let state = emptyGame(FR);
    let sum = 0;
    for (const text of rounds) {
      const [printed = '', reference = '', word = '', points = ''] = text.split(' ');
      const entered = enteredRack(FR, state, printed);
      if (!entered.ok) throw new Error(`${text}: ${entered.problem}`);
      expect(endOfGame(FR, state)).toBeNull();
      const { rack } = entered;
      // the printed left-over is in any order
      const [kept = '', fresh] = printed.split('+');
      const inOrder = fresh === undefined ? printed : `${[...kept].sort().join('')}+${fresh}`;
      expect(rackText(rack)).toBe(inOrder);

      const at = position({ tiles: FR, board: state.board, rack: rackTiles(rack) });
      const top = move(`${reference} ${word}`);
      expect(judgeSlip(at, lexicon, top), text).toMatchObject({ valid: true, points: Number(points) });
      const slip = { reference, word, claimed: Number(points) };
      expect(judgeWritten(at, lexicon, slip, 'letter-first')).toMatchObject({ ruling: 'paid' });
      state = afterRound(FR, state, rack, top);
      sum += Number(points);
    }
    expect(sum).toBe(total);
    expect(endOfGame(FR, state)).toBe(end);
  });
});
