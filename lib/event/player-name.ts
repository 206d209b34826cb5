/**
 * Two names are the same to people when they differ in case, encoding, spaces or invisible signs alone. Capitals do
 * not tell i from dotless ı in every language: İlknur is found by ilknur, IŞIL by ışıl.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{C}/gu, '')
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i')
    .replace(/\s+/g, ' ')
    .trim();
}

const MOST = 40;

/** Names to offer instead of a taken one: `Ana 2`, `Ana 3`… */
export function* otherNames(name: string): Generator<string> {
  const base = name.replace(/ \d{1,3}$/, '');
  for (let number = 2; number < 1000; number++) {
    const ending = ` ${number}`;
    yield [...base]
      .slice(0, MOST - ending.length)
      .join('')
      .trimEnd() + ending;
  }
}
