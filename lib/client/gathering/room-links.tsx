'use client';
import { useEffect, useState } from 'react';
import { CopyButton } from '@/lib/client/ui';
import type { CreatedRoom } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

export type MadeRoom = CreatedRoom & { name: string };

/** Links of the rooms that were just made, shown once: whoever leads a room opens its own. */
export function RoomLinks({ rooms }: { rooms: readonly MadeRoom[] }) {
  const t = useTranslations('gathering');
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  if (rooms.length === 0) return null;
  const linkOf = ({ code, hostKey }: MadeRoom) => `${origin}/host/${code}#${hostKey}`;
  const all = rooms.map((room) => `${room.name}\t${linkOf(room)}`).join('\n');
  return (
    <section role="status" className="mt-4 rounded-ui border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{t('links')}</p>
        {rooms.length > 1 ? <CopyButton label={t('copyAll')} text={all} /> : null}
      </div>
      <p className="text-sm text-quiet">{t('keyHint')}</p>
      <ul className="mt-2 max-h-[70dvh] overflow-y-auto">
        {rooms.map((room) => (
          <li
            key={room.code}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line py-3"
          >
            <bdi className="font-semibold break-words">{t('roomCode', room)}</bdi>
            <CopyButton label={t('copy')} text={linkOf(room)} />
            {/* Below both: beside the button a narrow screen breaks it into many pieces. */}
            <code dir="ltr" className="col-span-2 text-start text-sm break-all text-quiet">
              {linkOf(room)}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
