/** Everything that came out of an event, as a file: what the spreadsheet, the PDF and the other lists are made from. */
import { z } from 'zod';
import { MoveBody, ScoredMove } from './moves';
import { JournalEntry, RulingView } from './referee';

const whole = z.number().int();
const text = z.string().nullable();

/** What a player did in a round: sent a slip; was there and sent none; had not come yet; had given up. */
export const ROUND_STATES = ['played', 'none', 'absent', 'withdrawn'] as const;

const PlayerRound = z.object({
  number: whole,
  state: z.enum(ROUND_STATES),
  /** 0 without a slip; null: not there yet, which counts 0 */
  points: whole.nullable(),
  /** for a solo, included in no other number of this line but `total` */
  bonus: whole,
  /** after the round, with all bonuses and deductions so far */
  total: whole,
  rank: whole.nullable(),
  /** as it was read; null without a slip, when nothing could be read, and when the slip names no place */
  move: MoveBody.nullable(),
  /** as it was written; null: laid on the board, or no slip */
  written: z.object({ reference: z.string(), word: z.string(), claimed: whole.nullable() }).nullable(),
  /** warning, penalty or zero, as the referee left it; null: paid */
  mark: z.enum(['warning', 'penalty', 'zero']).nullable(),
  /** why it is worth what it is worth: `not-in-lexicon`…; null when the move counts in full */
  reason: text,
  /** what a referee has decided of it at last; who and why are told to the host alone */
  ruling: RulingView.omit({ id: true }).extend({ reason: text, author: text }).nullable(),
});

const Group = z.object({
  rank: whole,
  name: z.string(),
  /** who took part */
  players: whole,
  /** sum of their points */
  total: whole,
  /** of the tops of all of them */
  percentage: z.number(),
  average: z.number(),
});
export type ResultGroup = z.infer<typeof Group>;

const groups = z.array(Group);

/** By what players said of themselves, after the last closed round. */
export const RankedGroups = z.object({
  /** 0 before the first close */
  round: whole,
  categories: groups,
  series: groups,
  clubs: groups,
  teams: groups,
});
export type RankedGroups = z.infer<typeof RankedGroups>;

export const ResultsFile = z
  .object({
    format: z.literal('onerack-results'),
    version: z.literal(1),
    event: z.object({
      code: z.string(),
      name: z.string(),
      finished: z.boolean(),
      /** ms since 1970 */
      startedAt: z.number().nullable(),
      finishedAt: z.number().nullable(),
      lexicon: z.string(),
      tileSet: z.string(),
      /** how references are written: `letter-first` means that H8 runs across */
      notation: z.enum(['letter-first', 'number-first']),
      tieBreak: z.enum(['shared', 'last-rounds']),
      entry: z.enum(['assisted', 'federation']),
      /** SHA-256 of the seed that racks are drawn from: told before the first of them */
      seedHash: z.string(),
      /** null: not public before the end */
      seed: text,
      /** players who have a rank */
      ranked: whole,
      /** of whom alone the file is; null: of everybody */
      only: z.object({ of: z.enum(['category', 'series', 'club', 'team']), name: z.string() }).nullable(),
    }),
    /** sum of the tops of all rounds */
    topTotal: whole,
    /** games of the event, with their first and last round */
    games: z.array(z.object({ number: whole, from: whole, to: whole, topTotal: whole })),
    rounds: z.array(
      z.object({
        number: whole,
        game: whole,
        inGame: whole,
        /** left-over + new: `RU+ZXTEU`; `-BNISRAA`: the left-over was thrown back */
        rack: z.string(),
        top: ScoredMove,
        /** who sent a slip, and who of them has the top's score */
        sent: whole,
        found: whole,
      }),
    ),
    /** rounds that were made void, with the rack that was shown; not in the file of several rooms */
    cancelled: z.array(z.object({ number: whole, rack: text, reason: z.string(), at: z.number() })),
    /** every act and ruling of the referees, newest first; null: for the host of a single room alone */
    journal: z.array(JournalEntry).nullable(),
    /** by rank; who never played is at the end and has none */
    players: z.array(
      z.object({
        playerId: z.string(),
        rank: whole.nullable(),
        table: text,
        name: z.string(),
        /** where the same game was played in several */
        room: text,
        club: text,
        series: text,
        category: text,
        team: text,
        /** place among those of the own category, series, club and team; null: none, or not ranked */
        places: z.object({
          category: whole.nullable(),
          series: whole.nullable(),
          club: whole.nullable(),
          team: whole.nullable(),
        }),
        /** for the host alone */
        licence: text,
        /** gave up: keeps the points */
        withdrawn: z.boolean(),
        /** no person: plays at the host's wish */
        simulated: z.boolean(),
        total: whole,
        /** total minus the sum of the tops */
        negative: whole,
        /** of the sum of the tops */
        percentage: z.number(),
        solos: whole,
        warnings: whole,
        penalties: whole,
        /** points taken off for warnings, already out of `total` */
        deducted: whole,
        /** points of each game; null: not there yet */
        games: z.array(whole.nullable()),
        rounds: z.array(PlayerRound),
      }),
    ),
    /** sums of those who took part, by percentage of the tops */
    categories: groups,
    series: groups,
    clubs: groups,
    teams: groups,
  })
  .meta({ title: 'The results of an event of Onerack' });
export type ResultsFile = z.infer<typeof ResultsFile>;
export type ResultPlayer = ResultsFile['players'][number];
export type ResultRound = ResultsFile['rounds'][number];
export type PlayerRound = z.infer<typeof PlayerRound>;
