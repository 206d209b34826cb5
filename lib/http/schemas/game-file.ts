/** Finished games as files: what a game is exported as and read from again, and what becomes of files that are imported. */
import { z } from 'zod';
import { MoveBody, ScoredMove, written } from './moves';
import { nameText } from './name-text';
import { gameNumber, Settings } from './settings';
import { whole } from './whole';

const MOST_PLAYERS = 20_000;
const MOST_POINTS = 9999;

export const GameFile = z
  .object({
    format: z.literal('onerack-game'),
    version: z.literal(1),
    name: nameText(80, 'the game a name'),
    /** ms since 1970 */
    finishedAt: z.number().nullable().default(null),
    /** as of an event; what is left out is as usual, `lexicon` names the words and the tiles */
    settings: Settings.partial().default({}),
    /** for readers: the tile set that the lexicon is made for */
    tileSet: z.string().max(40).optional(),
    players: z
      .array(
        z.object({
          name: nameText(40, 'each player a name'),
          category: written(40).nullable().default(null),
          team: written(40).nullable().default(null),
        }),
      )
      .max(MOST_PLAYERS),
    rounds: z
      .array(
        z.object({
          /** of several games, which one; left out: the first */
          game: gameNumber.optional(),
          /** left-over + new: `RU+ZXTEU`; `-BNISRAA` when the left-over was thrown back; signs may be left out */
          rack: z.string().min(1).max(120),
          /** the move that was placed; left out or null: the solver chooses */
          top: ScoredMove.partial({ score: true }).nullish(),
          slips: z
            .array(
              z.object({
                /** index in `players` */
                player: z.number().int().min(0).max(MOST_PLAYERS),
                /** null: it could not be read, or a referee paid for none */
                move: MoveBody.nullable(),
                /** what was paid for it, after all rulings; computed when left out */
                points: whole(0, MOST_POINTS).nullish(),
                /** a penalty is taken off `points` already; warnings cost what the settings say, at the end */
                mark: z.enum(['warning', 'penalty']).optional(),
              }),
            )
            .default([]),
        }),
      )
      .min(1)
      .max(500),
  })
  .meta({ title: 'A finished game of Onerack' });
export type GameFile = z.infer<typeof GameFile>;

export const FILE_FAULTS = [
  'file-unreadable',
  'line-unreadable',
  'lexicon-unknown',
  'lexicon-not-ready',
  'settings-wrong',
  'name-twice',
  'rack-unreadable',
  'rack-wrong-size',
  'rack-not-in-bag',
  'rack-leftover',
  'rack-rule',
  'no-move',
  'top-illegal',
  'move-illegal',
  'game-over',
  'gcg-in-turns',
] as const;
export type FileFaultCode = (typeof FILE_FAULTS)[number];

/** What is wrong with a file, or differs from what the solver finds. `line` from 1, null where there is none. */
const place = {
  line: z.number().int().nullable(),
  round: z.number().int().nullable(),
  /** what stands there */
  text: z.string(),
};
export const FileFault = z.object({ code: z.enum(FILE_FAULTS), ...place });
export type FileFault = z.infer<typeof FileFault>;

/** Tops, racks and points are kept as the file has them; the score of a top, and the numbers of rounds, are not. */
export const FILE_DIFFERENCES = [
  'top-not-best',
  'top-not-in-lexicon',
  'top-score',
  'rack-rule',
  'points',
  'round-number',
] as const;
export const FileDifference = z.object({ code: z.enum(FILE_DIFFERENCES), ...place });
export type FileDifference = z.infer<typeof FileDifference>;

export const ImportGames = z.object({
  files: z
    .array(z.object({ name: written(200), text: z.string().max(8_000_000) }))
    .min(1)
    .max(50),
  /** for files that do not name one */
  lexicon: z.string().max(60).optional(),
});
export type ImportGames = z.input<typeof ImportGames>;

export const ImportedFile = z.object({
  file: z.string(),
  /** null: nothing was imported, for what `faults` say */
  game: z
    .object({
      code: z.string(),
      hostKey: z.string(),
      name: z.string(),
      players: z.number().int(),
      rounds: z.number().int(),
    })
    .nullable(),
  faults: z.array(FileFault),
  differences: z.array(FileDifference),
});
export type ImportedFile = z.infer<typeof ImportedFile>;

export const ImportedGames = z.object({ files: z.array(ImportedFile) });
export type ImportedGames = z.infer<typeof ImportedGames>;
