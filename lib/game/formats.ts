import { NORMAL_RULES, type PlayRules } from '@/lib/engine';

export type FormatId = 'normal';

/**
 * How many tiles a rack has, how many may be laid and what bonus they earn. Every format of the usual table
 * but joker is one more entry; joker adds where its blank comes from.
 */
export interface Format {
  readonly id: FormatId;
  readonly rules: PlayRules;
}

export const FORMATS: Readonly<Record<FormatId, Format>> = {
  normal: { id: 'normal', rules: NORMAL_RULES },
};

const BLITZ_SECONDS = 60;

/** Warnings without a cost in a game: three, but five in blitz and in every format but normal. */
export function freeWarnings(format: Format, secondsPerRound: number): number {
  return format.id === 'normal' && secondsPerRound > BLITZ_SECONDS ? 3 : 5;
}
