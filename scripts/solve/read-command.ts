import { parseArgs } from 'node:util';
import { TILE_SET_IDS } from '@/lib/engine';
import { FORMAT_IDS } from '@/lib/game';
import { LEXICONS, type LexiconSource, lexiconSource } from '@/lib/lexicons';

/** What was typed cannot be done as it stands. */
export class Usage extends Error {}

/** Formats that need no numbers of their own. */
export const NAMED_FORMATS = FORMAT_IDS.filter((id) => !id.startsWith('own'));

export const USAGE = `Usage:
  npm run --silent solve -- --lexicon ID < positions > tops
  npm run --silent solve -- --words FILE --tiles T < positions > tops

  --lexicon ID     a word list of the service (npm run --silent lexicon -- info)
  --words FILE     a file of words, one a line; needs --tiles
  --tiles T        the tile set of that file: en, fr, es…
  --first-across   on the empty board across only, as duplicate is played; else both directions

Reads a position a line, as JSON:
  { "id": "1", "board": ["...............", … 15 rows], "rack": "AEINRT?" }
  id      any JSON; if left out, the number of the line, empty ones counted
  board   '.' empty, upper case a tile, lower case a blank, [CH] a tile of several letters
  rack    letters in either case, folded as words are, '?' a blank; in lower case only what can be read in one way:
          hecho has CH, or C and H
  format  ${NAMED_FORMATS.join(', ')}
          (normal if left out)
  firstAcross   true or false, for this position alone

Writes a line for each, in the same order:
  { "id", "topScore", "topMoves": [{ "row", "col", "direction", "word" }], "moves", "micros" }
  row and col count from 1; topMoves are the top and all isotops; moves is the number of legal moves; micros is
  what finding the top took. A line that is no position gives { "id", "error" }, and the rest goes on.

Status: 0 all lines were answered; 1 the words cannot be had; 2 the command cannot be read.`;

export type Command = { kind: 'help' } | { kind: 'solve'; words: WordsWanted; firstAcross: boolean };

export type WordsWanted =
  | { kind: 'lexicon'; source: LexiconSource }
  | { kind: 'file'; file: string; tileSet: string };

const OPTIONS = {
  lexicon: { type: 'string' },
  words: { type: 'string' },
  tiles: { type: 'string' },
  'first-across': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws Usage */
export function readCommand(args: string[]): Command {
  const values = parsed(args);
  if (values.help) return { kind: 'help' };
  return { kind: 'solve', words: wordsOf(values), firstAcross: values['first-across'] };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}

function wordsOf({
  lexicon,
  words,
  tiles,
}: {
  lexicon?: string;
  words?: string;
  tiles?: string;
}): WordsWanted {
  if ((lexicon === undefined) === (words === undefined))
    throw new Usage('Give one of --lexicon and --words, not both.');
  if (words !== undefined) {
    if (tiles === undefined) throw new Usage('--words needs --tiles.');
    if (!TILE_SET_IDS.includes(tiles))
      throw new Usage(`There are no tiles “${tiles}”: ${TILE_SET_IDS.join(', ')}.`);
    return { kind: 'file', file: words, tileSet: tiles };
  }
  const source = lexiconSource(lexicon ?? '');
  if (!source) {
    const known = LEXICONS.map(({ id }) => id).join(', ');
    throw new Usage(`There is no list “${lexicon}”: ${known}.`);
  }
  if (tiles !== undefined && tiles !== source.tileSet)
    throw new Usage(`The list ${source.id} is for the tiles ${source.tileSet}.`);
  return { kind: 'lexicon', source };
}
