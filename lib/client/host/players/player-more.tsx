'use client';
import { useState } from 'react';
import { Button, Code, Select } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { DetailsForm } from './details-form';
import type { RowProps } from './player-row';

/** Offered in seconds; another that was given over the interface stands as it is. */
const TIMES = [0, 15, 30, 45, 60, 90, 120, 180];

/** What is done to a player seldom: more time, a new way back, the name taken away for good. */
export function PlayerMore({ row, acts }: RowProps) {
  const t = useTranslations('host');
  const [code, setCode] = useState<string | null>(null);
  const [describing, setDescribing] = useState(false);
  const [erasing, setErasing] = useState(false);
  const times = TIMES.includes(row.extraSeconds) ? TIMES : [...TIMES, row.extraSeconds];
  return (
    <div className="grid justify-items-start gap-3 pt-1 pb-3">
      <Select
        label={t('more.time')}
        name="extraSeconds"
        value={String(row.extraSeconds)}
        onChange={(event) => void acts.giveTime(row, Number(event.target.value))}
      >
        {times.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? t('more.noTime') : t('more.seconds', { seconds })}
          </option>
        ))}
      </Select>
      {code ? (
        <p role="status">
          {t('more.code')} <Code value={code} className="ms-1 text-xl select-all" />
          <span className="block text-sm text-quiet">{t('more.codeHint')}</span>
        </p>
      ) : (
        <Button size="sm" kind="plain" onClick={() => void acts.newCode(row).then(setCode)}>
          {t('more.newCode')}
        </Button>
      )}
      {describing ? (
        <DetailsForm row={row} acts={acts} onDone={() => setDescribing(false)} />
      ) : (
        <Button size="sm" kind="plain" onClick={() => setDescribing(true)}>
          {t('more.details')}
        </Button>
      )}
      <Button size="sm" kind="plain" onClick={() => void acts.withdraw(row, !row.withdrawn)}>
        {row.withdrawn ? t('more.goOn') : t('more.withdraw')}
      </Button>
      {erasing ? (
        <div className="grid gap-2">
          <p role="alert" className="font-semibold">
            {t('more.eraseAsk')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" kind="danger" onClick={() => void acts.erase(row)}>
              {t('more.eraseYes')}
            </Button>
            <Button size="sm" kind="plain" onClick={() => setErasing(false)}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <Button size="sm" kind="danger" onClick={() => setErasing(true)}>
          {t('more.erase')}
        </Button>
      )}
    </div>
  );
}
