/** No 0/O, 1/I/L: nothing that is read aloud or copied from a wall the wrong way. 31^6 is 887 million. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** Whether a text, in upper case, can be the code of an event. */
export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && [...text].every((letter) => CODE_LETTERS.includes(letter));
}
