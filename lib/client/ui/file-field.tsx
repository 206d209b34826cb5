'use client';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { cx } from './classes';
import { Around, describedBy, type Frame } from './field';

export interface FileFieldProps extends Frame {
  /** endings and types, as the attribute has them */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** what is chosen */
  files: readonly File[];
  onFiles(files: File[]): void;
}

/**
 * Takes files, chosen or dropped. The browser's own control lies over ours, unseen: it keeps its keys, what screen
 * readers say of it and its place for dropping, while what is seen speaks the page's language.
 */
export function FileField({ files, onFiles, accept, multiple, disabled, ...frame }: FileFieldProps) {
  const t = useTranslations('ui');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const none = files.length === 0;
  useEffect(() => {
    if (none && input.current) input.current.value = '';
  }, [none]);
  return (
    <Around id={id} {...frame}>
      <div className="file-field" data-wrong={frame.error ? true : undefined}>
        <input
          ref={input}
          id={id}
          type="file"
          {...{ accept, multiple, disabled }}
          aria-invalid={frame.error ? true : undefined}
          aria-describedby={cx(`${id}-files`, describedBy(id, frame))}
          onClick={({ currentTarget }) => {
            // The same file again, corrected meanwhile, is a choice as well.
            currentTarget.value = '';
          }}
          onChange={({ target }) => {
            if (target.files?.length) onFiles([...target.files]);
          }}
        />
        <span aria-hidden="true" className="file-button">
          {t('file.choose', { multiple: multiple ? 'many' : 'one' })}
        </span>
        <span id={`${id}-files`} className={cx('min-w-0 truncate', none && 'text-quiet')}>
          {files.length > 1 ? `${t('file.count', { files: files.length })} ` : null}
          {none ? t('file.none') : <bdi>{files.map(({ name }) => name).join(', ')}</bdi>}
        </span>
      </div>
    </Around>
  );
}
