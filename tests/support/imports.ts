import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Import {
  /** The file that imports, from the project's folder. */
  from: string;
  /** As it is written. */
  specifier: string;
  /** From the project's folder, without extension; null for a package. */
  target: string | null;
  /** Types alone: nothing is loaded. */
  typeOnly: boolean;
}

/** The TypeScript files below `folder`, from the project's folder; what is generated does not count. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'))
    .sort();
}

// The formatter writes statements at the start of a line and specifiers in single quotes.
const STATEMENT = /^(import|export)\b(\s+type\b)?(?:[^'";]*?\bfrom)?\s*'([^'\n]+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^'\n]+)'\s*\)/g;

/** Everything that a file imports or exports on, dynamically too. */
export function importsOf(file: string, text = readFileSync(file, 'utf8')): Import[] {
  const found = (specifier: string, typeOnly: boolean): Import => ({
    from: file,
    specifier,
    target: targetOf(file, specifier),
    typeOnly,
  });
  return [
    ...[...text.matchAll(STATEMENT)].map((match) => found(match[3]!, match[2] !== undefined)),
    ...[...text.matchAll(DYNAMIC)].map((match) => found(match[1]!, false)),
  ];
}

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return null;
}
