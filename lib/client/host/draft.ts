import type { CreateEvent, LexiconList } from '@/lib/http/schemas';
import { clockText, readTime } from './duration';
import { PRESETS, type Preset, type PresetChoices } from './presets';

type Lexicon = LexiconList['lexicons'][number];
type Notation = 'letter-first' | 'number-first';

/** The form as it stands: typed texts are kept as typed until the event is created. */
export interface Draft extends PresetChoices {
  name: string;
  lexicon: string;
  notation: Notation;
  listed: boolean;
  /** the own time as typed; null while one of the offered times is taken */
  ownTime: string | null;
  /** the number of rounds as typed; null for a whole game */
  ownRounds: string | null;
}

/** Times offered as buttons, in seconds. */
export const TIMES = [180, 120, 60] as const;

/** Tile sets whose players write the row's letter first: H8 runs across. */
const LETTER_FIRST = new Set(['fr', 'es', 'ro', 'ca']);

export function notationOf(tileSet: string): Notation {
  return LETTER_FIRST.has(tileSet.slice(0, 2)) ? 'letter-first' : 'number-first';
}

/** The form as it opens: the first preset, and the first lexicon of the list when it is known. */
export function newDraft(lexicons: readonly Lexicon[] = []): Draft {
  const lexicon = lexicons.find((one) => one.id === 'en') ?? lexicons[0];
  return {
    ...PRESETS[0]!.choices,
    name: '',
    lexicon: lexicon?.id ?? 'en',
    notation: notationOf(lexicon?.tileSet ?? 'en'),
    listed: true,
    ownTime: null,
    ownRounds: null,
  };
}

export function withPreset(draft: Draft, preset: Preset): Draft {
  const { maxRounds, secondsPerRound } = preset.choices;
  return {
    ...draft,
    ...preset.choices,
    ownRounds: maxRounds === null ? null : String(maxRounds),
    ownTime: (TIMES as readonly number[]).includes(secondsPerRound) ? null : clockText(secondsPerRound),
  };
}

/** A lexicon brings its language's notation along. */
export function withLexicon(draft: Draft, lexicon: Lexicon): Draft {
  return { ...draft, lexicon: lexicon.id, notation: notationOf(lexicon.tileSet) };
}

/** The time as typed; a text that is no time leaves the last good one, and is told by `problemsOf`. */
export function withOwnTime(draft: Draft, text: string): Draft {
  return { ...draft, ownTime: text, secondsPerRound: readTime(text) ?? draft.secondsPerRound };
}

export function withOwnRounds(draft: Draft, text: string): Draft {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
  return { ...draft, ownRounds: text, maxRounds: count };
}

const gapFits = (seconds: number) => Number.isInteger(seconds) && seconds >= 0 && seconds <= 600;

export type FieldErrors = Partial<Record<string, string>>;

/** What the form can see for itself, by field of the body; the server's word is the last. */
export function problemsOf(draft: Draft): FieldErrors {
  const problems: FieldErrors = {};
  if (draft.name.trim() === '') problems.name = 'Give the event a name.';
  else if ([...draft.name.trim()].length > 80) problems.name = 'At most 80 characters.';
  if (draft.ownTime !== null) {
    const time = readTime(draft.ownTime);
    if (time === null) problems.secondsPerRound = 'Write minutes and seconds, like 2:30.';
    else if (time < 5 || time > 3600) problems.secondsPerRound = 'From 0:05 to 60:00.';
  }
  if (draft.ownRounds !== null) {
    const count = /^\d{1,3}$/.test(draft.ownRounds.trim()) ? Number(draft.ownRounds) : 0;
    if (count < 1 || count > 100) problems.maxRounds = 'A number from 1 to 100.';
  }
  if (draft.pace === 'auto' && !gapFits(draft.gapSeconds)) problems.gapSeconds = 'From 0 to 600 seconds.';
  return problems;
}

/** The body of `POST /api/events`. Only for a draft without problems. */
export function bodyOf(draft: Draft): CreateEvent {
  const { ownTime, ownRounds, ...settings } = draft;
  return {
    ...settings,
    name: draft.name.trim(),
    maxRounds: ownRounds === null ? null : draft.maxRounds,
    // Out of sight while the host sets the pace: what was half typed there must not refuse the form.
    gapSeconds: gapFits(draft.gapSeconds) ? draft.gapSeconds : PRESETS[0]!.choices.gapSeconds,
  };
}
