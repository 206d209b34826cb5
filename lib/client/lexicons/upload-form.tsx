'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Field, fieldError, ProblemText, ProgressBar, Select } from '@/lib/client/ui';
import type { OwnLexicon, Problem } from '@/lib/http/schemas';
import { sendUpload, type UploadStep } from './send-upload';

export interface TileSetChoice {
  id: string;
  name: string;
}

const STEPS: Record<UploadStep['phase'], string> = {
  sending: 'Sending the file',
  waiting: 'Waiting for another list to be finished',
  reading: 'Reading the words',
  building: 'Building the lexicon',
};

/** The browser's own button, made to look like ours. */
const FILE_FIELD =
  '[&_input]:ps-1 [&_input]:leading-10 [&_input]:file:me-3 [&_input]:file:min-h-9 [&_input]:file:cursor-pointer [&_input]:file:rounded-ui [&_input]:file:border-0 [&_input]:file:bg-accent-soft [&_input]:file:px-3 [&_input]:file:font-semibold [&_input]:file:text-ink';

const FIELDS = ['name', 'tileSet', 'file'];

/** Sends a word list and shows how far it is. */
export function UploadForm({
  tileSets,
  onAdded,
}: {
  tileSets: readonly TileSetChoice[];
  onAdded: (lexicon: OwnLexicon) => void;
}) {
  const [name, setName] = useState('');
  const [tileSet, setTileSet] = useState('en');
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<UploadStep | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = missing(name, file);
    setProblem(wrong);
    if (wrong || !file) return;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setStep({ phase: 'sending', progress: 0 });
    const answer = await sendUpload({ file, name, tileSet, onStep: setStep, signal });
    setStep(null);
    if (!answer.ok) return setProblem(signal.aborted ? null : answer.problem);
    form.reset();
    setFile(null);
    setName('');
    onAdded(answer.body);
  };
  const take = (chosen: File | null) => {
    setFile(chosen);
    if (chosen && name.trim() === '') setName(chosen.name.replace(/\.[^.]*$/, '').slice(0, 60));
  };

  return (
    <form onSubmit={submit} noValidate className="mt-6 grid max-w-xl gap-5">
      <Field
        label="File"
        type="file"
        accept=".txt,.csv,.tsv,.dic,.lst,text/*"
        hint="Plain text, one word a line or in the first column, at most 64 MB."
        error={fieldError(problem, 'file')}
        className={FILE_FIELD}
        disabled={step !== null}
        onChange={(event) => take(event.target.files?.[0] ?? null)}
      />
      <Field
        label="Name of the list"
        name="name"
        autoComplete="off"
        maxLength={80}
        value={name}
        error={fieldError(problem, 'name')}
        disabled={step !== null}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label="Tiles"
        name="tileSet"
        value={tileSet}
        error={fieldError(problem, 'tileSet')}
        disabled={step !== null}
        onChange={(event) => setTileSet(event.target.value)}
      >
        {tileSets.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
      <ProblemText problem={problem} fields={FIELDS} />
      {step ? (
        <>
          <ProgressBar label={STEPS[step.phase]} value={step.progress} />
          <Button kind="plain" onClick={() => leaving.current?.abort()}>
            Stop
          </Button>
        </>
      ) : (
        <Button type="submit" kind="primary">
          Add this list
        </Button>
      )}
    </form>
  );
}

function missing(name: string, file: File | null): Problem | null {
  const errors = {
    ...(file === null && { file: ['Choose a file.'] }),
    ...(name.trim() === '' && { name: ['Give the list a name.'] }),
  };
  if (Object.keys(errors).length === 0) return null;
  return { type: 'about:blank', title: 'Something is missing', status: 422, code: 'invalid-input', errors };
}
