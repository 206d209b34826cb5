import type { MessageKey, Translate } from '@/lib/i18n/client';

/** Sentences that the server says of a field, in English, and where to find them in the reader's language. */
const KNOWN: readonly [RegExp, MessageKey<'problem'>][] = [
  [/^Give a name\.$/, 'field.giveName'],
  [/^Give your name\.$/, 'field.giveOwnName'],
  [/^At most (?<max>\d+) characters\.$/, 'field.tooLong'],
  [/^Somebody here is called (?<name>.*) already\. (?<suggestion>.*) is free\.$/, 'field.nameTaken'],
  [/^Give your e-mail address\.$/, 'field.giveEmail'],
  [/^This address is too long\.$/, 'field.emailTooLong'],
  [/^This is not an e-mail address\.$/, 'field.emailWrong'],
  [/^There is an account with this address already\.$/, 'field.emailTaken'],
  [/^Choose a password\.$/, 'field.choosePassword'],
  [/^At least (?<least>\d+) characters; a few words in a row are good\.$/, 'field.passwordTooShort'],
  [/^Not your e-mail address or a part of it\.$/, 'field.passwordIsEmail'],
  [/^Too many people use this one: take another\.$/, 'field.passwordTooCommon'],
  [/^Choose another one: this may hurt somebody\.$/, 'field.offensive'],
  [/^Choose one of the names offered\.$/, 'field.notOffered'],
  [/^Enter your code\.$/, 'field.giveCode'],
  [/^This is not the host key of this event\.$/, 'field.wrongHostKey'],
  [/^Choose a file\.$/, 'field.chooseFile'],
  [/^Say which team you play for\.$/, 'field.giveTeam'],
  [/^Say which table you sit at\.$/, 'field.giveTable'],
  [/^Say which club you play for\.$/, 'field.giveClub'],
  [/^Somebody else sits at this table\.$/, 'field.tableTaken'],
  [/^Somebody hands in slips on paper at this table\.$/, 'field.tableOnPaper'],
  [/^Say which category you play in\.$/, 'field.giveCategory'],
  [/^There is no such team in this event\.$/, 'field.noSuchTeam'],
  [/^Type the number that is shown in the hall\.$/, 'field.giveHallCode'],
  [/^Not the number that is shown now\.$/, 'field.wrongHallCode'],
  [/^This is no rack of these tiles\.$/, 'field.rackUnreadable'],
  [/^The rack has too many tiles, or too few\.$/, 'field.rackSize'],
  [/^There are not so many of these tiles left\.$/, 'field.rackNotInBag'],
  [
    /^The left-over of the round before is not all there; a rack drawn anew begins with -\.$/,
    'field.rackLeftover',
  ],
  [/^The rack has too few vowels or too few consonants\.$/, 'field.rackRule'],
  [/^No move is possible with this rack\.$/, 'field.rackNoMove'],
  [/^Enter the rack that was drawn, like RU\+ZXTEU\.$/, 'field.rackMissing'],
  [/^The rack has to differ from the cancelled one\.$/, 'field.rackCancelled'],
  [/^The top cannot be laid there with this rack\.$/, 'field.topIllegal'],
  [/^The top forms a word that is not in the list\.$/, 'field.topNotInList'],
  [/^Another move scores more: (?<word>.*), (?<score>\d+)\.$/, 'field.topNotBest'],
  [/^The game is over before this round\.$/, 'field.gameOver'],
  [/^Give a reason\.$/, 'field.giveReason'],
];

/** A server's sentence about a field in the reader's language; what is not known stays as it is. */
export function serverText(t: Translate<'problem'>, text: string): string {
  for (const [pattern, key] of KNOWN) {
    const found = pattern.exec(text);
    if (found) return t(key, valuesOf(found.groups));
  }
  return text;
}

/** Figures as numbers, so that plurals and digits are the language's. */
function valuesOf(groups: Record<string, string> | undefined): Record<string, string | number> {
  const pairs = Object.entries(groups ?? {});
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  );
}
