'use client';
import { type DragEvent, useState } from 'react';
import { cx, FileField } from '@/lib/client/ui';
import type { PreparedFile } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { readPreparedFile } from './prepared-file';

/** Takes a file of a prepared game, chosen or dropped. */
export function FileDrop({ onFile, className }: { onFile(file: PreparedFile): void; className?: string }) {
  const t = useTranslations('prepare');
  const [over, setOver] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState(false);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    const read = readPreparedFile(await chosen.text());
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
      <FileField
        label={t('file.title')}
        hint={t('file.hint')}
        error={wrong ? t('file.wrong') : null}
        accept=".json,application/json"
        files={file ? [file] : []}
        onFiles={([chosen]) => void take(chosen)}
      />
    </section>
  );
}
