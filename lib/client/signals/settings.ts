'use client';
import { useSyncExternalStore } from 'react';
import { keep, kept } from '../live';

/** By which ways this device signals. Kept on the device: it is the room that decides, not the person. */
export interface SignalSettings {
  sound: boolean;
  vibration: boolean;
  colour: boolean;
}

const KEY = 'onerack:signals';
export const ALL_SIGNALS: SignalSettings = { sound: true, vibration: true, colour: true };

let settings: SignalSettings | null = null;
const listeners = new Set<() => void>();

/** What was kept, whatever an older page or a curious hand has left there. */
export function readSettings(value: unknown): SignalSettings {
  const known = typeof value === 'object' && value !== null ? (value as Partial<SignalSettings>) : {};
  const said = (name: keyof SignalSettings) =>
    typeof known[name] === 'boolean' ? known[name] : ALL_SIGNALS[name];
  return { sound: said('sound'), vibration: said('vibration'), colour: said('colour') };
}

export function signalSettings(): SignalSettings {
  if (!settings) {
    settings = readSettings(kept(KEY));
    show(settings);
  }
  return settings;
}

export function changeSignals(change: Partial<SignalSettings>): void {
  settings = { ...signalSettings(), ...change };
  keep(KEY, settings);
  show(settings);
  for (const listener of listeners) listener();
}

/** The clocks take their colours from style sheets: one mark at the root says to leave it. */
function show({ colour }: SignalSettings): void {
  document.documentElement.toggleAttribute('data-plain-clock', !colour);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSignalSettings(): SignalSettings {
  return useSyncExternalStore(subscribe, signalSettings, () => ALL_SIGNALS);
}
