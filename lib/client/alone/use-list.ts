'use client';
import { useEffect, useState } from 'react';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useLanguage } from '@/lib/i18n/client';
import { type LexiconState, useLexicons } from '../lexicons';
import { keep, kept } from '../live';

const KEY = 'onerack:alone:lexicon';

export interface ChosenList {
  list: LexiconState;
  chosen: LexiconInfo | undefined;
  choose(lexicon: LexiconInfo): void;
}

/** The word list that one plays alone with: as last time, or that of the reader's language. */
export function useList(): ChosenList {
  const list = useLexicons();
  const { tag } = useLanguage().language;
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const before = kept(KEY);
    if (typeof before === 'string') setId(before);
  }, []);
  const by = (test: (one: LexiconInfo) => boolean) => list.lexicons?.find(test);
  const chosen = by((one) => one.id === id) ?? by((one) => one.id === tag) ?? by((one) => one.id === 'en');
  const choose = (lexicon: LexiconInfo) => {
    keep(KEY, lexicon.id);
    setId(lexicon.id);
  };
  return { list, chosen, choose };
}
