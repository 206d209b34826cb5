'use client';
import { peopleOf } from '@/lib/client/live';
import type { Snapshot } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { findersOf } from './finders';
import type { Heads } from './heads';

/** Names that do not fit a line or two are told as a number. */
const LETTERS = 48;

/** Who found the top: by name where they are few and known, otherwise how many. */
export function FoundLine({ event, heads }: { event: Snapshot; heads: Heads | null }) {
  const t = useTranslations('screen');
  const format = useFormatter();
  const { found, slips } = event;
  const people = peopleOf(event);
  const { names, solo } = heads ? findersOf(event, heads) : { names: [], solo: false };
  const known = names.length > 0 && names.join(', ').length <= LETTERS;
  const named = () => <bdi>{format.list(names)}</bdi>;
  // Paper is entered after the close: before the first slip is read, nobody knows whether it was found.
  if (slips === 0) return null;
  if (solo && known) return t.rich('soloBy', { names: named });
  if (known && people > names.length) return t.rich('foundBy', { count: names.length, names: named });
  if (found >= people && people > 1) return t('foundByAll', { players: people });
  return t('found', { found, players: slips });
}
