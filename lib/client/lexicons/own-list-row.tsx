'use client';
import { type FormEvent, useState } from 'react';
import { callApi } from '@/lib/client/live';
import { Button, Field, fieldError, ProblemText, Sheet } from '@/lib/client/ui';
import type { OwnLexicon, Problem } from '@/lib/http/schemas';
import { Report } from './report';
import { countText, wordsText } from './words-text';

interface RowProps {
  lexicon: OwnLexicon;
  /** name of the tile set */
  tiles: string;
  /** null: it was removed */
  onChange(to: OwnLexicon | null): void;
}

type Question = 'rename' | 'remove' | null;

/** One list with its report, to be renamed or removed. */
export function OwnListRow({ lexicon, tiles, onChange }: RowProps) {
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
            {wordsText(lexicon)}, {tiles}
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            kind="plain"
            size="sm"
            icon="edit"
            aria-label={`Rename ${name}`}
            onClick={() => ask('rename')}
          >
            Rename
          </Button>
          <Button
            kind="plain"
            size="sm"
            icon="trash"
            aria-label={`Remove ${name}`}
            onClick={() => ask('remove')}
          >
            Remove
          </Button>
        </div>
      </div>
      <details className="mt-1">
        <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-accent underline underline-offset-4">
          Report{report.refused > 0 ? `, ${countText(report.refused)} left out` : ''}
        </summary>
        <div className="py-2">
          <Report report={report} />
        </div>
      </details>
      <Sheet open={asked === 'rename'} title="Rename the list" onClose={() => ask(null)}>
        <RenameForm lexicon={lexicon} onDone={done} />
      </Sheet>
      <Sheet open={asked === 'remove'} title={`Remove ${name}?`} onClose={() => ask(null)}>
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
        label="Name"
        autoComplete="off"
        maxLength={80}
        value={name}
        error={fieldError(problem, 'name')}
        onChange={(event) => setName(event.target.value)}
      />
      <ProblemText problem={problem} fields={['name']} />
      <Button type="submit" kind="primary" busy={busy}>
        Rename
      </Button>
    </form>
  );
}

function RemoveForm({ lexicon, onDone }: FormProps) {
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
      <p>No new event can be played with it. Results of events that were played stay.</p>
      <ProblemText problem={problem} />
      <Button kind="danger" busy={busy} onClick={remove}>
        Remove it
      </Button>
    </div>
  );
}
