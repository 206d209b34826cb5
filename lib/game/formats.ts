import { NORMAL_RULES, type PlayRules } from '@/lib/engine';

/** Without a joker; `own` stands for the numbers that an event brings along. */
const BASES = {
  normal: NORMAL_RULES,
  '7of8': { rackSize: 8, maxPlaced: 7, bonus: { 7: 50 } },
  '7and8': { rackSize: 8, maxPlaced: 8, bonus: { 7: 50, 8: 75 } },
  '7and8and9': { rackSize: 9, maxPlaced: 9, bonus: { 7: 50, 8: 75, 9: 100 } },
  '9tile': { rackSize: 9, maxPlaced: 9, bonus: { 7: 50, 8: 50, 9: 50 } },
} as const satisfies Record<string, PlayRules>;

/** Every format twice: as it is, and with a joker (a blank in every rack). */
export const FORMAT_IDS = [
  'normal',
  'joker',
  '7of8',
  '7of8-joker',
  '7and8',
  '7and8-joker',
  '7and8and9',
  '7and8and9-joker',
  '9tile',
  '9tile-joker',
  'own',
  'own-joker',
] as const;
export type FormatId = (typeof FORMAT_IDS)[number];
export type NamedFormatId = Exclude<FormatId, 'own' | 'own-joker'>;

/** Tiles of a rack, tiles that may be laid, points by number of tiles laid. */
export type OwnFormat = Pick<PlayRules, 'rackSize' | 'maxPlaced' | 'bonus'>;

export const OWN_RACK = { min: 5, max: 10 } as const;

export interface Format {
  readonly id: FormatId;
  readonly rules: PlayRules;
  /** one tile of every rack is a blank, as long as one is not on the board */
  readonly joker: boolean;
}

/** The same format with a joker, or without. */
export function withJoker(id: FormatId, joker: boolean): FormatId {
  const base = baseOf(id);
  if (!joker) return base;
  return base === 'normal' ? 'joker' : `${base}-joker`;
}

export const isJoker = (id: FormatId): boolean => id.endsWith('joker');

function baseOf(id: FormatId): keyof typeof BASES | 'own' {
  return id === 'joker' ? 'normal' : (id.replace(/-joker$/, '') as keyof typeof BASES | 'own');
}

const named = (id: NamedFormatId): Format => ({
  id,
  rules: BASES[baseOf(id) as keyof typeof BASES],
  joker: isJoker(id),
});

export const FORMATS = Object.fromEntries(
  FORMAT_IDS.filter((id): id is NamedFormatId => !id.startsWith('own')).map((id) => [id, named(id)]),
) as Readonly<Record<NamedFormatId, Format>>;

export interface FormatSettings {
  format: FormatId;
  /** there when the format is an own one */
  own?: OwnFormat | null;
  /** house rule: premium squares count again in every word that runs over them */
  lastingPremiums?: boolean;
  /** levels for schools: letters of the longest word that counts; null: any */
  longestWord?: number | null;
}

/** What an event plays. An own format without numbers is played as the normal one. */
export function formatOf({
  format,
  own,
  lastingPremiums = false,
  longestWord = null,
}: FormatSettings): Format {
  const { id, rules, joker } =
    format === 'own' || format === 'own-joker'
      ? { id: format, rules: own ?? NORMAL_RULES, joker: isJoker(format) }
      : FORMATS[format];
  const more = { ...(lastingPremiums && { lastingPremiums }), ...(longestWord !== null && { longestWord }) };
  return { id, joker, rules: Object.keys(more).length > 0 ? { ...rules, ...more } : rules };
}

const BLITZ_SECONDS = 60;

/** Warnings without a cost in a game, as the event's settings say. */
export const freeWarningsOf = (
  settings: Parameters<typeof formatOf>[0] & { freeWarnings: number | null; secondsPerRound: number },
): number => settings.freeWarnings ?? freeWarnings(formatOf(settings), settings.secondsPerRound);

/** Warnings without a cost in a game: three, but five in blitz and in every format but normal. */
export function freeWarnings(format: Pick<Format, 'id'>, secondsPerRound: number): number {
  return format.id === 'normal' && secondsPerRound > BLITZ_SECONDS ? 3 : 5;
}
