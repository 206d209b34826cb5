'use client';
import { type DragEvent, useId, useState } from 'react';
import { cx, Icon } from '@/lib/client/ui';
import type { PreparedFile } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { readPreparedFile } from './prepared-file';

/** Takes a file of a prepared game, chosen or dropped. */
export function FileDrop({ onFile, className }: { onFile(file: PreparedFile): void; className?: string }) {
  const t = useTranslations('prepare');
  const id = useId();
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = readPreparedFile(await file.text());
    setWrong(read === null);
    if (read) onFile(read);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section
      aria-label={t('file.title')}
      className={cx(
        'rounded-ui border border-dashed p-3',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className="block font-semibold">
        {t('file.title')}
      </label>
      <p className="text-sm text-quiet">{t('file.hint')}</p>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className="mt-2 min-h-11 w-full rounded-ui border border-line-strong bg-sheet p-2"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {wrong ? (
        <p role="alert" className="mt-2 flex items-start gap-2 font-semibold text-error">
          <Icon name="alert" className="mt-1 shrink-0" /> {t('file.wrong')}
        </p>
      ) : null}
    </section>
  );
}
