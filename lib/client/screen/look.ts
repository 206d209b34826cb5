/** What a streaming program may ask for alone, to compose its own picture. */
export const PARTS = ['board', 'rack', 'clock', 'slips', 'top', 'ranking', 'podium', 'join'] as const;
export type Part = (typeof PARTS)[number];

export type HallTheme = 'dark' | 'light';

/**
 * How the hall's page is drawn. It stands in the address, so that a reload and a streaming program keep it:
 * `?theme=light&contrast=more&sound=on&speech=on&page=12&background=transparent&part=rack`.
 */
export interface HallLook {
  theme: HallTheme;
  /** null: as the system wants it */
  contrast: 'more' | 'normal' | null;
  /** nothing behind: for a picture under it */
  transparent: boolean;
  part: Part | null;
  sound: boolean;
  /** reads out racks and tops by itself */
  speech: boolean;
  /** how long a page of the ranking stays, in seconds */
  pageSeconds: number;
}

/** To choose from; a page of ten is read aloud in some ten seconds. */
export const PAGE_SECONDS = [5, 8, 12, 20, 30] as const;
export const USUAL_PAGE = 12;

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
    speech: params.speech === 'on',
    pageSeconds: PAGE_SECONDS.find((seconds) => String(seconds) === params.page) ?? USUAL_PAGE,
  };
}

/** The address of a page with what keys and buttons can change. */
export function withLook(address: string, look: HallLook): string {
  const { theme, contrast, sound, speech, pageSeconds } = look;
  const url = new URL(address);
  url.searchParams.set('theme', theme);
  if (contrast) url.searchParams.set('contrast', contrast);
  if (sound) url.searchParams.set('sound', 'on');
  else url.searchParams.delete('sound');
  if (speech) url.searchParams.set('speech', 'on');
  else url.searchParams.delete('speech');
  if (pageSeconds === USUAL_PAGE) url.searchParams.delete('page');
  else url.searchParams.set('page', String(pageSeconds));
  return url.href;
}
