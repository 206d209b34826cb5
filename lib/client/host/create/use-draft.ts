'use client';
import { useEffect, useState } from 'react';
import type { Lexicons } from '@/lib/client/lexicons';
import { takePrepared } from '@/lib/client/prepared';
import { useLanguage } from '@/lib/i18n/client';
import { type Draft, newDraft, withPrepared } from '../draft';

const NAME = 'onerack.draft';

/** The draft, kept in this tab: neither a reload nor signing in half-way loses it. */
export function useDraft(lexicons: Lexicons | null): [Draft, (draft: Draft) => void] {
  const { tag } = useLanguage().language;
  const [draft, setDraft] = useState<Draft>(() => newDraft());
  const [kept, setKept] = useState(false);

  useEffect(() => {
    const stored = read();
    const prepared = takePrepared();
    if (!stored && !prepared) return;
    const known = stored ?? newDraft();
    setDraft(prepared ? withPrepared(known, prepared) : known);
    setKept(true);
  }, []);
  // Until something is chosen, the lexicon of the reader's language; and never one that is not there.
  useEffect(() => {
    if (!lexicons || (kept && lexicons.some((one) => one.id === draft.lexicon))) return;
    const { lexicon, notation } = newDraft(lexicons, tag);
    if (lexicon !== draft.lexicon) setDraft({ ...draft, lexicon, notation });
  }, [lexicons, draft, kept, tag]);
  useEffect(() => {
    if (kept) write(draft);
  }, [draft, kept]);

  const change = (next: Draft) => {
    setKept(true);
    setDraft(next);
  };
  return [draft, change];
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

function read(): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    // A draft of an older version may lack a field; one of a newer may have more. Defaults fill in.
    return stored && typeof stored === 'object' ? { ...newDraft(), ...stored } : null;
  } catch {
    return null;
  }
}

function write(draft: Draft): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the form works without.
  }
}
