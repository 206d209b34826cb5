import { z } from 'zod';
import { nameKey, nameText } from './name-text';

/** What a host may ask of everybody who joins, beside the name. */
export const ASKED = ['partner', 'team', 'table', 'club', 'category'] as const;
export type Asked = (typeof ASKED)[number];

export const MOST_TEAMS = 60;
export const MOST_ALLOWED_NAMES = 1000;

const noTwice = (names: readonly string[]) => new Set(names).size === names.length;

/** How people get in: the settings of an event's door. */
export const doorFields = {
  /** free: any name; suggested: one that the service makes up; listed: one of `allowedNames` */
  names: z.enum(['free', 'suggested', 'listed']),
  /** refuses offensive names, and teams, tables, clubs and categories */
  nameFilter: z.boolean(),
  /** who joins types the number that only the host, and whoever is in the hall, can see */
  hallCode: z.boolean(),
  /** the teams to choose from; null: what people write */
  teams: z
    .array(nameText(40, 'the team a name'))
    .min(1, { error: 'At least one team.' })
    .max(MOST_TEAMS, { error: `At most ${MOST_TEAMS} teams.` })
    .refine((teams) => noTwice(teams.map(nameKey)), { error: 'A team is named twice.' })
    .nullable(),
  /** what everybody has to say on joining; with a partner two play as one, under both names and with one slip */
  ask: z.array(z.enum(ASKED)).max(ASKED.length).refine(noTwice, { error: 'Each of them once.' }),
};

export const DEFAULT_DOOR: { [Name in keyof typeof doorFields]: z.output<(typeof doorFields)[Name]> } = {
  names: 'free',
  nameFilter: false,
  hallCode: false,
  teams: null,
  ask: [],
};

/** The names that may be joined under: written once, at creation, and no part of the settings that all see. */
export const AllowedNames = z
  .array(nameText(40))
  .min(1, { error: 'At least one name.' })
  .max(MOST_ALLOWED_NAMES, { error: `At most ${MOST_ALLOWED_NAMES} names.` });
