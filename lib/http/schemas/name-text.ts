import { z } from 'zod';

/**
 * White space collapsed, control characters out: what is shown is what was meant. The joiners stay: Persian
 * words and some emoji are made with them.
 */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?![\u200C\u200D])\p{C}/gu, '')
    .trim();

/** Whether anything of it can be seen: fillers of Hangul and the empty pattern of Braille are letters without ink. */
const isVisible = (text: string) => text.replace(/[\p{C}\s\u115F\u1160\u3164\uFFA0\u2800]/gu, '') !== '';

/** A name as people type it: tidied, 1 to `max` characters (code points). */
export const nameText = (max: number, what = 'a name') =>
  z
    .string({ error: `Give ${what}.` })
    .overwrite(tidy)
    .refine(isVisible, { error: `Give ${what}.` })
    .refine((text) => [...text].length <= max, { error: `At most ${max} characters.` });

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
