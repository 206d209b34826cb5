import { z } from 'zod';

/** A finished event that its host lets everybody see. Times in ms since 1970. */
export const RecentResult = z.object({
  code: z.string(),
  name: z.string(),
  finishedAt: z.number(),
  /** players who took part */
  players: z.number().int(),
  /** closed rounds */
  rounds: z.number().int(),
  /** names at rank 1, joined when they share it */
  winner: z.string(),
  winnerTotal: z.number().int(),
  /** sum of the tops */
  topTotal: z.number().int(),
});
export type RecentResult = z.infer<typeof RecentResult>;

/** One of the signed-in host's events. */
export const MyEvent = z.object({
  code: z.string(),
  name: z.string(),
  status: z.enum(['lobby', 'running', 'paused', 'finished']),
  players: z.number().int(),
  /** closed rounds so far */
  rounds: z.number().int(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
});
export type MyEvent = z.infer<typeof MyEvent>;
