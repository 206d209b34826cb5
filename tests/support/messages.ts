import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

const FOLDER = 'lib/i18n/messages';

interface Tree {
  [key: string]: string | Tree;
}

/** The languages that have a file, English among them. */
export const TAGS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

export function readLanguage(tag: string): { language: Tree; messages: Map<string, string> } {
  const tree = JSON.parse(readFileSync(path.join(FOLDER, `${tag}.json`), 'utf8')) as Tree;
  const { language, ...messages } = tree;
  return { language: language as Tree, messages: new Map(flat(messages, '')) };
}

function flat(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

type Kind = 'text' | 'select' | 'plural' | 'ordinal' | 'number' | 'date' | 'time' | 'tag';

export interface Part {
  name: string;
  kind: Kind;
  /** of a plural or a select */
  branches: string[];
}

/** In the order of the compiler's numbers. */
const KINDS: Kind[] = ['text', 'select', 'plural', 'ordinal', 'number', 'date', 'time'];

/** Everything in a message that a value is put in for. */
export function partsOf(message: string): Part[] {
  return partsIn(compile(message));
}

function partsIn(message: CompiledMessage | number): Part[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((node): Part[] => {
    if (!Array.isArray(node)) return [];
    const [name, type, ...rest] = node as [string, unknown, ...unknown[]];
    if (type === undefined) return [{ name, kind: 'text', branches: [] }];
    if (typeof type !== 'number' || type === 0) {
      return [{ name, kind: 'tag', branches: [] }, ...partsIn([type, ...rest] as CompiledMessage)];
    }
    if (type > 3) return [{ name, kind: KINDS[type]!, branches: [] }];
    const branches = Object.entries(rest[0] as Record<string, CompiledMessage>);
    return [
      { name, kind: KINDS[type]!, branches: branches.map(([key]) => key) },
      ...branches.flatMap(([, branch]) => partsIn(branch)),
    ];
  });
}
