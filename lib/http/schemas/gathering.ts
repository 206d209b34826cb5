/** The same prepared game in several rooms, at different hours, with one ranking. */
import { z } from 'zod';
import { nameText } from './name-text';
import { Settings } from './settings';
import { EventStatus, StandingRow } from './views';

export const CreatedGathering = z.object({ code: z.string(), hostKey: z.string() });
export type CreatedGathering = z.infer<typeof CreatedGathering>;

export const AddRoom = z.object({ name: nameText(80, 'the room a name') });
export type AddRoom = z.infer<typeof AddRoom>;

/** A room was added, or has another host key: it is shown once. */
export const CreatedRoom = z.object({ code: z.string(), hostKey: z.string(), joinUrl: z.string() });
export type CreatedRoom = z.infer<typeof CreatedRoom>;

export const GatheringRoom = z.object({
  /** for the host, and for everybody once results are public */
  code: z.string().nullable(),
  name: z.string(),
  status: EventStatus,
  players: z.number().int(),
  /** closed rounds so far; for the host, and once results are public */
  rounds: z.number().int().nullable(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
});
export type GatheringRoom = z.infer<typeof GatheringRoom>;

/** `GET /api/gatherings/{gathering}`. */
export const GatheringView = z.object({
  code: z.string(),
  name: z.string(),
  settings: Settings,
  /** rounds of the prepared game */
  rounds: z.number().int(),
  rooms: z.array(GatheringRoom),
  /** no more rooms are added: results are public with the end of the last one */
  complete: z.boolean(),
  /** whether tops, review and results of all rooms are public */
  released: z.boolean(),
  /** SHA-256 of the seed, public from the beginning */
  seedHash: z.string(),
  /** public with the results */
  seed: z.string().nullable(),
  host: z.boolean(),
});
export type GatheringView = z.infer<typeof GatheringView>;

/** What a host may change; both only go forward. */
export const ChangeGathering = z.object({
  /** no more rooms are added */
  complete: z.literal(true).optional(),
  /** results are public now, whatever rooms still play */
  closed: z.literal(true).optional(),
});

export const GatheringRow = StandingRow.extend({ room: z.string(), roomCode: z.string() });
export type GatheringRow = z.infer<typeof GatheringRow>;

/** The ranking over all rooms, each with its last closed round. */
export const GatheringRanking = z.object({
  players: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  standings: z.array(GatheringRow),
});
export type GatheringRanking = z.infer<typeof GatheringRanking>;
