import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from '../support/imports';

const SPOKEN = /\buseTranslations\(\s*'(\w+)/g;
const GIVEN = /(?:<Words of=\{|wordsOf\(req, )\[([^\]]*)\]/g;
const namesIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name!);

const read = (file: string) => readFileSync(file, 'utf8');
const everywhere = namesIn(/EVERYWHERE = \[([^\]]*)\]/.exec(read('lib/i18n/everywhere.ts'))?.[1] ?? '');

/**
 * A page gives the browser the words that its components ask for: what it does not give would be shown as the name
 * of a key.
 */
const pages = [
  ...sourceFiles('app').filter((file) => /\/(page|error|not-found)\.tsx$/.test(file)),
  ...sourceFiles('pages').filter((file) => !/\/_/.test(file)),
];

describe.each(pages)('%s', (page) => {
  const given = [...read(page).matchAll(GIVEN)].flatMap(([, list]) => namesIn(list!));
  const asked = new Set(
    reached(page).flatMap((file) => [...read(file).matchAll(SPOKEN)].map(([, name]) => name!)),
  );

  it('gives its components their words', () => {
    expect([...asked].filter((name) => !given.includes(name) && !everywhere.includes(name))).toEqual([]);
  });

  it('gives no words that nobody asks for', () => {
    expect(given.filter((name) => !asked.has(name))).toEqual([]);
  });
});

/** The files of a page, by what it loads; of an index only what is taken from it. */
function reached(page: string): string[] {
  const found = new Set<string>();
  const visit = (file: string | null, names: readonly string[] | null) => {
    if (!file) return;
    const isIndex = /\/index\.ts$/.test(file);
    if (isIndex && names) {
      for (const part of exportsOf(file))
        if (part.names.some((name) => names.includes(name))) visit(part.file, part.names);
      return;
    }
    if (found.has(file)) return;
    found.add(file);
    const text = read(file);
    for (const { target, specifier, typeOnly } of importsOf(file, text)) {
      if (target && !typeOnly) visit(fileOf(target), namesTaken(text, specifier));
    }
  };
  visit(page, null);
  return [...found];
}

/** What `import { a, type B } from 'specifier'` takes; null for whatever else takes all. */
function namesTaken(text: string, specifier: string): string[] | null {
  const escaped = specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const list = new RegExp(`^(?:import|export)\\s*\\{([^}]*)\\}\\s*from '${escaped}'`, 'm').exec(text)?.[1];
  if (list === undefined) return null;
  return list
    .split(',')
    .map((part) => part.trim().replace(/\s+as\s.*/, ''))
    .filter((part) => part && !part.startsWith('type '));
}

function exportsOf(index: string): { file: string | null; names: string[] }[] {
  const text = read(index);
  return importsOf(index, text)
    .filter(({ target, typeOnly }) => target && !typeOnly)
    .map(({ target, specifier }) => ({ file: fileOf(target!), names: namesTaken(text, specifier) ?? [] }));
}

function fileOf(target: string): string | null {
  const candidates = [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`];
  return candidates.find((file) => existsSync(file)) ?? null;
}
