/**
 * The affix file of a hunspell dictionary, as much of it as expanding needs; man hunspell(5) tells the format.
 */
import { type Condition, readCondition } from './condition';
import { type FlagKind, flagKind, readFlags } from './flags';

export interface Affix {
  strip: string;
  add: string;
  condition: Condition;
  /** The condition as it was written. */
  ending: string;
  /** Flags that the form gets: more affixes, or what it may not be. */
  flags: FlagSet;
}

/** Whether an affix is to be used. */
export type AffixFilter = (affix: Affix, isPrefix: boolean) => boolean;

/** All affixes of one kind that a flag stands for. */
export interface AffixClass {
  isPrefix: boolean;
  /** Goes together with affixes of the other kind. */
  crosses: boolean;
  affixes: Affix[];
}

/** Flags of an entry or of an affix, looked up once for all that share them. */
export interface FlagSet {
  names: readonly string[];
  prefixes: readonly AffixClass[];
  suffixes: readonly AffixClass[];
  needsAffix: boolean;
  inCompoundsOnly: boolean;
  forbidden: boolean;
  circumfix: boolean;
  keepsCase: boolean;
}

export interface AffixRules {
  /** Two prefixes and one suffix instead of one prefix and two suffixes. */
  complexPrefixes: boolean;
  /** Whether an affix may replace the whole stem. */
  fullStrip: boolean;
  /** Characters that words are written without. */
  ignored: string;
  flagSet(text: string): FlagSet;
}

/** Names of the flags with a meaning of their own. */
const SPECIAL = {
  NEEDAFFIX: 'needsAffix',
  PSEUDOROOT: 'needsAffix',
  ONLYINCOMPOUND: 'inCompoundsOnly',
  FORBIDDENWORD: 'forbidden',
  CIRCUMFIX: 'circumfix',
  KEEPCASE: 'keepsCase',
} as const;

type Meaning = (typeof SPECIAL)[keyof typeof SPECIAL];

/** An affix line, before the flags that it names are known. */
interface AffixLine {
  strip: string;
  add: string;
  ending: string;
  flags: string;
}

interface ClassLines {
  flag: string;
  isPrefix: boolean;
  crosses: boolean;
  left: number;
  lines: AffixLine[];
}

/** What has been read so far. */
interface Reading {
  kind: FlagKind;
  aliases: string[];
  special: Map<Meaning, string>;
  classes: ClassLines[];
  complexPrefixes: boolean;
  fullStrip: boolean;
  ignored: string;
}

export function readRules(text: string, keeps: AffixFilter = () => true): AffixRules {
  const reading: Reading = {
    kind: 'char',
    aliases: [],
    special: new Map(),
    classes: [],
    complexPrefixes: false,
    fullStrip: false,
    ignored: '',
  };
  for (const line of text.split(/\r?\n/)) readLine(reading, line.trim().split(/\s+/));
  return linked(reading, keeps);
}

function readLine(reading: Reading, words: string[]): void {
  const [name = '', value = ''] = words;
  if (name === 'FLAG') reading.kind = flagKind(value);
  else if (name === 'AF') reading.aliases.push(value);
  else if (name === 'COMPLEXPREFIXES') reading.complexPrefixes = true;
  else if (name === 'FULLSTRIP') reading.fullStrip = true;
  else if (name === 'IGNORE') reading.ignored = value;
  else if (name === 'SFX' || name === 'PFX') readAffix(reading.classes, words);
  else if (isSpecial(name)) reading.special.set(SPECIAL[name], value);
}

const isSpecial = (name: string): name is keyof typeof SPECIAL => name in SPECIAL;

/** `SFX F Y 2` announces two lines such as `SFX F y ies/S [^aeiou]y`. */
function readAffix(
  classes: ClassLines[],
  [kind, flag = '', third = '', fourth = '', ending = '.']: string[],
): void {
  const isPrefix = kind === 'PFX';
  const open = classes.findLast((one) => one.flag === flag && one.isPrefix === isPrefix);
  if (!open || open.left === 0) {
    classes.push({ flag, isPrefix, crosses: third === 'Y', left: Number(fourth) || 0, lines: [] });
    return;
  }
  open.left -= 1;
  const [add = '', flags = ''] = fourth.split('/');
  const nothing = (text: string) => (text === '0' ? '' : text);
  open.lines.push({ strip: nothing(third), add: nothing(add), flags, ending });
}

/** Affixes name flags of classes that may come later, or of their own: sets are filled in place. */
function linked(reading: Reading, keeps: AffixFilter): AffixRules {
  const { kind, special, complexPrefixes, fullStrip, ignored } = reading;
  // The first AF line tells how many follow.
  const aliases = reading.aliases.slice(1).map((text) => readFlags(text, kind, []));
  const classes = new Map<string, AffixClass[]>();
  for (const { flag, isPrefix, crosses } of reading.classes)
    classes.set(flag, [...(classes.get(flag) ?? []), { isPrefix, crosses, affixes: [] }]);
  const sets = new Map<string, FlagSet>();
  const flagSet = (text: string): FlagSet => {
    const known = sets.get(text);
    if (known) return known;
    const made = setOf(readFlags(text, kind, aliases), classes, special);
    sets.set(text, made);
    return made;
  };
  const without = (text: string) => withoutIgnored(text, ignored);
  for (const { flag, isPrefix, nth, lines } of numbered(reading.classes)) {
    const { affixes } = classes.get(flag)![nth]!;
    for (const { strip, add, ending, flags } of lines) {
      const condition = readCondition(ending);
      const affix = { strip: without(strip), add: without(add), condition, ending, flags: flagSet(flags) };
      if (keeps(affix, isPrefix)) affixes.push(affix);
    }
  }
  return { complexPrefixes, fullStrip, ignored, flagSet };
}

/** `nth`: of the classes with the same flag, for one flag may name a prefix and a suffix. */
function numbered(classes: readonly ClassLines[]): (ClassLines & { nth: number })[] {
  const seen = new Map<string, number>();
  return classes.map((one) => {
    const nth = seen.get(one.flag) ?? 0;
    seen.set(one.flag, nth + 1);
    return { ...one, nth };
  });
}

function setOf(
  names: readonly string[],
  classes: ReadonlyMap<string, AffixClass[]>,
  special: ReadonlyMap<Meaning, string>,
): FlagSet {
  const own = names.flatMap((name) => classes.get(name) ?? []);
  const means = (meaning: Meaning) => names.includes(special.get(meaning) ?? '');
  return {
    names,
    prefixes: own.filter((one) => one.isPrefix),
    suffixes: own.filter((one) => !one.isPrefix),
    needsAffix: means('needsAffix'),
    inCompoundsOnly: means('inCompoundsOnly'),
    forbidden: means('forbidden'),
    circumfix: means('circumfix'),
    keepsCase: means('keepsCase'),
  };
}

export function withoutIgnored(text: string, ignored: string): string {
  return ignored === '' ? text : [...text].filter((char) => !ignored.includes(char)).join('');
}
