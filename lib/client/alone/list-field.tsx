'use client';
import { useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { LexiconSheet, useNames } from '../lexicons';
import { Button } from '../ui';
import type { ChosenList } from './use-list';

/** Which words count, for everything that is drawn here. */
export function ListField({ list, chosen, choose }: ChosenList) {
  const t = useTranslations('alone');
  const names = useNames();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        {t('words')} <b>{chosen ? <bdi>{names.lexicon(chosen)}</bdi> : '–'}</b>
      </p>
      <Button size="sm" disabled={!list.lexicons} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {t('change')}
      </Button>
      <LexiconSheet
        open={choosing}
        lexicons={list.lexicons ?? []}
        chosen={chosen?.id ?? ''}
        onChoose={(lexicon) => {
          setChoosing(false);
          choose(lexicon);
        }}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
