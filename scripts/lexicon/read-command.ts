import { parseArgs } from 'node:util';
import { TILE_SET_IDS } from '@/lib/engine';
import { LEXICONS, type LexiconSource, lexiconSource } from '@/lib/lexicons';

/** What was typed cannot be done as it stands. */
export class Usage extends Error {}

export const USAGE = `Usage:
  npm run --silent lexicon -- info [ID]
      lists the word lists, or tells about one
  npm run --silent lexicon -- build ID [--out F]
      compiles a list of the service
  npm run --silent lexicon -- build FILE --tiles T [--out F]
      compiles a file of words, one a line, and tells which lines were refused
  npm run --silent lexicon -- check WORD… [--lexicon ID]
      tells which words are in a list: in en, unless said

Status: 0 done, or every word is in the list; 1 a word is not, or a list cannot be compiled;
2 the command cannot be read.`;

export type Command =
  | { kind: 'help' }
  | { kind: 'info'; source: LexiconSource | null }
  | { kind: 'build'; source: LexiconSource; out: string | undefined }
  | { kind: 'build-file'; file: string; tileSet: string; out: string | undefined }
  | { kind: 'check'; source: LexiconSource; words: string[] };

const OPTIONS = {
  tiles: { type: 'string' },
  out: { type: 'string' },
  lexicon: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws Usage */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  if (values.help) return { kind: 'help' };
  if (name === 'info') return { kind: 'info', source: rest[0] === undefined ? null : sourceOf(rest[0]) };
  if (name === 'check') {
    if (rest.length === 0) throw new Usage('check needs a word.');
    return { kind: 'check', source: sourceOf(values.lexicon ?? 'en'), words: rest };
  }
  if (name !== 'build')
    throw new Usage(name === undefined ? 'No command.' : `There is no command “${name}”.`);
  const [what] = rest;
  if (what === undefined || rest.length > 1) throw new Usage('build needs one list or file.');
  const { tiles, out } = values;
  if (tiles === undefined) return { kind: 'build', source: sourceOf(what), out };
  if (!TILE_SET_IDS.includes(tiles))
    throw new Usage(`There are no tiles “${tiles}”: ${TILE_SET_IDS.join(', ')}.`);
  return { kind: 'build-file', file: what, tileSet: tiles, out };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}

function sourceOf(id: string): LexiconSource {
  const source = lexiconSource(id);
  if (source) return source;
  const known = LEXICONS.map((one) => one.id).join(', ');
  throw new Usage(`There is no list “${id}”: ${known}. A file of words needs --tiles.`);
}
