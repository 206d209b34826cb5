'use client';
import { type FormEvent, useId, useState } from 'react';
import { LexiconChoice, useLexicons } from '@/lib/client/lexicons';
import { callApi } from '@/lib/client/live';
import { Button, FileField, ProblemText } from '@/lib/client/ui';
import type { ImportedFile, ImportedGames, ImportGames, Problem } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { ImportedList } from './imported-list';

const BOX = 'w-full rounded-ui border border-line-strong bg-sheet p-2 font-mono text-sm';

/** Finished games from files, or as pasted text: each file by itself, so that a bad one holds up none. */
export function ImportPage() {
  const t = useTranslations('imports');
  const id = useId();
  const list = useLexicons();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [text, setText] = useState('');
  const [lexicon, setLexicon] = useState('en');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<readonly ImportedFile[] | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
    const pasted = text.trim() === '' ? [] : [{ name: t('pasted'), text }];
    const body: ImportGames = { files: [...read, ...pasted], lexicon };
    const answer = await callApi<ImportedGames>('/api/games', { body });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) setDone(answer.body.files);
  };
  return (
    <>
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      <p className="mt-3">{t('lead')}</p>
      <form onSubmit={(event) => void send(event)} className="mt-6 grid gap-5">
        <FileField
          label={t('files')}
          multiple
          accept=".json,.txt,.csv,.tsv,.gcg,text/plain,application/json"
          files={files}
          onFiles={setFiles}
        />
        <div>
          <label htmlFor={`${id}-text`} className="block font-semibold">
            {t('text')}
          </label>
          <textarea
            id={`${id}-text`}
            rows={8}
            dir="ltr"
            spellCheck={false}
            placeholder={EXAMPLE}
            className={`mt-1 ${BOX}`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <LexiconChoice
          title={t('lexicon')}
          list={list}
          chosen={lexicon}
          onChoose={({ id }) => setLexicon(id)}
        />
        <ProblemText problem={problem} />
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          className="justify-self-start"
          disabled={files.length === 0 && text.trim() === ''}
        >
          {t(busy ? 'busy' : 'submit')}
        </Button>
      </form>
      {done ? <ImportedList files={done} /> : null}
      <Help />
    </>
  );
}

const EXAMPLE = `name: Club night
round | rack    | top           | Ann           | Bob
1     | AEINRST | 8D NASTIER 66 | 8D NASTIER    | 8G TIN`;

/** What can be read. */
function Help() {
  const t = useTranslations('imports');
  return (
    <section className="mt-10 grid gap-3">
      <h2 className="text-xl font-bold">{t('help.title')}</h2>
      <p>{t('help.table')}</p>
      <pre className="overflow-x-auto rounded-ui border border-line p-2 text-sm" dir="ltr">
        {`name: Club night
lexicon: en
notation: 8H
${EXAMPLE.split('\n').slice(1).join('\n')}
2     | DOGSXYU |               | 9H OX 36      | -`}
      </pre>
      <p>
        {t.rich('help.json', {
          a: (chunks) => (
            <a
              href="/api/schemas/game.json"
              className="font-semibold text-accent underline underline-offset-4"
            >
              {chunks}
            </a>
          ),
        })}
      </p>
      <p>
        {t.rich('help.gcg', {
          a: (chunks) => (
            <a href="/analysis" className="font-semibold text-accent underline underline-offset-4">
              {chunks}
            </a>
          ),
        })}
      </p>
    </section>
  );
}
