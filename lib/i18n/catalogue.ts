import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import { figuresOf } from './digits';
import { type Language, SOURCE_LANGUAGE } from './language';
import type { Messages } from './messages';

interface Tree {
  [key: string]: string | Tree;
}

interface Entry {
  language: Language;
  /** compiled, so that no page needs a parser: each namespace when somebody first asks for it */
  messages: Messages;
}

/** One file is one language: what lies here is offered. */
const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/i18n/messages');

const kept = new Map<string, Entry & { changed: string }>();
let found: readonly Language[] | undefined;

/** The languages that have a file, by their tags; English first, as the one that stands in. */
export function languages(): readonly Language[] {
  found ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort((a, b) => Number(b === SOURCE_LANGUAGE) - Number(a === SOURCE_LANGUAGE) || a.localeCompare(b, 'en'))
    .map((tag) => languageOf(tag, read(tag)));
  return found;
}

/** What a file says of its language, without its messages: to compile those of all takes longer than most answers. */
function languageOf(tag: string, { language }: Tree): Language {
  const own = language as unknown as Omit<Language, 'tag' | 'digits'>;
  return { ...own, tag, digits: figuresOf(own.locale) };
}

/** A language that `languages` names; its file is read again when it was changed, for whoever translates. */
export function entry(tag: string): Entry {
  const changed = tag === SOURCE_LANGUAGE ? stamp(tag) : `${stamp(tag)} ${stamp(SOURCE_LANGUAGE)}`;
  const before = kept.get(tag);
  if (before?.changed === changed) return before;
  const own = read(tag);
  const { language: _own, ...messages } = own;
  const { language: _, ...source } = read(SOURCE_LANGUAGE);
  const after = {
    language: languageOf(tag, own),
    messages: compiledOnDemand(filled(messages, source)),
    changed,
  };
  kept.set(tag, after);
  return after;
}

const file = (tag: string) => path.join(FOLDER, `${tag}.json`);
const stamp = (tag: string) => String(statSync(file(tag)).mtimeMs);
const read = (tag: string) => JSON.parse(readFileSync(file(tag), 'utf8')) as Tree;

/** What is not translated yet is said in English: better than the name of a key. */
function filled(tree: Tree, source: Tree): Tree {
  const pairs = Object.entries(source).map(([key, original]): [string, string | Tree] => {
    const own = tree[key];
    if (typeof original === 'string') return [key, typeof own === 'string' ? own : original];
    return [key, filled(typeof own === 'object' ? own : {}, original)];
  });
  return Object.fromEntries(pairs);
}

/** A thread that writes one file, and a page, ask for a few namespaces: all of a language would take ten times as long. */
function compiledOnDemand(namespaces: Tree): Messages {
  const messages = {};
  for (const [name, tree] of Object.entries(namespaces)) {
    let own: object | undefined;
    const get = () => {
      own ??= plain(compiled(tree as Tree));
      return own;
    };
    Object.defineProperty(messages, name, { enumerable: true, get });
  }
  return messages as Messages;
}

function compiled(tree: Tree): object {
  const pairs = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? compile(value) : compiled(value),
  ]);
  return Object.fromEntries(pairs);
}

/** The compiler's objects have no prototype; a page on the server may hand on plain ones alone. */
const plain = (value: object) => JSON.parse(JSON.stringify(value)) as object;
