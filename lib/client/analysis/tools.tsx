'use client';
import { useEffect, useState } from 'react';
import { Button, CopyButton, LinkButton } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import type { AnalysisLink, FromRound } from './address';

export interface ToolsProps {
  from: FromRound | null;
  /** to all of it */
  link: AnalysisLink;
  /** null: there is nothing to undo */
  undo: (() => void) | null;
  onSetup(): void;
  onPaste(): void;
}

/** What can be done with the position as a whole. */
export function Tools({ from, link, undo, onSetup, onPaste }: ToolsProps) {
  const t = useTranslations('analysis');
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" kind="plain" icon="recall" disabled={undo === null} onClick={() => undo?.()}>
        {t('tools.undo')}
      </Button>
      <Button size="sm" kind="plain" icon="edit" onClick={onSetup}>
        {t('tools.setup')}
      </Button>
      <Button size="sm" kind="plain" onClick={onPaste}>
        {t('tools.paste')}
      </Button>
      <CopyButton label={t('tools.link')} text={`${origin}${link.path}`} />
      {from ? (
        <LinkButton size="sm" kind="plain" href={`/e/${from.code}/review?round=${from.round}`}>
          {t('tools.review', { round: from.round })}
        </LinkButton>
      ) : null}
      {link.whole ? null : <p className="w-full text-sm text-quiet">{t('tools.linkShort')}</p>}
    </div>
  );
}
