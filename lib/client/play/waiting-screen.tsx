'use client';
import { useEffect } from 'react';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { liveStore } from '../live';
import { Plain } from './plain';

/** Should the message of it be lost. */
const LOOK_MS = 8000;

/** For somebody who came late: the host has been asked, and every message of the event is a reason to look. */
export function WaitingScreen({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('join');
  const { code, version } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to look.
  useEffect(() => {
    void liveStore(code).reload();
  }, [code, version]);
  useEffect(() => {
    const timer = setInterval(() => void liveStore(code).reload(), LOOK_MS);
    return () => clearInterval(timer);
  }, [code]);
  return (
    <Plain>
      <p className="text-quiet">
        <bdi>{snapshot.name}</bdi>
      </p>
      <div role="status">
        <h1 className="mt-1 text-3xl font-bold text-balance">{t('waiting.title')}</h1>
        <p className="mt-4">{t('waiting.hint')}</p>
      </div>
    </Plain>
  );
}
