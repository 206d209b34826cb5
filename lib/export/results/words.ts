import type { ResultPlayer, ResultsFile } from '@/lib/http/schemas';
import type { Language, Translate } from '@/lib/i18n/client';

/** Whom a file is made for. */
export interface Reader {
  t: Translate<'results'>;
  language: Pick<Language, 'locale' | 'direction' | 'digits'>;
}

/** How the reader writes numbers; spreadsheets and programs take plain ones. */
export const numbersOf = ({ language: { locale } }: Reader) => ({
  whole: new Intl.NumberFormat(locale, { useGrouping: false, signDisplay: 'negative' }),
  tenths: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
});

/** Who never played is in no ranking. */
export const ranked = <Player extends { rank: number | null }>(players: readonly Player[]): Player[] =>
  players.filter(({ rank }) => rank !== null);

/** Columns of a ranking that there is something to write in. */
export interface Columns {
  table: boolean;
  room: boolean;
  club: boolean;
  series: boolean;
  category: boolean;
  team: boolean;
  licence: boolean;
  withdrawn: boolean;
  games: boolean;
  /** warnings are given by the rules, or some cost a player something */
  deducted: boolean;
}

type Known = Pick<ResultsFile, 'players' | 'games' | 'event'>;

export function columnsOf({ players, games, event }: Known): Columns {
  const has = (name: keyof ResultPlayer) =>
    players.some((player) => player[name] !== null && player[name] !== false);
  return {
    table: has('table'),
    room: has('room'),
    club: has('club'),
    series: has('series'),
    category: has('category'),
    team: has('team'),
    licence: has('licence'),
    withdrawn: has('withdrawn'),
    games: games.length > 1,
    deducted: event.entry === 'federation' || players.some(({ deducted }) => deducted > 0),
  };
}
