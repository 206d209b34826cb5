import { notationOf } from '@/lib/client/board';
import { type FormatId, isJoker, type Strength } from '@/lib/game';
import {
  type CreateEvent,
  DEFAULT_SETTINGS,
  type EventSettings,
  type LexiconList,
  type PreparedFile,
} from '@/lib/http/schemas';
import { readNumber } from './digits';
import { type DoorDraft, doorBody, NEW_DOOR } from './door';
import { clockText, readTime } from './duration';
import type { Lesson } from './lesson';
import { NEW_OWN, type OwnText, ownText, readOwn } from './own-format';
import { choicesOf, type PresetChoices, type PresetId, presetOf } from './presets';

type Lexicon = LexiconList['lexicons'][number];
type Notation = 'letter-first' | 'number-first';

/** The form as it stands: typed texts are kept as typed until the event is created. */
export interface Draft
  extends PresetChoices,
    DoorDraft,
    Pick<
      EventSettings,
      | 'format'
      | 'racks'
      | 'draftsCount'
      | 'lastingPremiums'
      | 'retakeBlanks'
      | 'targetScore'
      | 'soloPoints'
      | 'soloMinPlayers'
      | 'tieBreak'
      | 'lateJoin'
      | 'longestWord'
      | 'dearestLetter'
    > {
  name: string;
  /** the preset that was chosen last, whether or not it still stands */
  preset: PresetId | null;
  /** age and length that time and rounds were set by, whether or not they still stand */
  lesson: Lesson | null;
  lexicon: string;
  notation: Notation;
  listed: boolean;
  replay: boolean;
  /** the own time as typed; null while one of the offered times is taken */
  ownTime: string | null;
  /** the number of rounds as typed; null for a whole game */
  ownRounds: string | null;
  /** a game that was drawn beforehand */
  prepared: PreparedFile | null;
  /** several rooms play it, at different hours */
  inRooms: boolean;
  /** players who are no people, there from the beginning */
  simulated: { count: number; strength: Strength };
  /** the number of games as typed; null for one */
  ownGames: string | null;
  /** minutes between two games as typed; empty: the host says when the next one begins */
  gameBreak: string;
  /** the own format as typed, kept while another one is chosen */
  own: OwnText;
  /** the one target as typed; null while there is none */
  ownTarget: string | null;
}

/** Times offered as buttons, in seconds. */
export const TIMES = [180, 120, 60] as const;

/** The form as it opens: the first preset, and the lexicon of the reader's language when the list is known and has it. */
export function newDraft(lexicons: readonly Lexicon[] = [], language = 'en'): Draft {
  const called = (id: string) => lexicons.find((one) => one.id === id);
  const lexicon = called(language) ?? called('en') ?? lexicons[0];
  const { format, racks, draftsCount, lastingPremiums, retakeBlanks } = DEFAULT_SETTINGS;
  const { targetScore, soloPoints, soloMinPlayers } = DEFAULT_SETTINGS;
  return {
    ...choicesOf('open'),
    ...{ format, racks, draftsCount, lastingPremiums, retakeBlanks, targetScore, soloPoints, soloMinPlayers },
    name: '',
    ...NEW_DOOR,
    preset: 'open',
    lesson: null,
    own: NEW_OWN,
    ownTarget: null,
    lexicon: lexicon?.id ?? 'en',
    notation: notationOf(lexicon?.tileSet ?? 'en'),
    listed: true,
    replay: true,
    ownTime: null,
    ownRounds: null,
    ownGames: null,
    gameBreak: '',
    lateJoin: DEFAULT_SETTINGS.lateJoin,
    tieBreak: DEFAULT_SETTINGS.tieBreak,
    longestWord: null,
    dearestLetter: null,
    prepared: null,
    inRooms: false,
    simulated: { count: 0, strength: 'intermediate' },
  };
}

export function withPreset(draft: Draft, preset: PresetId): Draft {
  const choices = choicesOf(preset);
  const { maxRounds, secondsPerRound } = choices;
  return {
    ...draft,
    ...choices,
    preset,
    lesson: null,
    ...(choices.targetsFollow && { ownTarget: null }),
    ...(choices.pace === 'auto' && { racks: 'drawn' }),
    ownRounds: maxRounds === null ? null : String(maxRounds),
    ownTime: (TIMES as readonly number[]).includes(secondsPerRound) ? null : clockText(secondsPerRound),
  };
}

/** A prepared game brings along what it was made by: words, format, level, length; the rest stays as it is chosen. */
export function withPrepared(draft: Draft, prepared: PreparedFile): Draft {
  const { lexicon, format, own, draw, topPolicy, notation, maxRounds, games } = prepared.settings;
  const {
    longestWord = null,
    dearestLetter = null,
    lastingPremiums = false,
    retakeBlanks = false,
  } = prepared.settings;
  return {
    ...draft,
    prepared,
    name: draft.name.trim() === '' ? prepared.name : draft.name,
    ...(lexicon && { lexicon }),
    ...(format && { format }),
    ...(own && { own: ownText(own) }),
    ...(draw && { draw }),
    ...(topPolicy && { topPolicy }),
    ...(notation && { notation }),
    ...{ longestWord, dearestLetter, lastingPremiums, retakeBlanks },
    maxRounds: maxRounds ?? null,
    ownRounds: maxRounds ? String(maxRounds) : null,
    ownGames: games && games > 1 ? String(games) : null,
  };
}

/** Whoever enters racks says when the next one comes. */
export function withRacks(draft: Draft, racks: Draft['racks']): Draft {
  return { ...draft, racks, pace: racks === 'entered' ? 'host' : draft.pace };
}

export function withPace(draft: Draft, pace: Draft['pace']): Draft {
  return { ...draft, pace, racks: pace === 'auto' ? 'drawn' : draft.racks };
}

/** With a joker blanks are exchanged anyway. */
export function withFormat(draft: Draft, format: FormatId): Draft {
  return { ...draft, format, retakeBlanks: draft.retakeBlanks && !isJoker(format) };
}

export const isOwn = ({ format }: Pick<Draft, 'format'>): boolean => format.startsWith('own');

/** A lexicon brings its language's notation along. */
export function withLexicon(draft: Draft, lexicon: Lexicon): Draft {
  return { ...draft, lexicon: lexicon.id, notation: notationOf(lexicon.tileSet) };
}

/** The time as typed; a text that is no time leaves the last good one, and is told by `problemsOf`. */
export function withOwnTime(draft: Draft, text: string): Draft {
  return { ...draft, ownTime: text, secondsPerRound: readTime(text) ?? draft.secondsPerRound };
}

export function withOwnRounds(draft: Draft, text: string): Draft {
  return { ...draft, ownRounds: text, maxRounds: readNumber(text, 3) };
}

/** How many games an event has, and minutes between two of them. */
export const GAMES = { from: 1, to: 20 };
export const BREAK = { from: 0, to: 120 };

/** Seconds between two games that go on by themselves; null: the host says when. */
function breakOf({ ownGames, gameBreak, pace }: Draft): number | null {
  const minutes = gameBreak.trim() === '' ? null : readNumber(gameBreak, 3);
  return ownGames === null || minutes === null || pace === 'host' ? null : minutes * 60;
}

/** The racks and tops as they are sent; the seed's hash is public from the start of the event. */
function preparedBody({ rounds, seed }: PreparedFile): Pick<CreateEvent, 'racks' | 'prepared' | 'seed'> {
  const given = rounds.map(({ game, rack, top }) => ({
    ...(game !== undefined && { game }),
    rack,
    ...(top && { top: { row: top.row, col: top.col, direction: top.direction, word: top.word } }),
  }));
  return { racks: 'prepared', prepared: { rounds: given }, ...(seed !== null && { seed }) };
}

/** Seconds between rounds. */
export const GAP = { from: 0, to: 600 };

export const gapFits = ({ gapSeconds }: Pick<Draft, 'gapSeconds'>): boolean =>
  Number.isInteger(gapSeconds) && gapSeconds >= GAP.from && gapSeconds <= GAP.to;

/** Whether it becomes a gathering, whose rooms are made afterwards. */
export const inRooms = (draft: Pick<Draft, 'prepared' | 'inRooms'>): boolean =>
  draft.prepared !== null && draft.inRooms;

/** The body of `POST /api/events`, `language` for names. Only for a draft without problems. */
export function bodyOf(draft: Draft, language = 'en'): CreateEvent {
  const { ownTime, ownRounds, ownTarget, ownGames, gameBreak, own, lesson, teamList, nameList, ...rest } =
    draft;
  const { prepared, inRooms: _, simulated, ...settings } = rest;
  return {
    ...settings,
    ...doorBody(draft),
    preset: presetOf(draft),
    own: isOwn(draft) ? readOwn(own) : null,
    targetScore: ownTarget === null ? null : readNumber(ownTarget, 4),
    name: draft.name.trim(),
    maxRounds: ownRounds === null ? null : draft.maxRounds,
    games: ownGames === null ? 1 : (readNumber(ownGames, 2) ?? 1),
    breakSeconds: breakOf(draft),
    ...(prepared && preparedBody(prepared)),
    ...(simulated.count > 0 && !inRooms(draft) && { simulated: { ...simulated, language } }),
    // Out of sight while the host sets the pace: what was half typed there must not refuse the form.
    gapSeconds: gapFits(draft) ? draft.gapSeconds : DEFAULT_SETTINGS.gapSeconds,
  };
}
