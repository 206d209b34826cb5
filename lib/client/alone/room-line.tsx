'use client';
import type { RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Where the same moves would have stood in the room. */
export function RoomLine({ run }: { run: RunView }) {
  const t = useTranslations('alone');
  const { room } = run;
  if (!room || room.rank === null) return null;
  return (
    <p role="status" className="font-semibold text-accent">
      {t('wouldBe', { rank: room.rank, players: room.players })}
    </p>
  );
}
