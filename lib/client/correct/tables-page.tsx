'use client';
import { useId } from 'react';
import { DeskFrame, useGate } from '@/lib/client/host';
import { Button, FileField, LinkButton, ProblemText } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { ListPreview } from './list-preview';
import { useList } from './use-list';

/** The players who hand in paper: typed, pasted or from a file, looked at, then given their seats. */
export function TablesPage({ code }: { code: string }) {
  const t = useTranslations('tables');
  const { event, inside } = useGate(code, 'host');
  return (
    <DeskFrame
      title={
        event ? (
          <p className="truncate font-bold sm:text-lg">
            <bdi>{event.name}</bdi>
          </p>
        ) : null
      }
      links={
        event ? (
          <>
            <LinkButton size="sm" kind="plain" href={`/host/${code}/correct`}>
              {t('correct')}
            </LinkButton>
            <LinkButton size="sm" kind="plain" href={`/host/${code}`}>
              {t('desk')}
            </LinkButton>
          </>
        ) : null
      }
    >
      {inside((own) => (
        <Lists event={own} />
      ))}
    </DeskFrame>
  );
}

const BOX =
  'mt-1 w-full rounded-ui border border-line-strong bg-sheet p-3 font-mono text-base focus:outline-2 focus:outline-accent focus:outline-offset-1';

function Lists({ event }: { event: Snapshot }) {
  const t = useTranslations('tables');
  const id = useId();
  const {
    text,
    file,
    noText,
    list,
    faults,
    namesakes,
    moves,
    licences,
    busy,
    problem,
    done,
    setText,
    readFile,
    store,
  } = useList(event.code);
  const good = list.lines.length > 0 && faults.size === 0 && list.left === 0;
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <p className="mt-2">{t('lead')}</p>
      <p className="mt-1 text-quiet">{t('here', { players: event.players })}</p>
      <form
        className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(submit) => {
          submit.preventDefault();
          if (good) void store();
        }}
      >
        <div>
          <label htmlFor={`${id}-text`} className="block font-semibold">
            {t('text')}
          </label>
          <p id={`${id}-hint`} className="text-sm text-quiet">
            {t('textHint')}
          </p>
          <textarea
            id={`${id}-text`}
            aria-describedby={`${id}-hint`}
            rows={10}
            dir="auto"
            spellCheck={false}
            placeholder={t('example')}
            className={BOX}
            value={text}
            onChange={(change) => setText(change.target.value)}
          />
        </div>
        <FileField
          label={t('file')}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          files={file ? [file] : []}
          error={noText ? t('notText') : null}
          onFiles={([chosen]) => {
            if (chosen) void readFile(chosen);
          }}
        />
        <ProblemText problem={problem} />
        {done ? (
          <p role="status" className="font-semibold text-accent">
            {t('done', { added: done.added, changed: done.changed })}
          </p>
        ) : null}
        {list.lines.length > 0 ? <ListPreview {...{ list, faults, namesakes, moves, licences }} /> : null}
        <Button type="submit" kind="primary" busy={busy} disabled={!good} className="justify-self-start">
          {t('store', { players: list.lines.length })}
        </Button>
      </form>
    </div>
  );
}
