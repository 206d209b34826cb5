import type { Snapshot, TargetsReached } from '@/lib/http/schemas';
import { type MessageKey, type Translate, useFormatter, useTranslations } from '@/lib/i18n/client';

type Told = Pick<Snapshot, 'reached' | 'settings'>;
type Reached = TargetsReached['first'][number];

const BY = {
  beginner: 'end.reachedBy.beginner',
  intermediate: 'end.reachedBy.intermediate',
  expert: 'end.reachedBy.expert',
} as const satisfies Record<string, MessageKey<'words'>>;

/** A name of another direction turns nothing around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Who has reached the own target, with level and target; null where nobody is known to. */
export function reachedText(
  t: Translate<'words'>,
  list: (parts: string[]) => string,
  { reached, settings }: Told,
): string | null {
  const [one] = reached?.first ?? [];
  if (!reached || !one) return null;
  const more = reached.players - reached.first.length;
  const by = ({ name, level, target }: Reached) =>
    settings.targetLevels ? t(BY[level ?? 'intermediate'], { name: isolated(name), target }) : isolated(name);
  const players = list([...reached.first.map(by), ...(more > 0 ? [t('end.reachedMore', { more })] : [])]);
  return settings.targetLevels
    ? t('end.reachedOwn', { players })
    : t('end.reachedAll', { players, target: one.target });
}

/** The same in the reader's language, and which targets there were. */
export function useReached(event: Told): { who: string | null; targets: string | null } {
  const t = useTranslations('words');
  const format = useFormatter();
  const who = reachedText(t, (parts) => format.list(parts), event);
  const { targetLevels } = event.settings;
  return { who, targets: who !== null && targetLevels ? t('end.targets', targetLevels) : null };
}
