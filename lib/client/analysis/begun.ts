/** The list that this browser is building: one that is still noted when the page comes again had the page closed. */
const KEY = 'onerack-analysis-building';

/** Whether the page did not come to the end of it the last time. */
export function wasBroken(lexicon: string): boolean {
  try {
    return localStorage.getItem(KEY) === lexicon;
  } catch {
    return false;
  }
}

/** Null: none is being built. */
export function noteBuilding(lexicon: string | null): void {
  try {
    if (lexicon === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, lexicon);
  } catch {
    // Nothing is kept here.
  }
}
