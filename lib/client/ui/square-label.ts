import type { MessageKey, Translate } from '@/lib/i18n/client';
import type { Face } from '../board';

const PREMIUMS: Record<string, MessageKey<'ui'>> = {
  '2L': 'premium.doubleLetter',
  '3L': 'premium.tripleLetter',
  '4L': 'premium.quadrupleLetter',
  '2W': 'premium.doubleWord',
  '3W': 'premium.tripleWord',
  '4W': 'premium.quadrupleWord',
};

const MARKS: Record<string, MessageKey<'ui'>> = {
  '2L': 'mark.doubleLetter',
  '3L': 'mark.tripleLetter',
  '4L': 'mark.quadrupleLetter',
  '2W': 'mark.doubleWord',
  '3W': 'mark.tripleWord',
  '4W': 'mark.quadrupleWord',
};

/** What stands on a premium square, in the language's usual short form; empty on plain ones. */
export function premiumMark(t: Translate<'ui'>, premium: string): string {
  const key = MARKS[premium];
  return key ? t(key) : '';
}

type Label = (
  /** as the board's edges say it */
  row: string,
  col: string,
  premium: string,
  tile: Face | null,
  state: 'new' | 'ghost' | undefined,
) => string;

/**
 * What a square is called for those who hear the board: `row 1, column A, triple word`; `row 8, column H, E, blank, laid now`. What was said
 * once is kept: a board is drawn with every letter that is typed, and has 225 of them.
 */
export function labeller(t: Translate<'ui'>): Label {
  const said = new Map<string, string>();
  const place = placeIn(t);
  return (...about) => {
    const [row, col, premium, tile, state] = about;
    const key = [row, col, premium, tile?.letter, tile?.blank, state].join();
    const known = said.get(key) ?? label(t, place(row, col), ...about);
    said.set(key, known);
    return known;
  };
}

const ROW = '\uE000';
const COL = '\uE001';

/** Reads the message once and fills it in itself: a slow phone would read 225 before its first board. */
function placeIn(t: Translate<'ui'>): (row: string, col: string) => string {
  const text = t('square.place', { row: ROW, col: COL });
  return (row, col) => text.replace(ROW, () => row).replace(COL, () => col);
}

function label(t: Translate<'ui'>, square: string, ...[, , premium, tile, state]: Parameters<Label>): string {
  if (tile) {
    const kind = tile.blank ? 'blank' : 'plain';
    return t('square.tile', { square, letter: tile.letter, kind, state: state ?? 'old' });
  }
  const named = PREMIUMS[premium];
  return named ? t('square.premium', { square, premium: t(named) }) : square;
}
