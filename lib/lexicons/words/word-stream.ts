import type { TileSet } from '@/lib/engine';

/** Words as their list has them, one at a time. */
export type WordStream = Generator<string, void>;

export interface ReadOptions {
  /** The project's folder, below which packages lie. */
  root: string;
  /** What the words shall be laid with: it has rules of case, and signs that are tiles. */
  tiles: TileSet;
  /** Told now and then how much has been read, 0 to 1. */
  onRead(part: number): void;
}
