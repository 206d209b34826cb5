'use client';
import { useEffect, useState } from 'react';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { liveStore } from '../live';
import { Button } from '../ui';
import { JoinScreen } from './join-screen';
import { Plain } from './plain';

/** The host's word reaches only the streams of those who are in. */
const LOOK_MS = 8000;

/** For somebody whom the host has taken out: who can undo it, and the other way in while the door is open. */
export function RemovedScreen({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('join');
  const [anew, setAnew] = useState(false);
  const [busy, setBusy] = useState(false);
  const { code } = snapshot;
  useEffect(() => {
    const timer = setInterval(() => void liveStore(code).reload(), LOOK_MS);
    return () => clearInterval(timer);
  }, [code]);
  if (anew) return <JoinScreen snapshot={snapshot} />;
  const look = async () => {
    setBusy(true);
    await liveStore(code).reload();
    setBusy(false);
  };
  return (
    <Plain>
      <p className="text-quiet">
        <bdi>{snapshot.name}</bdi>
      </p>
      <h1 className="mt-1 text-3xl font-bold text-balance">{t('removed.title')}</h1>
      <p className="mt-4">{t('removed.ask')}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button kind="primary" size="lg" wide busy={busy} onClick={() => void look()}>
          {t('removed.look')}
        </Button>
        {snapshot.locked ? null : (
          <Button kind="plain" wide onClick={() => setAnew(true)}>
            {t('removed.anew')}
          </Button>
        )}
      </div>
    </Plain>
  );
}
