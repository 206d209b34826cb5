import { z } from 'zod';
import { MoveBody } from './moves';

/** What one player did, over all closed rounds: for a teacher. */
export const ReportRow = z.object({
  playerId: z.string(),
  name: z.string(),
  team: z.string().nullable(),
  table: z.string().nullable(),
  category: z.string().nullable(),
  rank: z.number().int().nullable(),
  total: z.number().int(),
  /** of the sum of the tops */
  percentage: z.number(),
  /** rounds with a slip, of those the ones that count and the ones that do not, and the ones with the top's score */
  played: z.number().int(),
  valid: z.number().int(),
  invalid: z.number().int(),
  tops: z.number().int(),
  best: z
    .object({
      round: z.number().int(),
      move: MoveBody.nullable(),
      points: z.number().int(),
      /** how its slip was judged; null: it counts in full */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** words that were tried and are not in the list */
  tried: z.array(z.object({ round: z.number().int(), word: z.string() })),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const Report = z.object({
  rounds: z.number().int(),
  topTotal: z.number().int(),
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  rows: z.array(ReportRow),
});
export type Report = z.infer<typeof Report>;

export const TeamStandings = z.object({
  round: z.number().int(),
  teams: z.array(
    z.object({
      rank: z.number().int(),
      team: z.string(),
      /** who has sent a slip */
      players: z.number().int(),
      total: z.number().int(),
      average: z.number(),
    }),
  ),
});
export type TeamStandings = z.infer<typeof TeamStandings>;
