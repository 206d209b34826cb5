'use client';
/** The browser's own speech: what is being said, and by which of its voices. */
import { useSyncExternalStore } from 'react';
import { speechSettings } from './settings';

/** Between two lines, so that they are heard as two. */
const PAUSE_MS = 350;

interface Speaking {
  lines: readonly string[];
  /** which of them is said now */
  at: number;
}

let speaking: Speaking | null = null;
/** Rises with each beginning and stop: what was on its way then is over. */
let turn = 0;
const listeners = new Set<() => void>();

const synthesis = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis);

function now(value: Speaking | null): void {
  speaking = value;
  for (const listener of listeners) listener();
}

/** Says the lines in order; whatever is being said stops. Without a voice for the language nothing is said. */
export function speak(lines: readonly string[], language: string): void {
  const speech = synthesis();
  stopSpeaking();
  const voice = voiceFor(language);
  if (!speech || !voice) return;
  const own = turn;
  const say = (at: number) => {
    const line = lines[at];
    if (own !== turn) return;
    if (line === undefined) return now(null);
    now({ lines, at });
    const utterance = new SpeechSynthesisUtterance(line);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = speechSettings().rate;
    utterance.onend = () => setTimeout(() => say(at + 1), PAUSE_MS);
    utterance.onerror = () => own === turn && now(null);
    speech.speak(utterance);
  };
  say(0);
}

export function stopSpeaking(): void {
  turn += 1;
  synthesis()?.cancel();
  if (speaking) now(null);
}

/** What is being said; null in silence. */
export const useSpeaking = (): Speaking | null =>
  useSyncExternalStore(
    subscribeSpeaking,
    () => speaking,
    () => null,
  );

function subscribeSpeaking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? '';
/** Two names of one language, as voices use either. */
const same = (voice: string, language: string) =>
  primary(voice) === language || (language === 'nb' && primary(voice) === 'no');

let known: { all: readonly SpeechSynthesisVoice[]; language: string; of: SpeechSynthesisVoice[] } | null =
  null;

/** The voices of this device for a language; those that need no network first. */
function voicesOf(language: string): SpeechSynthesisVoice[] {
  const all = synthesis()?.getVoices() ?? [];
  if (known && known.language === language && known.all.length === all.length) return known.of;
  const of = all
    .filter((voice) => same(voice.lang, language))
    .sort((a, b) => Number(b.localService) - Number(a.localService));
  known = { all, language, of };
  return of;
}

/** The one that was chosen on this device, else its first; null: it has none. */
export function voiceFor(language: string): SpeechSynthesisVoice | null {
  const voices = voicesOf(language);
  const chosen = speechSettings().voices[language];
  return voices.find(({ name }) => name === chosen) ?? voices[0] ?? null;
}

const NONE: SpeechSynthesisVoice[] = [];

/** Browsers find their voices some time after the page. */
export function useVoices(language: string): SpeechSynthesisVoice[] {
  return useSyncExternalStore(
    subscribeVoices,
    () => voicesOf(language),
    () => NONE,
  );
}

function subscribeVoices(listener: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}
