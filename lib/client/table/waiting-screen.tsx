'use client';
import { type FormEvent, useState } from 'react';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { keep, kept } from '../live';
import { SiteHeader } from '../notice';
import { Button, Code, CopyButton, Field, fieldError, ProblemText } from '../ui';
import { ClockText } from './clock-text';
import { DeleteTable } from './delete-table';
import { FORMAT } from './formats';
import { NAME_KEY } from './name-key';
import type { TableFollowed } from './use-table';

const RULE = { turn: 'rule.turn', free: 'rule.free', void: 'rule.void' } as const;

/** Before the game: who is here, how others come in, and a seat for whoever has none. */
export function WaitingScreen({ view, table }: { view: TableView; table: TableFollowed }) {
  const t = useTranslations('table');
  const { seats, settings, you, code } = view;
  const missing = settings.seats - seats.length;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="mx-auto grid w-full max-w-xl grow content-start gap-7 px-4 py-8 sm:py-12">
        <div>
          <h1 className="text-3xl font-bold">{t('table')}</h1>
          <p className="mt-2 text-quiet">
            <ClockText clock={settings.clock} /> {t(RULE[settings.challenge])}{' '}
            {settings.format === 'normal' ? null : t(FORMAT[settings.format])}
          </p>
        </div>
        {you ? null : <JoinForm table={table} />}
        <section aria-labelledby="players">
          <h2 id="players" className="font-semibold">
            {t('players')}
          </h2>
          <ol className="mt-1 border-t border-line" aria-live="polite">
            {seats.map(({ seat, name }) => (
              <li key={seat} className="border-b border-line py-2.5">
                <bdi className={you?.seat === seat ? 'font-bold' : undefined}>{name}</bdi>
              </li>
            ))}
            {Array.from({ length: missing }, (_, index) => seats.length + index).map((seat) => (
              <li key={seat} className="border-b border-line py-2.5 text-quiet">
                {t('freeSeat')}
              </li>
            ))}
          </ol>
        </section>
        {you ? <Invite code={code} missing={missing} /> : null}
        {you?.seat === 0 && seats.length >= 2 ? (
          <Button className="me-auto" busy={table.busy} onClick={() => void table.start()}>
            {t('startNow', { players: seats.length })}
          </Button>
        ) : null}
        {you ? <ProblemText problem={table.problem} /> : null}
        <DeleteTable view={view} table={table} />
      </main>
    </div>
  );
}

function Invite({ code, missing }: { code: string; missing: number }) {
  const t = useTranslations('table');
  const address = `${location.origin}/table/${code}`;
  return (
    <section className="rounded-ui border border-line bg-sheet p-4">
      <p>{t('invite', { count: missing })}</p>
      <p className="my-3 text-4xl">
        <Code value={code} />
      </p>
      <p className="mb-3 text-sm break-all text-quiet">
        <bdi dir="ltr">{address}</bdi>
      </p>
      <CopyButton text={address} label={t('copyLink')} />
    </section>
  );
}

function JoinForm({ table }: { table: TableFollowed }) {
  const t = useTranslations('table');
  const [name, setName] = useState(() => {
    const before = kept(NAME_KEY);
    return typeof before === 'string' ? before : '';
  });
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (await table.join(name)) keep(NAME_KEY, name);
  };
  return (
    <form onSubmit={join} noValidate className="grid gap-3">
      <Field
        label={t('name')}
        name="name"
        autoComplete="nickname"
        maxLength={40}
        value={name}
        error={fieldError(table.problem, 'name')}
        onChange={(event) => setName(event.target.value)}
      />
      <ProblemText problem={table.problem} fields={['name']} />
      <Button type="submit" kind="primary" size="lg" busy={table.busy}>
        {t('sit')}
      </Button>
    </form>
  );
}
