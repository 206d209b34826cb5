import type { Namespace } from './messages';

/** What any page may have to say; a page adds its own words. */
export const EVERYWHERE = ['ui', 'words', 'problem'] as const satisfies readonly Namespace[];
