import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LexiconSource } from './source';

/** The licence as the list's package has it; null where there is none to read. */
export function licenceText({ list }: LexiconSource): string | null {
  if (list.kind !== 'hunspell') return null;
  const folder = join(/*turbopackIgnore: true*/ process.cwd(), 'node_modules', list.package);
  const name = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return name ? readFileSync(join(folder, name), 'utf8') : null;
}
