/** How flags are written: one character each, two, or decimal numbers with commas. */
export type FlagKind = 'char' | 'long' | 'num';

export function flagKind(word: string | undefined): FlagKind {
  return word === 'long' || word === 'num' ? word : 'char';
}

/** `aliases`: the sets of flags that AF lines number from 1. */
export function readFlags(text: string, kind: FlagKind, aliases: readonly string[][]): string[] {
  if (aliases.length > 0 && /^\d+$/.test(text)) return aliases[Number(text) - 1] ?? [];
  if (kind === 'num') return text.split(',').filter(Boolean);
  if (kind === 'char') return [...text];
  return text.match(/..?/gsu)?.filter((pair) => [...pair].length === 2) ?? [];
}
