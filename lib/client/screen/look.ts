/** What a streaming program may ask for alone, to compose its own picture. */
export const PARTS = ['board', 'rack', 'clock', 'slips', 'top', 'ranking', 'podium', 'join'] as const;
export type Part = (typeof PARTS)[number];

export type HallTheme = 'dark' | 'light';

/**
 * How the hall's page is drawn. It stands in the address, so that a reload and a streaming program keep it:
 * `?theme=light&contrast=more&sound=on&background=transparent&part=rack`.
 */
export interface HallLook {
  theme: HallTheme;
  /** null: as the system wants it */
  contrast: 'more' | 'normal' | null;
  /** nothing behind: for a picture under it */
  transparent: boolean;
  part: Part | null;
  sound: boolean;
}

export type LookParams = Record<string, string | string[] | undefined>;

/** Dark unless the address or the browser's choice says otherwise: a bright wall tires a hall. */
export function readLook(params: LookParams, chosenTheme: string | undefined): HallLook {
  const { contrast } = params;
  return {
    theme: (params.theme ?? chosenTheme) === 'light' ? 'light' : 'dark',
    contrast: contrast === 'more' || contrast === 'normal' ? contrast : null,
    transparent: params.background === 'transparent',
    part: PARTS.find((part) => part === params.part) ?? null,
    sound: params.sound === 'on',
  };
}

/** The address of a page with what keys and buttons can change. */
export function withLook(address: string, { theme, contrast, sound }: HallLook): string {
  const url = new URL(address);
  url.searchParams.set('theme', theme);
  if (contrast) url.searchParams.set('contrast', contrast);
  if (sound) url.searchParams.set('sound', 'on');
  else url.searchParams.delete('sound');
  return url.href;
}
