import { readFileSync } from 'node:fs';
import { sourceFiles } from './imports';

const BOUND = /\bconst\s+(\w+)\s*=\s*(?:await\s+)?(?:useTranslations|getTranslations)\(\s*'([\w.]+)'\s*\)/g;
const TAKEN = /\b(\w+)\s*:\s*Translate<'([\w.]+)'>/g;
const SPOKEN = /\b(?:(?:useTranslations|getTranslations)\(\s*|(?:Translate|MessageKey)<)'([\w.]+)'/g;
const CALL = /\b(\w+)(?:\.(?:rich|markup|has))?\(\s*'([\w.-]+)'/g;

export interface Call {
  file: string;
  /** with its namespace; several when the file uses the name of the function for several namespaces */
  keys: string[];
  /** names of the values given; null when they are not written out here */
  values: string[] | null;
}

export interface Speaker {
  file: string;
  /** the namespaces that the file takes messages from */
  namespaces: string[];
  text: string;
}

/** The files that take messages from some namespace. */
export function speakers(): Speaker[] {
  return ['lib', 'app', 'pages']
    .flatMap(sourceFiles)
    .filter((file) => !file.startsWith('lib/i18n/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .map(({ file, text }) => ({ file, text, namespaces: all(text, SPOKEN).map(([namespace]) => namespace!) }))
    .filter(({ namespaces }) => namespaces.length > 0);
}

/** The calls of a file that name their message. */
export function callsIn({ file, text }: Pick<Speaker, 'file' | 'text'>): Call[] {
  const bound = [...all(text, BOUND), ...all(text, TAKEN)];
  return [...text.matchAll(CALL)].flatMap((match) => {
    const namespaces = new Set(bound.filter(([name]) => name === match[1]).map(([, namespace]) => namespace));
    if (namespaces.size === 0) return [];
    const rest = argumentsFrom(text, match.index + match[0].indexOf('(') + 1).slice(1);
    return [{ file, keys: [...namespaces].map((one) => `${one}.${match[2]}`), values: namesOf(rest[0]) }];
  });
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1));

/** The names in an object written out; none without an object; null for what is made elsewhere. */
function namesOf(argument: string | undefined): string[] | null {
  const written = argument?.trim();
  if (!written) return [];
  if (!written.startsWith('{')) return null;
  const names = argumentsFrom(written, 1).map((part) => part.trim().match(/^(\w+)\s*([:,]|$)/)?.[1]);
  return names.every((name) => name !== undefined) ? names : null;
}

/** What stands between commas from `start` to the bracket that closes, strings and nested brackets kept whole. */
function argumentsFrom(text: string, start: number): string[] {
  const found = [''];
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const whole = text
      .slice(at)
      .match(/^(?:\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`|=>)/)?.[0];
    const char = whole ?? text[at]!;
    if ('([{'.includes(char)) depth++;
    if (')]}'.includes(char)) depth--;
    if (depth < 0) break;
    if (char === ',' && depth === 0) found.push('');
    else found[found.length - 1] += char;
    at += char.length - 1;
  }
  return found.filter((part) => part.trim() !== '');
}
