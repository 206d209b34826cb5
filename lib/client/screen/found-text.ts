/** How many players found the top, in words: `9 of 40 found it`. */
export function foundText(found: number, players: number): string {
  if (found === 0) return 'Nobody found it';
  if (found >= players && players > 1) return `All ${players} found it`;
  return `${found} of ${players} found it`;
}
