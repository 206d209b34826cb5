/** What the player's page costs a phone, and what it may cost. Bytes over the wire, times in ms, shares of a core. */
export interface PageFigures {
  /** script until the board of a running round can be used */
  scriptBytes: number;
  /** with what is loaded ahead for later screens */
  allScriptBytes: number;
  /** from the address to a board that takes tiles: 4× slower processor, 1.6 Mbit/s, 150 ms */
  boardMs: number;
  /** all layout shifts of lobby, round and result together */
  shift: number;
  /** processor time of the page's process while nobody touches it */
  lobbyShare: number;
  roundShare: number;
  phones: number;
  /** until the slowest of them had page, scripts, event and stream */
  phonesMs: number;
  /** the same for the one real browser among them, with the board on its screen */
  browserMs: number;
}

interface Limit {
  name: string;
  of: keyof PageFigures;
  most: number;
  text(value: number): string;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const share = (value: number) => `${(value * 100).toFixed(2)} %`;

export const LIMITS: readonly Limit[] = [
  { name: 'script until the first board', of: 'scriptBytes', most: 150_000, text: kilobytes },
  { name: 'first usable board, slow phone', of: 'boardMs', most: 2000, text: seconds },
  { name: 'layout shift, lobby to result', of: 'shift', most: 0.0005, text: (value) => value.toFixed(4) },
  { name: 'processor, waiting in the lobby', of: 'lobbyShare', most: 0.02, text: share },
  { name: 'processor, in a running round', of: 'roundShare', most: 0.02, text: share },
  { name: 'phones at once, all playing', of: 'phonesMs', most: 10_000, text: seconds },
  { name: 'a browser among them', of: 'browserMs', most: 10_000, text: seconds },
];

export function pageFaults(figures: PageFigures): string[] {
  return LIMITS.filter(({ of, most }) => !(figures[of] <= most)).map(
    ({ name, of, most, text }) => `${name}: ${text(figures[of])}, at most ${text(most)}`,
  );
}

export function pageTable(figures: PageFigures): string {
  const lines = LIMITS.map(
    ({ name, of, most, text }) =>
      `${name.padEnd(34)}${text(figures[of]).padStart(10)}   (at most ${text(most)})`,
  );
  return [
    ...lines,
    `${figures.phones} phones; with what is loaded ahead ${kilobytes(figures.allScriptBytes)} of script`,
  ].join('\n');
}
