import type { Notation } from '@/lib/engine';
import { FORMAT_IDS, type FormatSettings } from '@/lib/game';
import type { Line } from './line';

/** What is played: which words, tiles and format, and how moves are written. */
export interface Setting extends FormatSettings {
  lexicon: string;
  tileSet: string;
  notation: Notation;
}

/** The analysis as this browser keeps it, for a reload. */
export interface Saved extends Setting {
  line: Line;
}

const KEY = 'onerack-analysis';

export function loadSaved(): Saved | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isSaved(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function save(saved: Saved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // A browser that keeps nothing.
  }
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false;
  const { lexicon, tileSet, format, line } = value as Partial<Saved>;
  return (
    typeof lexicon === 'string' &&
    typeof tileSet === 'string' &&
    FORMAT_IDS.some((id) => id === format) &&
    typeof line?.rack === 'string' &&
    Array.isArray(line.start) &&
    Array.isArray(line.turns)
  );
}
