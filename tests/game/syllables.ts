const CONSONANTS = [...'BCDFGHJKLMNPQRSTVWXYZ'];
const VOWELS = [...'AEIOU'];

/** A made-up language that plays like one: open and closed syllables, words of two to six letters. */
export const SYLLABLES: string[] = VOWELS.flatMap((v) => [
  ...CONSONANTS.flatMap((c) => [c + v, v + c]),
  ...CONSONANTS.flatMap((c) => [...'LNRST'].map((end) => c + v + end)),
  ...CONSONANTS.flatMap((c) => VOWELS.flatMap((w) => [...'LNRT'].map((middle) => c + v + middle + w))),
  ...CONSONANTS.flatMap((c) => VOWELS.flatMap((w) => [...'NRT'].map((middle) => `${c}${v}${middle}${w}S`))),
  ...[...'BDLMPST'].flatMap((c) => VOWELS.map((w) => `${c}${v}N${w}RE`)),
]);
