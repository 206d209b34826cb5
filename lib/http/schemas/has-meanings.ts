// Apart from the schemas, so that pages that ask bring no zod.

/** Whether there is a dictionary for the words that are laid with these tiles. */
export const hasMeanings = (tileSet: string): boolean => tileSet === 'en' || tileSet === 'en-super';
