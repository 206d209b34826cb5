import { z } from 'zod';
import { LEVELS } from '@/lib/game';
import { nameText } from './name-text';
import { extraSeconds } from './seats';

const optionalText = nameText(40, 'a text')
  .nullish()
  .transform((text) => text ?? null);

export const JoinEvent = z.object({
  name: nameText(40),
  /** in events of pairs: who plays under the same slip */
  partner: optionalText,
  category: optionalText,
  team: optionalText,
  table: optionalText,
  club: optionalText,
  /** decides on the own target, in events with one for each level */
  level: z
    .enum(LEVELS)
    .nullish()
    .transform((level) => level ?? null),
  /** the number shown in the hall, in events that ask for it */
  hallCode: z
    .string()
    .max(20)
    .nullish()
    .transform((code) => code ?? null),
});
export type JoinEvent = z.input<typeof JoinEvent>;

export const JoinedEvent = z.object({
  playerId: z.string(),
  playerKey: z.string(),
  name: z.string(),
  /** came late, and is in when the host says so */
  waiting: z.boolean(),
});
export type JoinedEvent = z.infer<typeof JoinedEvent>;

/** Names that are free at this moment. */
export const NameSuggestions = z.object({
  names: z.array(z.string()),
  /** whether these are all that there are */
  all: z.boolean(),
});
export type NameSuggestions = z.infer<typeof NameSuggestions>;

const details = {
  table: z.string().nullable(),
  team: z.string().nullable(),
  club: z.string().nullable(),
  category: z.string().nullable(),
  series: z.string().nullable(),
  licence: z.string().nullable(),
};

/** What stands with a name in lists and rankings. */
export type PlayerDetails = { [Detail in keyof typeof details]: string | null };

/** What is left out stays, null takes it away. */
const changedDetail = (longest: number) => nameText(longest, 'a text, or null').nullable().optional();

/** What a host may change of a player: name and details, whether the player is in the event or gave up, and time beyond everybody’s end. */
export const ChangePlayer = z.object({
  name: nameText(40).optional(),
  removed: z.boolean().optional(),
  /** gave up: keeps the points, and is shown so */
  withdrawn: z.boolean().optional(),
  extraSeconds: extraSeconds.optional(),
  /** of somebody who came late and waits: lets the player in, or not */
  admitted: z.boolean().optional(),
  table: changedDetail(12),
  team: changedDetail(40),
  club: changedDetail(40),
  category: changedDetail(40),
  series: changedDetail(40),
  licence: changedDetail(40),
});
export type ChangePlayer = z.infer<typeof ChangePlayer>;

/** A player as the host sees it. */
export const Member = z.object({ playerId: z.string(), name: z.string(), removed: z.boolean() });
export type Member = z.infer<typeof Member>;

/** Who came late and waits for the host's word, in the order of coming. */
export const AskingList = z.object({
  players: z.array(z.object({ playerId: z.string(), name: z.string() })),
});
export type AskingList = z.infer<typeof AskingList>;

export const MemberList = z.object({
  players: z.array(
    Member.extend({
      ...details,
      /** time beyond everybody’s end */
      extraSeconds: z.number().int(),
      /** gave up: keeps the points */
      withdrawn: z.boolean(),
    }),
  ),
  /** how many there are on all pages */
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type MemberList = z.infer<typeof MemberList>;
