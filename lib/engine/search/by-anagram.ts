import { doubled } from '../doubled';
import { type Anagrams, isSet, LETTER_KEYS } from '../lexicon/anagrams';
import { ANNEX_SHIFT } from '../lexicon/word-graph';
import { BoundHeap } from './bound-heap';
import { byAnagram, keyIn, laidIn, listed } from './extents';
import { lanes, STRIDE } from './lanes';
import { inMasks, rack } from './rack';
import { best, keep, spreadBlanks } from './record';

/*
 * The listed extents of the search for the top, best bound first: the words that have just the letters of the
 * board there and of a choice of tiles are looked up and held against the squares.
 *
 * A choice is what one word takes from the rack: real tiles, and so many blanks. Each set of letters is made
 * by one choice only, since a blank stands for a letter only when the rack has no tile of it left over.
 */

/** Largest rack whose choices are few enough: 1,023 of ten different tiles. */
export const MOST_RACK = 10;

export const { searchListed } = makeSearch();

function makeSearch() {
  const stride = STRIDE;
  const annexShift = ANNEX_SHIFT;
  const { letter, tile, face, letterFactor, wordFactor, crossMask, crossAnnex, crossPoints, crossTimes } =
    lanes;
  const { counts, held, written, worth, bonus } = rack;
  // Aliases: a bundler may turn each use of an import into a look-up.
  const keys = LETTER_KEYS;
  const highest = best;
  const keepMove = keep;
  const spread = spreadBlanks;
  const holds = inMasks;
  const isMarked = isSet;

  /** The choices, those for n tiles from choiceStart[n] to choiceStart[n + 1] - 1. */
  const choiceStart = new Int32Array(stride + 2);
  let choiceKey = new Int32Array(64);
  let choiceBlanks = new Int32Array(64);
  /** Letters of which tiles are left over, as masks. */
  let choiceLeft = new Int32Array(64);
  let choiceLeftAnnex = new Int32Array(64);
  let choices = 0;
  /** The rack's different letters, and how many of each a choice takes. */
  const distinct = new Int32Array(stride);
  let distinctCount = 0;
  const takenOf = new Int32Array(stride);

  let table: Anagrams;
  let letters = 0;

  /** The extent at hand. */
  let base = 0;
  let startPlace = 0;
  let endPlace = 0;
  let laid = 0;
  /** Of the word at hand: blanks that it leaves, and blanks in it for letters of which the rack has tiles, too. */
  let spare = 0;
  let tangled = 0;
  /** Letters that a blank may not stand for. */
  let leftOver = 0;
  let leftOverAnnex = 0;

  /** The extents that may have a word, by their bounds. */
  const hopeful = new BoundHeap(listed.bound);

  /** Searches the listed extents. `alphabet`: number of letters. */
  function searchListed(anagrams: Anagrams, alphabet: number): void {
    table = anagrams;
    letters = alphabet;
    if (listed.count === 0) return;
    listChoices();
    hopeful.clear();
    for (let extent = 0; extent < listed.count; extent++) if (mayHaveWord(extent)) hopeful.push(extent);
    for (let at = nextExtent(); at >= 0; at = nextExtent()) searchExtent(at);
  }

  /** Where there is but one choice, to ask whether any word has its letters takes less than to order the extents. */
  function mayHaveWord(extent: number): boolean {
    const choice = choiceStart[laidIn(extent)]!;
    if (rack.blanks > 0 || choiceStart[laidIn(extent) + 1] !== choice + 1) return true;
    return isMarked(table.whole, ((keyIn(extent) + choiceKey[choice]!) | 0) >>> table.wholeShift);
  }

  function nextExtent(): number {
    return hopeful.pop(highest[0]!);
  }

  function searchExtent(at: number): void {
    const start = listed.start[at]!;
    startPlace = start % stride;
    base = start - startPlace;
    endPlace = listed.end[at]!;
    laid = laidIn(at);
    const key = keyIn(at);
    for (let choice = choiceStart[laid]!; choice < choiceStart[laid + 1]!; choice++) {
      leftOver = choiceLeft[choice]!;
      leftOverAnnex = choiceLeftAnnex[choice]!;
      lookUp((key + choiceKey[choice]!) | 0, choiceBlanks[choice]!, 1);
    }
  }

  /** The words with this key. */
  function tryWords(key: number): void {
    const place = key >>> table.shift;
    for (let at = table.places[place]!; at < table.places[place + 1]!; at++) {
      if (table.keys[at] === key) tryWord(at);
    }
  }

  /** The words with this key and `blanks` letters more, these from `first` on in the alphabet. */
  function lookUp(key: number, blanks: number, first: number): void {
    if (blanks === 0) {
      if (isMarked(table.whole, key >>> table.wholeShift)) tryWords(key);
      return;
    }
    if (blanks === 1 && !isMarked(table.lessOne, key >>> table.lessOneShift)) return;
    if (blanks === 2 && !isMarked(table.lessTwo, key >>> table.lessTwoShift)) return;
    for (let code = first; code <= letters; code++) {
      if (!holds(code, leftOver, leftOverAnnex)) lookUp((key + keys[code]!) | 0, blanks - 1, code);
    }
  }

  /** Holds a word against the extent: letters of the board, crossing words, tiles of the rack. */
  function tryWord(index: number): void {
    let from = table.ends[index]!;
    if (table.ends[index + 1]! - from !== endPlace - startPlace + 1) return;
    for (let place = startPlace; place <= endPlace; place++, from++) {
      const code = table.letters[from]!;
      const standing = letter[base + place]!;
      if (
        standing === 0 ? !holds(code, crossMask[base + place]!, crossAnnex[base + place]!) : standing !== code
      )
        return;
      if (standing === 0) tile[base + place] = code;
    }
    if (rackHolds()) sumUp();
  }

  /** Equal keys are nearly always equal letters, but not always. */
  function rackHolds(): boolean {
    let missing = 0;
    tangled = 0;
    for (let at = base + startPlace; at <= base + endPlace; at++) {
      if (letter[at] !== 0) continue;
      const code = tile[at]!;
      if (--counts[code]! >= 0) continue;
      missing++;
      tangled += held[code]!;
    }
    for (let at = base + startPlace; at <= base + endPlace; at++) {
      if (letter[at] === 0) counts[tile[at]!]!++;
    }
    spare = rack.blanks - missing;
    return spare >= 0;
  }

  function sumUp(): void {
    let sum = 0;
    let factor = 1;
    let crossed = 0;
    for (let at = base + startPlace; at <= base + endPlace; at++) {
      factor *= wordFactor[at]!;
      if (letter[at] !== 0) {
        sum += face[at]!;
        continue;
      }
      const code = tile[at]!;
      const points = worth[code]! * letterFactor[at]!;
      sum += points;
      crossed += crossPoints[at]! + points * crossTimes[at]!;
      tile[at] = written[code]!;
    }
    const score = sum * factor + crossed + bonus[laid]!;
    if (score < highest[0]!) return;
    if ((tangled | spare) === 0) keepMove(base + startPlace, base + endPlace, score);
    else spread(base + startPlace, base + endPlace, factor, score, spare);
  }

  /** All choices of the rack for the numbers of tiles that are looked up. */
  function listChoices(): void {
    choices = 0;
    distinctCount = 0;
    for (let i = 0; i < rack.tiles; i++) {
      const code = rack.byValue[i]!;
      // Equal letters need not be neighbours among letters of equal value.
      let known = 0;
      while (known < distinctCount && distinct[known] !== code) known++;
      if (known === distinctCount) distinct[distinctCount++] = code;
    }
    for (let laid = 0; laid <= stride; laid++) {
      choiceStart[laid] = choices;
      if (laid === stride || byAnagram[laid] === 0) continue;
      for (let blanks = 0; blanks <= rack.blanks && blanks <= laid; blanks++)
        choose(0, laid - blanks, blanks, 0);
    }
    choiceStart[stride + 1] = choices;
  }

  /** Takes `missing` real tiles of the letters from `distinct[from]` on, in every way. */
  function choose(from: number, missing: number, blanks: number, key: number): void {
    if (missing === 0) {
      for (let i = from; i < distinctCount; i++) takenOf[i] = 0;
      addChoice(blanks, key);
      return;
    }
    if (from === distinctCount) return;
    const code = distinct[from]!;
    let sum = key;
    for (let taken = 0; taken <= counts[code]! && taken <= missing; taken++) {
      takenOf[from] = taken;
      choose(from + 1, missing - taken, blanks, sum);
      sum = (sum + keys[code]!) | 0;
    }
  }

  function addChoice(blanks: number, key: number): void {
    if (choices === choiceKey.length) {
      choiceKey = doubled(choiceKey);
      choiceBlanks = doubled(choiceBlanks);
      choiceLeft = doubled(choiceLeft);
      choiceLeftAnnex = doubled(choiceLeftAnnex);
    }
    choiceKey[choices] = key;
    choiceBlanks[choices] = blanks;
    let left = 0;
    let leftAnnex = 0;
    for (let i = 0; i < distinctCount; i++) {
      const code = distinct[i]!;
      if (takenOf[i] === counts[code]) continue;
      if (rack.wide && code > annexShift) leftAnnex |= 1 << (code - annexShift);
      else left |= 1 << code;
    }
    choiceLeft[choices] = left;
    choiceLeftAnnex[choices] = leftAnnex;
    choices++;
  }

  return { searchListed };
}
