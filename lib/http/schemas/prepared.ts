/** Games that are drawn and solved before anybody plays them: as the page works on them, and as a file. */
import { z } from 'zod';
import { MoveBody, ScoredMove, written } from './moves';
import { nameText } from './name-text';
import { gameNumber, Settings } from './settings';
import { Rack } from './views';

/** `POST /api/prepared`. */
export const PrepareGame = z.object({
  /** as of an event; what is left out is as usual */
  settings: Settings.partial().default({}),
  /** left out: made by chance */
  seed: written(200).min(1).optional(),
  /** the first rounds as they shall be; those after them are drawn */
  rounds: z
    .array(
      z.object({ game: gameNumber.optional(), rack: z.string().min(1).max(120), top: MoveBody.nullish() }),
    )
    .max(500)
    .default([]),
});
export type PrepareGame = z.input<typeof PrepareGame>;

export const PreparedRound = z.object({
  game: z.number().int(),
  inGame: z.number().int(),
  rack: Rack,
  /** the rack as it is printed: `RU+ZXTEU`, `-BNISRAA` */
  text: z.string(),
  /** before the round */
  board: z.array(z.string()),
  top: ScoredMove,
  /** all moves of the top's score, itself included */
  isotops: z.array(ScoredMove),
  legalMoves: z.number().int(),
  /** by the seed; else it was given */
  drawn: z.boolean(),
});
export type PreparedRound = z.infer<typeof PreparedRound>;

export const PreparedAnswer = z.object({
  tileSet: z.string(),
  seed: z.string(),
  seedHash: z.string(),
  rounds: z.array(PreparedRound),
  /** board after the last round */
  boardAfter: z.array(z.string()),
  /** what is wrong with a given round, which ends the list before it */
  fault: z
    .object({
      /** from 1, through all games */
      round: z.number().int(),
      field: z.enum(['rack', 'top']),
      problem: z.string(),
      best: ScoredMove.nullable(),
    })
    .nullable(),
  /** why the last game is over */
  ended: z.string().nullable(),
});
export type PreparedAnswer = z.infer<typeof PreparedAnswer>;

/** A prepared game as a file. It holds the racks and the seed: as secret as the game, until it is played. */
export const PreparedFile = z
  .object({
    format: z.literal('onerack-prepared'),
    version: z.literal(1),
    name: nameText(80, 'the game a name'),
    /** as of an event; `lexicon` names the words and the tiles */
    settings: Settings.partial().default({}),
    /** for readers */
    tileSet: z.string().max(40).optional(),
    /** its SHA-256 is public from the start of an event that plays the game; from it the drawn racks can be drawn again */
    seed: written(200).min(1).nullable().default(null),
    rounds: z
      .array(
        z.object({
          /** of several games, which one; left out: the first */
          game: gameNumber.optional(),
          /** left-over + new: `RU+ZXTEU`; `-BNISRAA` when the left-over was thrown back */
          rack: z.string().min(1).max(120),
          /** the move that is placed; left out or null: the solver chooses */
          top: ScoredMove.partial({ score: true }).nullish(),
          /** for readers: whether the seed drew it */
          drawn: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(500),
  })
  .meta({ title: 'A prepared game of Onerack' });
export type PreparedFile = z.infer<typeof PreparedFile>;
