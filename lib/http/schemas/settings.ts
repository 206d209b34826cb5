import { z } from 'zod';
import { DRAW_PRESETS, FORMAT_IDS, OWN_RACK, TOP_POLICIES } from '@/lib/game';
import { checkSettings } from './check-settings';
import { AllowedNames, DEFAULT_DOOR, doorFields } from './door';
import { MoveBody, written } from './moves';
import { nameText } from './name-text';
import { PRESET_IDS, PRESETS } from './presets';
import { AddSimulated } from './simulated';
import { whole } from './whole';

/** A format with numbers of its own. `bonus`: points by number of tiles laid. */
export const OwnFormat = z.object({
  rackSize: whole(OWN_RACK.min, OWN_RACK.max),
  maxPlaced: whole(2, OWN_RACK.max),
  bonus: z.record(z.string().regex(/^([2-9]|10)$/, { error: 'A number of tiles, 2 to 10.' }), whole(0, 500)),
});

const target = whole(1, 10_000);

/** What a host chooses, by field. Single rules override what the preset says. */
const fields = {
  /** sets the fields below together, as far as they are left out */
  preset: z.enum(PRESET_IDS).nullable(),
  lexicon: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/),
  format: z.enum(FORMAT_IDS),
  /** with the formats `own` and `own-joker` only */
  own: OwnFormat.nullable(),
  /** which rule of vowels and consonants a rack has to follow */
  draw: z.enum(DRAW_PRESETS),
  /** levels for schools: longer words are none, whatever the list says */
  longestWord: whole(2, 15).nullable(),
  /** levels for schools: letters worth more stay in the bag */
  dearestLetter: whole(1, 50).nullable(),
  /** which of the best moves is placed */
  topPolicy: z.enum(TOP_POLICIES),
  secondsPerRound: whole(5, 3600),
  gapSeconds: whole(0, 600),
  /** of each game */
  maxRounds: whole(1, 100).nullable(),
  /** how many boards are played from empty to end, one after the other, with one ranking */
  games: whole(1, 20),
  /** seconds between two games at pace `auto`; null: the host says when the next one begins */
  breakSeconds: whole(0, 7200).nullable(),
  /** the game ends with the round in which a player reaches it */
  targetScore: target.nullable(),
  /** the same by the level that players say when they join */
  targetLevels: z.object({ beginner: target, intermediate: target, expert: target }).nullable(),
  /**
   * the targets by level are those of the rule sheet for as many people as are there at the start, when they are written
   * to `targetLevels`; targets set by hand turn it off
   */
  targetsFollow: z.boolean(),
  /** auto: the next rack comes by itself after the gap; host: when the host says so */
  pace: z.enum(['auto', 'host']),
  entry: z.enum(['assisted', 'federation']),
  /** tell a player, when a slip is received, whether its words are in the lexicon */
  checkWords: z.boolean(),
  /** show a player what a move would score */
  showScores: z.boolean(),
  /** who has sent nothing by the close plays what lies on the own board */
  draftsCount: z.boolean(),
  /** house rule: premium squares count again in every word that runs over them */
  lastingPremiums: z.boolean(),
  /** house rule: a blank on the board goes to the rack that holds its letter */
  retakeBlanks: z.boolean(),
  /** warnings that cost nothing; null: 3, and 5 in blitz and in other formats than normal */
  freeWarnings: whole(0, 100).nullable(),
  /** what a blank that is not marked, or marked on the wrong letter, costs on a written slip */
  blankFault: z.enum(['warning', 'zero']),
  soloPreset: z.enum(['none', 'fisf', 'spain']),
  /** own numbers in place of the solo preset's */
  soloPoints: whole(1, 500).nullable(),
  soloMinPlayers: whole(1, 10_000).nullable(),
  /** equal totals share their place, or the last round tells them apart, then the one before, and so on */
  tieBreak: z.enum(['shared', 'last-rounds']),
  /** which kind of reference runs across: H8 (letter first) or 8H (number first) */
  notation: z.enum(['letter-first', 'number-first']),
  /** who may come in once the event runs: anybody, whoever the host lets in, nobody */
  lateJoin: z.enum(['open', 'approval', 'closed']),
  /** listed among the recent public results once it is finished */
  listed: z.boolean(),
  /** once it is finished anybody may play it alone, against the clock and the room */
  replay: z.boolean(),
  ...doorFields,
};

type Fields = typeof fields;
type OptionalFields = { [Name in keyof Fields]: z.ZodOptional<Fields[Name]> };

/** The settings as everybody sees them. */
export const Settings = z.object({
  ...fields,
  /** drawn by chance, entered by the host with each start of a round, or fixed beforehand */
  racks: z.enum(['drawn', 'entered', 'prepared']),
});
export type EventSettings = z.infer<typeof Settings>;

export const DEFAULT_SETTINGS: EventSettings = {
  preset: null,
  lexicon: 'en',
  format: 'normal',
  own: null,
  draw: 'fisf',
  longestWord: null,
  dearestLetter: null,
  topPolicy: 'fisf',
  secondsPerRound: 120,
  gapSeconds: 20,
  maxRounds: null,
  games: 1,
  breakSeconds: null,
  targetScore: null,
  targetLevels: null,
  targetsFollow: false,
  pace: 'auto',
  entry: 'assisted',
  checkWords: true,
  showScores: true,
  draftsCount: false,
  lastingPremiums: false,
  retakeBlanks: false,
  freeWarnings: null,
  blankFault: 'warning',
  soloPreset: 'none',
  soloPoints: null,
  soloMinPlayers: null,
  tieBreak: 'shared',
  notation: 'number-first',
  lateJoin: 'open',
  listed: true,
  replay: true,
  ...DEFAULT_DOOR,
  racks: 'drawn',
};

/** Settings as they are stored: what an older event does not know is as it always was. */
export const EventSettings = Settings.partial().transform(
  (stored): EventSettings => ({ ...DEFAULT_SETTINGS, ...given(stored) }),
);

/** What was said: a field that is undefined was not. */
function given<Part extends object>(part: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;
}

/** Which of several games a round belongs to; those of a game follow one another. */
export const gameNumber = whole(1, 20);

/** Racks, and tops, that are fixed beforehand: `RU+ZXTEU`, `-BNISRAA` with the left-over thrown back. */
export const PreparedGame = z.object({
  rounds: z
    .array(
      z.object({ game: gameNumber.optional(), rack: z.string().min(1).max(120), top: MoveBody.nullish() }),
    )
    .min(1, { error: 'At least one round.' })
    .max(500, { error: 'At most 500 rounds.' }),
});
export type PreparedGame = z.infer<typeof PreparedGame>;

/** Every field may be left out; the document of the interface names what it is then. */
const optional = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [
    name,
    field.optional().meta({ default: DEFAULT_SETTINGS[name as keyof Fields] }),
  ]),
) as OptionalFields;

/** What is said comes first, then the preset, then the defaults. */
export const CreateEvent = z
  .object({
    ...optional,
    name: nameText(80, 'the event a name'),
    /** makes the draw repeatable; left out, a random one is taken */
    seed: written(200).min(1).optional(),
    racks: z.enum(['drawn', 'entered', 'prepared']).optional(),
    prepared: PreparedGame.optional(),
    allowedNames: AllowedNames.optional(),
    /** players who are no people, seated at once */
    simulated: AddSimulated.optional(),
  })
  .transform(({ name, seed, prepared, allowedNames, simulated, ...said }) => {
    const preset = said.preset ? PRESETS[said.preset] : {};
    const racks = said.racks ?? (prepared ? 'prepared' : 'drawn');
    // Whoever enters racks says when the next one comes.
    const byHost = racks === 'entered' ? { pace: 'host' as const } : {};
    const byHand = (said.targetScore ?? said.targetLevels ?? null) !== null && { targetsFollow: false };
    const settings = { ...DEFAULT_SETTINGS, ...preset, ...byHost, ...given(said), ...byHand, racks };
    return { ...settings, name, seed, prepared, allowedNames, simulated };
  })
  .superRefine(checkSettings);
export type CreateEvent = z.input<typeof CreateEvent>;

export const CreatedEvent = z.object({
  id: z.string(),
  code: z.string(),
  hostKey: z.string(),
  joinUrl: z.string(),
});
export type CreatedEvent = z.infer<typeof CreatedEvent>;

/**
 * What a host's command is conditional on: a state that has moved on since makes it do nothing, and one that the event
 * has not come to is refused.
 */
export const HostCommand = z.object({
  version: z.number().int().min(0).optional(),
  round: z.number().int().min(0).optional(),
});
export type HostCommand = z.infer<typeof HostCommand>;

/** With the rack of the round that begins, in events whose racks are entered: `RU+ZXTEU`, `-BNISRAA`. */
export const RackCommand = HostCommand.extend({ rack: written(120).optional() });
export type RackCommand = z.infer<typeof RackCommand>;

export const ExtendCommand = HostCommand.extend({ seconds: whole(1, 3600) });
export type ExtendCommand = z.infer<typeof ExtendCommand>;
