/**
 * What a referee reads out, as lines that are said one after the other. The order is the federation's: of a rack, how
 * many tiles are left over or that it was rejected, those in the order of the alphabet with the blank last, the new ones
 * as they were drawn, then all of them with equal letters together; of a top, points, direction, reference, the word
 * letter by letter with its blanks, other words formed.
 */
import { formatReference, type Notation } from '@/lib/engine';
import type { Rack, ScoredMove } from '@/lib/http/schemas';
import { bareTile, splitTiles } from '../board';
import { NO_PHRASES, PHRASES, type Phrases } from './phrases';
import { SPELLING } from './spelling-data';

export interface Alphabet {
  /** of the tile set: `fr`, `is-old` */
  id: string;
  /** its letters in their order */
  letters: readonly string[];
  /** for what has upper and lower case by its own rules */
  locale?: string | undefined;
}

/** The language that a tile set is spoken in, as voices name theirs. */
export function spokenLanguage(tileSet: string): string {
  const [language = 'en'] = tileSet.split('-');
  return language === 'no' ? 'nb' : language;
}

const keyOf = (tileSet: string) => tileSet.split('-')[0] ?? 'en';

const phrasesOf = (tileSet: string): Phrases => PHRASES[keyOf(tileSet)] ?? NO_PHRASES;

const tables = new Map<string, ReadonlyMap<string, string>>();

function wordsOf(tileSet: string): ReadonlyMap<string, string> {
  const key = keyOf(tileSet);
  const known = tables.get(key);
  if (known) return known;
  const table = SPELLING[key];
  const words = table?.words.split(' ') ?? [];
  const made = new Map(
    table?.letters.split(' ').map((letter, index) => [letter, (words[index] ?? '').replaceAll('_', ' ')]),
  );
  tables.set(key, made);
  return made;
}

/** `A, Algérie`; a letter without a word by itself; the blank by its own name. */
export function spelled(tile: string, { id }: Pick<Alphabet, 'id'>): string {
  if (tile === '?') return phrasesOf(id).blank;
  const letter = bareTile(tile);
  const word = wordsOf(id).get(letter);
  return word ? `${letter}, ${word}` : letter;
}

/** A letter of a word: where a blank lies, that is said before it. */
function spelledInWord(tile: string, alphabet: Alphabet): string {
  const capital = upper(tile, alphabet);
  if (capital === bareTile(tile) && !bareTile(tile).startsWith('?')) return spelled(capital, alphabet);
  return `${phrasesOf(alphabet.id).blankFor} ${spelled(capital, alphabet)}`;
}

const upper = (tile: string, { locale }: Alphabet) =>
  bareTile(tile).replace('?', '').toLocaleUpperCase(locale);

const sentence = (parts: readonly string[]) => parts.map((part) => `${part}.`).join(' ');
const isVoiceless = (phrases: Phrases) => phrases === NO_PHRASES;

export function rackLines({ leftover, drawn, rejected }: Rack, alphabet: Alphabet): string[] {
  const phrases = phrasesOf(alphabet.id);
  const kept = inOrder(splitTiles(leftover), alphabet);
  const fresh = splitTiles(drawn);
  const spell = (tiles: readonly string[]) => sentence(tiles.map((tile) => spelled(tile, alphabet)));
  const all = inOrder([...kept, ...fresh], alphabet).map((tile) =>
    tile === '?' ? phrases.blank : bareTile(tile),
  );
  return [
    ...(rejected ? [`${phrases.rejected}.`] : []),
    ...(kept.length > 0 ? [`${phrases.leftover(kept.length)}.`, spell(kept)] : []),
    ...(fresh.length > 0 ? [`${phrases.newTiles(fresh.length)}.`, spell(fresh)] : []),
    `${phrases.rack}: ${all.join(', ')}.`,
  ];
}

/** By the alphabet, equal letters together, blanks last. */
function inOrder(tiles: readonly string[], { letters }: Alphabet): string[] {
  const place = (tile: string) => (tile === '?' ? letters.length : letters.indexOf(bareTile(tile)));
  return tiles.toSorted((a, b) => place(a) - place(b));
}

export interface AnnouncedTop {
  top: ScoredMove;
  /** other words that it forms, in the wire form */
  formed: readonly string[];
  notation: Notation;
}

export function topLines({ top, formed, notation }: AnnouncedTop, alphabet: Alphabet): string[] {
  const phrases = phrasesOf(alphabet.id);
  const tiles = splitTiles(top.word);
  const read = (word: string) =>
    splitTiles(word)
      .map((tile) => upper(tile, alphabet))
      .join('');
  return [
    `${[phrases.top, phrases.points(top.score)].filter(Boolean).join(': ')}.`,
    `${phrases[top.direction]}, ${referenceText(top, notation, alphabet)}.`,
    `${read(top.word)}.`,
    sentence(tiles.map((tile) => spelledInWord(tile, alphabet))),
    ...(formed.length > 0
      ? [`${phrases.formed(formed.length)}: ${formed.map(read).join(', ')}.`.replace(/^: /, '')]
      : []),
  ].filter((line) => !isVoiceless(phrases) || /[\p{L}\p{N}]/u.test(line));
}

/** `H, Hongrie, 4`: letter and number are told apart by ear. */
function referenceText(move: ScoredMove, notation: Notation, alphabet: Alphabet): string {
  const [, first = '', second = ''] = /^(\d+|\D+)(.*)$/.exec(formatReference(move, notation)) ?? [];
  const said = (part: string) => (/\d/.test(part) ? part : spelled(part, alphabet));
  return `${said(first)}, ${said(second)}`;
}
