import type { Reader } from '@/lib/export/results';
import type { ResultPlayer, ResultsFile } from '@/lib/http/schemas';
import { readerOf, translatorIn } from '@/lib/i18n/request';

/** Names that spreadsheets, programs and printers have stumbled over. */
export const NAMES = [
  'Zoë Nuñez',
  '87.5 %',
  '=1+1',
  'Le Gall; "Yann"',
  'Élodie Œuvrard',
  'Şebnem Işık',
  'Фёдор Достоевский',
  'Ελένη Παπαδοπούλου',
  'علی رضایی',
  'שלמה בן דוד',
] as const;

const WORDS = ['FEDAYIN', 'QUaRTZ'];

function player(name: string, index: number): ResultPlayer {
  const points = [98 - index, index === 4 ? null : 40];
  const total = points.reduce<number>((sum, value) => sum + (value ?? 0), 0) + (index === 0 ? 10 : 0);
  return {
    playerId: `p${index}`,
    rank: index + 1,
    table: index === 2 ? null : String(index + 1),
    name,
    room: null,
    club: index % 2 === 0 ? 'Club de l’Œuvre' : 'Скрабъл',
    series: null,
    category: index < 5 ? 'S' : 'V',
    team: null,
    places: { category: (index % 5) + 1, series: null, club: 1, team: null },
    licence: null,
    withdrawn: index === 9,
    simulated: false,
    total,
    negative: total - 168,
    percentage: Math.round((1000 * total) / 168) / 10,
    solos: index === 0 ? 1 : 0,
    warnings: index === 1 ? 2 : 0,
    penalties: 0,
    deducted: 0,
    games: [total],
    rounds: points.map((value, round) => ({
      number: round + 1,
      state: value === null ? 'absent' : 'played',
      points: value,
      bonus: index === 0 && round === 0 ? 10 : 0,
      total: value === null ? 0 : total,
      rank: index + 1,
      move: value === null ? null : { row: 8, col: 4, direction: 'across', word: WORDS[round]! },
      written: null,
      mark: index === 1 && round === 0 ? 'warning' : null,
      reason: null,
      ruling: null,
    })),
  };
}

/** The results of two rounds, with whatever names. */
export function book(names: readonly string[] = NAMES): ResultsFile {
  return {
    format: 'onerack-results',
    version: 1,
    event: {
      code: 'ABC234',
      name: 'Coupe d’été : 1/2',
      finished: true,
      startedAt: Date.UTC(2026, 10, 30, 12),
      finishedAt: null,
      lexicon: 'fr',
      tileSet: 'fr',
      notation: 'letter-first',
      tieBreak: 'shared',
      entry: 'assisted',
      seedHash: 'hash',
      seed: null,
      ranked: names.length,
      only: null,
    },
    topTotal: 168,
    games: [{ number: 1, from: 1, to: 2, topTotal: 168 }],
    rounds: [98, 70].map((score, index) => ({
      number: index + 1,
      game: 1,
      inGame: index + 1,
      rack: ['ADEFINY', 'RU+ZXTEU'][index]!,
      top: { row: 8, col: 4, direction: index === 0 ? 'across' : 'down', word: WORDS[index]!, score },
      sent: names.length,
      found: 1,
    })),
    cancelled: [],
    journal: null,
    players: names.map(player),
    categories: [],
    series: [],
    clubs: [{ rank: 1, name: 'Club de l’Œuvre', players: 5, total: 650, percentage: 77.4, average: 130 }],
    teams: [],
  };
}

export function reader(tag: string): Reader {
  const language = readerOf(tag, { cookie: null, accepted: null });
  return { language, t: translatorIn(language, 'results') };
}
