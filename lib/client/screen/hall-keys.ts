import { latinLetter } from '@/lib/client/ui';

/** What the keyboard at the projector does. */
export type HallAction =
  | 'fullScreen'
  | 'sound'
  | 'speech'
  | 'again'
  | 'hush'
  | 'theme'
  | 'contrast'
  | 'back'
  | 'forth'
  | 'help';

/** The keys as they are listed. Letters stand for the key at that place where a layout has none. */
export const HALL_KEYS: readonly { action: HallAction; keys: readonly string[] }[] = [
  { action: 'fullScreen', keys: ['F'] },
  { action: 'sound', keys: ['S'] },
  { action: 'speech', keys: ['V'] },
  { action: 'again', keys: ['A'] },
  { action: 'hush', keys: ['X'] },
  { action: 'contrast', keys: ['C'] },
  { action: 'theme', keys: ['T'] },
  { action: 'back', keys: ['←'] },
  { action: 'forth', keys: ['→'] },
  { action: 'help', keys: ['H', '?'] },
];

const LETTERS: Record<string, HallAction> = {
  F: 'fullScreen',
  S: 'sound',
  V: 'speech',
  A: 'again',
  X: 'hush',
  C: 'contrast',
  T: 'theme',
  H: 'help',
};

/** The action of a key. */
export function hallAction(press: Pick<KeyboardEvent, 'key' | 'code' | 'repeat'>): HallAction | null {
  const { key, repeat } = press;
  if (repeat) return null;
  if (key === '?' || key === '؟') return 'help';
  if (key === 'ArrowLeft') return 'back';
  if (key === 'ArrowRight') return 'forth';
  return LETTERS[latinLetter(press) ?? ''] ?? null;
}
