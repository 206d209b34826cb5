import { z } from 'zod';
import { LEVELS } from '@/lib/game';
import { eachDetail } from './details';
import { nameText } from './name-text';
import { plainTable } from './plain-digits';
import { extraSeconds } from './seats';

const detail = nameText(40, 'a text');
const table = nameText(40, 'a table').overwrite(plainTable);
const optional = (text: z.ZodString) => text.nullish().transform((given) => given ?? null);

/** What stands with a name on the host's list, as people type it. */
export const listedDetails = { ...eachDetail(() => optional(detail)), table: optional(table) };
const { team, club, category } = listedDetails;

export const JoinEvent = z.object({
  name: nameText(40),
  /** in events of pairs: who plays under the same slip */
  partner: optional(detail),
  category,
  team,
  /** phones may share one, but not with somebody who hands in slips on paper */
  table: listedDetails.table,
  club,
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
  /** where somebody is called so whom club or table tells apart, with the club, the table or a number behind it */
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

/** What is left out stays, null takes it away. */
const changed = (text: z.ZodString) => text.nullable().optional();

/** What a host may change of a player: name and details, whether the player is in the event or gave up, and time beyond everybody’s end. */
export const ChangePlayer = z.object({
  name: nameText(40).optional(),
  removed: z.boolean().optional(),
  /** gave up: keeps the points, and is shown so */
  withdrawn: z.boolean().optional(),
  extraSeconds: extraSeconds.optional(),
  /** of somebody who came late and waits: lets the player in, or not */
  admitted: z.boolean().optional(),
  ...eachDetail(() => changed(detail)),
  table: changed(table),
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
      ...eachDetail(() => z.string().nullable()),
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
