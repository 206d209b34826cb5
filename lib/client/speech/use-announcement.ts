'use client';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { knownTileSet } from '@/lib/client/board';
import type { Snapshot } from '@/lib/http/schemas';
import { rackLines, spokenLanguage, topLines } from './announcement';
import { formedWords } from './formed-words';
import { useSpeechSettings } from './settings';
import { speak, stopSpeaking } from './speaker';

export interface Announcement {
  what: 'rack' | 'top';
  round: number;
  lines: readonly string[];
  language: string;
}

/** After the signal of a round that opens. */
const AFTER_SIGNAL_MS = 1200;

/** What there is to read out now: the rack of a round that runs, or the top of one that is over. */
export function announcementOf(event: Snapshot): Announcement | null {
  const { round, settings, tileSet, cancelled } = event;
  // The top before a cancelled round was read out in its time.
  if (!round || cancelled) return null;
  const set = knownTileSet(tileSet);
  const alphabet = {
    id: tileSet,
    letters: set?.letters.map(({ tile }) => tile) ?? [],
    locale: set?.spelling.locale,
  };
  const { number, rack, board, top } = round;
  const told = { round: number, language: spokenLanguage(tileSet) };
  if (round.status !== 'closed') return { ...told, what: 'rack', lines: rackLines(rack, alphabet) };
  if (!top) return null;
  const formed = formedWords(board, top);
  return { ...told, what: 'top', lines: topLines({ top, formed, notation: settings.notation }, alphabet) };
}

export interface Announcing {
  announcement: Announcement | null;
  /** says it, or again */
  say(): void;
}

/** Reads out by itself, where that is wanted, what comes while the page looks on. */
export function useAnnouncement(event: Snapshot, automatic = useSpeechSettings().automatic): Announcing {
  const announcement = useMemo(() => announcementOf(event), [event]);
  const key = announcement ? `${announcement.what} ${announcement.round}` : '';
  const seen = useRef(key);
  const say = useEffectEvent(() => {
    if (announcement) speak(announcement.lines, announcement.language);
  });
  useEffect(() => {
    if (key === seen.current) return;
    seen.current = key;
    // What is still being said is of before.
    stopSpeaking();
    if (!automatic || key === '') return;
    const timer = setTimeout(() => say(), AFTER_SIGNAL_MS);
    return () => clearTimeout(timer);
  }, [key, automatic]);
  useEffect(() => stopSpeaking, []);
  return {
    announcement,
    say: () => {
      if (announcement) speak(announcement.lines, announcement.language);
    },
  };
}
