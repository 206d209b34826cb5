/** Words as their list has them, one at a time. */
export type WordStream = Generator<string, void>;

export interface ReadOptions {
  /** The project's folder, below which packages lie. */
  root: string;
  /** For changing case, where the default would be wrong. */
  locale?: string;
  /** Told now and then how much has been read, 0 to 1. */
  onRead(part: number): void;
}
