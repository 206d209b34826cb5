'use client';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/lib/client/ui';
import type { GatheringView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

const MOST_NAME = 80;

export interface HostProps {
  view: GatheringView;
  busy: boolean;
  /** whether it was added */
  onAdd(name: string): Promise<boolean>;
  onChange(what: { complete?: true; closed?: true }): void;
}

/** What the host does: rooms are added, one or many at a time, and results made public. */
export function Host({ view, busy, onAdd, onChange }: HostProps) {
  const t = useTranslations('gathering');
  const [asked, setAsked] = useState(false);
  return (
    <div className="mt-5 grid gap-5">
      {view.complete ? <p className="text-quiet">{t('complete')}</p> : <AddRooms {...{ busy, onAdd }} />}
      <div className="flex flex-wrap items-center gap-3">
        {view.complete || view.rooms.length === 0 ? null : (
          <Button busy={busy} onClick={() => onChange({ complete: true })}>
            {t('setComplete')}
          </Button>
        )}
        {asked ? (
          <>
            <span className="font-semibold">{t('closeSure')}</span>
            <Button kind="danger" busy={busy} onClick={() => onChange({ closed: true })}>
              {t('close')}
            </Button>
            <Button kind="plain" onClick={() => setAsked(false)}>
              {t('keep')}
            </Button>
          </>
        ) : (
          <Button kind="plain" onClick={() => setAsked(true)}>
            {t('close')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Names of rooms, one a line: they are added in their order, and those that could not be added stay. */
function AddRooms({ busy, onAdd }: Pick<HostProps, 'busy' | 'onAdd'>) {
  const t = useTranslations('gathering');
  const id = useId();
  const [text, setText] = useState('');
  const [adding, setAdding] = useState(false);
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAdding(true);
    for (const [index, name] of names.entries()) {
      if (!(await onAdd(name.slice(0, MOST_NAME)))) break;
      setText(names.slice(index + 1).join('\n'));
    }
    setAdding(false);
  };
  return (
    <form onSubmit={submit} className="grid max-w-md gap-3">
      <div>
        <label htmlFor={id} className="block font-semibold">
          {t('roomNames')}
        </label>
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {t('roomNamesHint')}
        </p>
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={Math.min(10, Math.max(2, names.length + 1))}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={text}
          disabled={adding}
          onChange={(event) => setText(event.target.value)}
          className="mt-1 block w-full rounded-ui border border-line-strong bg-sheet px-3 py-2 text-ink focus:outline-2 focus:outline-offset-1 focus:outline-accent"
        />
      </div>
      <Button
        type="submit"
        kind="primary"
        className="justify-self-start"
        busy={busy || adding}
        disabled={names.length === 0}
      >
        {t('addRooms', { rooms: Math.max(1, names.length) })}
      </Button>
    </form>
  );
}
