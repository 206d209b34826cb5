'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Field, FileField, fieldError, ProblemText, ProgressBar, Select } from '@/lib/client/ui';
import type { OwnLexicon, Problem } from '@/lib/http/schemas';
import { type MessageKey, type Translate, useTranslations } from '@/lib/i18n/client';
import { sendUpload, type UploadStep } from './send-upload';
import { useNames } from './use-names';

const STEPS: Record<UploadStep['phase'], MessageKey<'lexicons'>> = {
  sending: 'upload.sending',
  waiting: 'upload.waiting',
  reading: 'upload.reading',
  building: 'upload.building',
};

const FIELDS = ['name', 'tileSet', 'file'];

/** Sends a word list and shows how far it is. */
export function UploadForm({
  tileSets,
  onBegin,
  onAdded,
}: {
  tileSets: readonly string[];
  /** what was said of the list before is no news any more */
  onBegin: () => void;
  onAdded: (lexicon: OwnLexicon) => void;
}) {
  const t = useTranslations('lexicons');
  const names = useNames();
  const [name, setName] = useState('');
  const [tileSet, setTileSet] = useState('en');
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<UploadStep | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onBegin();
    const wrong = missing(t, name, file);
    setProblem(wrong);
    if (wrong || !file) return;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setStep({ phase: 'sending', progress: 0 });
    const answer = await sendUpload({ file, name, tileSet, onStep: setStep, signal });
    setStep(null);
    if (!answer.ok) return setProblem(signal.aborted ? null : answer.problem);
    setFile(null);
    setName('');
    onAdded(answer.body);
  };
  const choices = tileSets
    .map((id) => ({ id, text: names.tiles(id) }))
    .sort((a, b) => names.compare(a.text, b.text));
  const take = (chosen: File | null) => {
    setFile(chosen);
    if (chosen && name.trim() === '') setName(chosen.name.replace(/\.[^.]*$/, '').slice(0, 60));
  };

  return (
    <form onSubmit={submit} noValidate className="mt-6 grid max-w-xl gap-5">
      <FileField
        label={t('upload.file')}
        accept=".txt,.csv,.tsv,.dic,.lst,text/*"
        hint={t('upload.fileHint', { megabytes: 64 })}
        error={fieldError(problem, 'file')}
        disabled={step !== null}
        files={file ? [file] : []}
        onFiles={([chosen]) => take(chosen ?? null)}
      />
      <Field
        label={t('upload.name')}
        name="name"
        autoComplete="off"
        maxLength={80}
        value={name}
        error={fieldError(problem, 'name')}
        disabled={step !== null}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={t('upload.tiles')}
        name="tileSet"
        value={tileSet}
        error={fieldError(problem, 'tileSet')}
        disabled={step !== null}
        onChange={(event) => setTileSet(event.target.value)}
      >
        {choices.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
      <ProblemText problem={problem} fields={FIELDS} />
      {step ? (
        <>
          <ProgressBar label={t(STEPS[step.phase])} value={step.progress} />
          <Button kind="plain" onClick={() => leaving.current?.abort()}>
            {t('upload.stop')}
          </Button>
        </>
      ) : (
        <Button type="submit" kind="primary">
          {t('upload.add')}
        </Button>
      )}
    </form>
  );
}

function missing(t: Translate<'lexicons'>, name: string, file: File | null): Problem | null {
  const errors = {
    ...(file === null && { file: [t('upload.noFile')] }),
    ...(name.trim() === '' && { name: [t('upload.noName')] }),
  };
  if (Object.keys(errors).length === 0) return null;
  return { type: 'about:blank', title: '', status: 422, code: 'invalid-input', errors };
}
