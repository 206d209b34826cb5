'use client';
import { useSyncExternalStore } from 'react';
import { keep, kept } from '../live';

/** How this device reads out. Kept on it: voices are the device's own. */
export interface SpeechSettings {
  /** racks and tops as they come */
  automatic: boolean;
  /** names of voices by language */
  voices: Readonly<Record<string, string>>;
  /** 1: as the voice speaks by itself */
  rate: number;
}

export const RATES = [0.7, 0.85, 1, 1.15] as const;

const KEY = 'onerack:speech';
const USUAL: SpeechSettings = { automatic: false, voices: {}, rate: 0.85 };

let settings: SpeechSettings | null = null;
const listeners = new Set<() => void>();

/** What was kept, whatever an older page or a curious hand has left there. */
export function readSpeech(value: unknown): SpeechSettings {
  const known = typeof value === 'object' && value !== null ? (value as Partial<SpeechSettings>) : {};
  const voices = Object.entries(known.voices ?? {}).filter(([, name]) => typeof name === 'string');
  return {
    automatic: known.automatic === true,
    voices: Object.fromEntries(voices),
    rate: RATES.find((rate) => rate === known.rate) ?? USUAL.rate,
  };
}

export function speechSettings(): SpeechSettings {
  settings ??= readSpeech(kept(KEY));
  return settings;
}

export function changeSpeech(change: Partial<SpeechSettings>): void {
  settings = { ...speechSettings(), ...change };
  keep(KEY, settings);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSpeechSettings = (): SpeechSettings =>
  useSyncExternalStore(subscribe, speechSettings, () => USUAL);
