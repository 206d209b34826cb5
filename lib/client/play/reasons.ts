/** Why a slip earned what it did, in words a player understands; null for codes that need none. */
const REASONS: Record<string, string> = {
  'no-slip': 'No move was received',
  'not-in-lexicon': 'The word is not in the list',
  'bad-cross-word': 'A word formed beside it is not in the list',
  unreadable: 'The word could not be read',
  'off-board': 'The word did not fit there',
  conflict: 'A tile was in the way',
  'no-new-tile': 'No tile was laid',
  'not-in-rack': 'The rack did not have these tiles',
  'not-whole': 'The word was not whole',
  'not-connected': 'The word touched no tile of the board',
  'not-across': 'The first word runs across',
  'off-centre': 'The first word covers the centre',
  'too-many-tiles': 'Too many tiles for one move',
  'too-short': 'A word has at least two letters',
};

export function reasonText(code: string | null): string | null {
  return code === null ? null : (REASONS[code] ?? null);
}

/** Why an event ended, in words. */
const ENDS: Record<string, string> = {
  'all-tiles-placed': 'All tiles are placed.',
  'no-move-possible': 'No move is possible any more.',
  'only-vowels': 'Only vowels are left.',
  'only-consonants': 'Only consonants are left.',
  'one-tile-left': 'One tile is left.',
  'rounds-played': 'All rounds are played.',
  'prepared-rounds-played': 'All prepared rounds are played.',
  'target-reached': 'A player has reached the target.',
  'stopped-by-host': 'The host has ended the game.',
};

export function endText(code: string | null): string {
  return (code && ENDS[code]) ?? 'The game is over.';
}
