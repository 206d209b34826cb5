import type { MessageKey, Translate } from '@/lib/i18n/client';

/** Why a slip earned what it did, in words a player understands; codes that need none are left out. */
const REASONS: Readonly<Record<string, MessageKey<'words'>>> = {
  'no-slip': 'reason.noSlip',
  'not-in-lexicon': 'reason.notInLexicon',
  'bad-cross-word': 'reason.badCrossWord',
  unreadable: 'reason.unreadable',
  'off-board': 'reason.offBoard',
  conflict: 'reason.conflict',
  'no-new-tile': 'reason.noNewTile',
  'not-in-rack': 'reason.notInRack',
  'not-whole': 'reason.notWhole',
  'not-connected': 'reason.notConnected',
  'not-across': 'reason.notAcross',
  'off-centre': 'reason.offCentre',
  'too-many-tiles': 'reason.tooManyTiles',
  'too-short': 'reason.tooShort',
  'score-missing': 'reason.scoreMissing',
  'score-wrong': 'reason.scoreWrong',
  'place-missing': 'reason.placeMissing',
  'place-wrong': 'reason.placeWrong',
  inverted: 'reason.inverted',
  'blank-mark': 'reason.blankMark',
};

export function reasonText(code: string | null, t: Translate<'words'>): string | null {
  const key = code === null ? undefined : REASONS[code];
  return key ? t(key) : null;
}

/** Why an event ended, in words. */
const ENDS: Readonly<Record<string, MessageKey<'words'>>> = {
  'all-tiles-placed': 'end.allTilesPlaced',
  'no-move-possible': 'end.noMovePossible',
  'only-vowels': 'end.onlyVowels',
  'only-consonants': 'end.onlyConsonants',
  'one-tile-left': 'end.oneTileLeft',
  'rounds-played': 'end.roundsPlayed',
  'no-other-rack': 'end.noOtherRack',
  'prepared-rounds-played': 'end.preparedRoundsPlayed',
  'target-reached': 'end.targetReached',
  'stopped-by-host': 'end.stoppedByHost',
};

export function endText(code: string | null, t: Translate<'words'>): string {
  return t((code === null ? undefined : ENDS[code]) ?? 'end.over');
}
