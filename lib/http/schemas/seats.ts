/** What belongs to one seat alone: the draft on the own board, the way back from another device, extra time. */
import { z } from 'zod';
import { Claimed, MoveBody, written } from './moves';
import { whole } from './whole';

/** More than any rack holds. */
const MOST_TILES = 20;
/** Index in the rack as it was dealt: left-over, then drawn. */
const tileId = z
  .number()
  .int()
  .min(0)
  .max(MOST_TILES - 1);

export const DraftTile = z.object({
  id: tileId,
  row: z.number().int().min(1).max(99),
  col: z.number().int().min(1).max(99),
  /** what it stands for, upper case without brackets; a blank is known by its id */
  letter: written(8),
});
export type DraftTile = z.infer<typeof DraftTile>;

/** What lies on a player's board or stands in the form before it is sent, legal or not. */
const content = {
  tiles: z.array(DraftTile).max(MOST_TILES).default([]),
  /** the rack in the player's own order */
  order: z.array(tileId).max(MOST_TILES).default([]),
  /** what the tiles spell, as a slip would say it; null when they are no word */
  move: MoveBody.nullable().default(null),
  /** federation entry: the form as far as it is filled in */
  written: z
    .object({
      reference: written(12),
      word: written(120),
      claimed: Claimed,
    })
    .nullable()
    .default(null),
};

/** A draft with a lower `rev` than the stored one, or the same, changes nothing. */
export const Draft = z.object({ rev: z.number().int().min(1).max(2_000_000_000), ...content });
export type Draft = z.infer<typeof Draft>;
/** As it is sent: all but `rev` may be left out. */
export type DraftInput = z.input<typeof Draft>;

/** The number of the draft that is stored now: the one sent, or a newer one of another device. */
export const DraftReceipt = z.object({ rev: z.number().int(), receivedAt: z.number() });
export type DraftReceipt = z.infer<typeof DraftReceipt>;

export const OwnDraft = Draft.extend({ receivedAt: z.number() });
export type OwnDraft = z.infer<typeof OwnDraft>;

/** As people type it: eight signs, spaces and dashes do not matter. */
export const ReturnToSeat = z.object({ personalCode: written(40).min(1, { error: 'Enter your code.' }) });
export type ReturnToSeat = z.infer<typeof ReturnToSeat>;

export const PersonalCode = z.object({ personalCode: z.string() });
export type PersonalCode = z.infer<typeof PersonalCode>;

/** Time that a player has beyond everybody's end, in this round and all later ones. */
export const extraSeconds = whole(0, 3600);

/** So many players have so much more time, shortest first; players without are left out. */
export const ExtraTime = z.array(z.object({ ms: z.number().int(), players: z.number().int() }));
export type ExtraTime = z.infer<typeof ExtraTime>;
