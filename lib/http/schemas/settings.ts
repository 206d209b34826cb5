import { z } from 'zod';

/** A whole number with a word for people when it is none. */
const whole = (min: number, max: number) => {
  const error = `A whole number from ${min} to ${max}.`;
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

/** What a host chooses when an event is created; everything but the name has a default. */
export const EventSettings = z.object({
  lexicon: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,31}$/)
    .default('en'),
  format: z.enum(['normal']).default('normal'),
  secondsPerRound: whole(5, 3600).default(120),
  gapSeconds: whole(0, 600).default(20),
  maxRounds: whole(1, 100).nullable().default(null),
  /** auto: the next rack comes by itself after the gap; host: when the host says so */
  pace: z.enum(['auto', 'host']).default('auto'),
  entry: z.enum(['assisted', 'federation']).default('assisted'),
  /** tell a player, when a slip is received, whether its words are in the lexicon */
  checkWords: z.boolean().default(true),
  /** show a player what a move would score */
  showScores: z.boolean().default(true),
  soloPreset: z.enum(['none', 'fisf', 'spain']).default('none'),
  /** which kind of reference runs across: H8 (letter first) or 8H (number first) */
  notation: z.enum(['letter-first', 'number-first']).default('number-first'),
  /** listed among the recent public results once it is finished */
  listed: z.boolean().default(true),
});
export type EventSettings = z.infer<typeof EventSettings>;

/**
 * White space collapsed, control characters out: what is shown is what was meant. The joiners stay: Persian
 * words and some emoji are made with them.
 */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?![\u200C\u200D])\p{C}/gu, '')
    .trim();

/** Whether anything of it can be seen. */
const isVisible = (text: string) => text.replace(/[\p{C}\s]/gu, '') !== '';

/** A name as people type it: tidied, 1 to `max` characters (code points). */
export const nameText = (max: number, what = 'a name') =>
  z
    .string({ error: `Give ${what}.` })
    .transform(tidy)
    .refine(isVisible, { error: `Give ${what}.` })
    .refine((text) => [...text].length <= max, { error: `At most ${max} characters.` });

export const CreateEvent = EventSettings.extend({
  name: nameText(80, 'the event a name'),
  /** makes the draw repeatable; left out, a random one is taken */
  seed: z.string().min(1).max(200).optional(),
});
export type CreateEvent = z.input<typeof CreateEvent>;

export const CreatedEvent = z.object({
  id: z.string(),
  code: z.string(),
  hostKey: z.string(),
  joinUrl: z.string(),
});
export type CreatedEvent = z.infer<typeof CreatedEvent>;

const optionalText = nameText(40, 'a text')
  .nullish()
  .transform((text) => text ?? null);

export const JoinEvent = z.object({
  name: nameText(40),
  category: optionalText,
  team: optionalText,
  table: optionalText,
});
export type JoinEvent = z.input<typeof JoinEvent>;

export const JoinedEvent = z.object({ playerId: z.string(), playerKey: z.string(), name: z.string() });
export type JoinedEvent = z.infer<typeof JoinedEvent>;

/** What a host's command is conditional on: a state that has moved on since makes it do nothing. */
export const HostCommand = z.object({
  version: z.number().int().min(0).optional(),
  round: z.number().int().min(0).optional(),
});
export type HostCommand = z.infer<typeof HostCommand>;

export const ExtendCommand = HostCommand.extend({ seconds: whole(1, 3600) });
export type ExtendCommand = z.infer<typeof ExtendCommand>;
