'use client';
import { type FormEvent, useState } from 'react';
import { callApi } from '@/lib/client/live';
import { Between, Button, Field, fieldError, ProblemText, Sheet } from '@/lib/client/ui';
import type { OwnLexicon, Problem } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Report } from './report';
import { useNames } from './use-names';
import { wordsText } from './words-text';

interface RowProps {
  lexicon: OwnLexicon;
  /** null: it was removed */
  onChange(to: OwnLexicon | null): void;
}

type Question = 'rename' | 'remove' | null;

/** One list with its report, to be renamed or removed. */
export function OwnListRow({ lexicon, onChange }: RowProps) {
  const t = useTranslations('lexicons');
  const names = useNames();
  const [asked, ask] = useState<Question>(null);
  const { name, report } = lexicon;
  const done = (to: OwnLexicon | null) => {
    ask(null);
    onChange(to);
  };
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-44">
          <p className="truncate font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="tabular text-sm text-quiet">
            {wordsText(t, lexicon)}
            <Between />
            {names.tiles(lexicon.tileSet)}
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            kind="plain"
            size="sm"
            icon="edit"
            aria-label={t('own.renameLabel', { name })}
            onClick={() => ask('rename')}
          >
            {t('own.rename')}
          </Button>
          <Button
            kind="plain"
            size="sm"
            icon="trash"
            aria-label={t('own.removeLabel', { name })}
            onClick={() => ask('remove')}
          >
            {t('own.remove')}
          </Button>
        </div>
      </div>
      <details className="mt-1">
        <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-accent underline underline-offset-4">
          {t('report.title', { refused: report.refused })}
        </summary>
        <div className="py-2">
          <Report report={report} />
        </div>
      </details>
      <Sheet open={asked === 'rename'} title={t('own.renameTitle')} onClose={() => ask(null)}>
        <RenameForm lexicon={lexicon} onDone={done} />
      </Sheet>
      <Sheet open={asked === 'remove'} title={t('own.removeTitle', { name })} onClose={() => ask(null)}>
        <RemoveForm lexicon={lexicon} onDone={done} />
      </Sheet>
    </li>
  );
}

interface FormProps {
  lexicon: OwnLexicon;
  onDone(to: OwnLexicon | null): void;
}

function RenameForm({ lexicon, onDone }: FormProps) {
  const t = useTranslations('lexicons');
  const [name, setName] = useState(lexicon.name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const path = `/api/lexicons/${lexicon.id}`;
    const answer = await callApi<OwnLexicon>(path, { method: 'PATCH', body: { name } });
    setBusy(false);
    if (answer.ok) onDone(answer.body);
    else setProblem(answer.problem);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label={t('own.name')}
        autoComplete="off"
        maxLength={80}
        value={name}
        error={fieldError(problem, 'name')}
        onChange={(event) => setName(event.target.value)}
      />
      <ProblemText problem={problem} fields={['name']} />
      <Button type="submit" kind="primary" busy={busy}>
        {t('own.rename')}
      </Button>
    </form>
  );
}

function RemoveForm({ lexicon, onDone }: FormProps) {
  const t = useTranslations('lexicons');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const remove = async () => {
    setBusy(true);
    const answer = await callApi<null>(`/api/lexicons/${lexicon.id}`, { method: 'DELETE' });
    setBusy(false);
    if (answer.ok) onDone(null);
    else setProblem(answer.problem);
  };
  return (
    <div className="grid gap-4">
      <p>{t('own.removeNote')}</p>
      <ProblemText problem={problem} />
      <Button kind="danger" busy={busy} onClick={remove}>
        {t('own.removeYes')}
      </Button>
    </div>
  );
}
