'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Between, Button, Code, fieldError, Icon, ProblemText } from '../ui';
import { AskedFields, HallCodeField, LevelField } from './join-asked';
import { FreeName, ListedName, SuggestedName } from './join-name';
import { Plain } from './plain';
import { ReturnForm } from './return-form';
import { useJoin } from './use-join';

const NAME_FIELDS = { free: FreeName, suggested: SuggestedName, listed: ListedName };
/** Fields that show what is wrong with them. */
const SHOWN = ['name', 'partner', 'team', 'table', 'club', 'category', 'hallCode'];

/** The door of an event: a name, and in. The code is known from the address. */
export function JoinScreen({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('join');
  return (
    <Plain>
      <p className="text-quiet">
        <Code value={snapshot.code} className="text-ink" />
        <Between />
        <Here {...snapshot} />
      </p>
      <h1 className="mt-1 text-3xl font-bold text-balance break-words">
        <bdi>{snapshot.name}</bdi>
      </h1>
      {snapshot.renewed ? (
        <Renewed snapshot={snapshot} />
      ) : (
        <>
          {snapshot.locked ? <Shut /> : <Form snapshot={snapshot} />}
          <div className="mt-6">
            <ReturnForm code={snapshot.code} />
          </div>
        </>
      )}
      {snapshot.host ? (
        <p className="mt-4">
          <a href={`/host/${snapshot.code}`} className="font-semibold text-accent underline">
            {t('toDesk')}
          </a>
        </p>
      ) : null}
    </Plain>
  );
}

function Form({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('join');
  const { settings, code } = snapshot;
  const { form, set, problem, busy, join } = useJoin(snapshot);
  const element = useRef<HTMLFormElement>(null);
  const Name = NAME_FIELDS[settings.names];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void join();
  };
  // What the server sends back is mended where it is wrong.
  useEffect(() => {
    if (problem) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const taken = problem?.code === 'name-taken' ? (fieldError(problem, 'name') ?? t('nameTaken')) : null;
  const nameError = taken ?? fieldError(problem, 'name');
  const { suggestion } = problem ?? {};
  const part = { settings, form, problem, set };
  return (
    <form ref={element} onSubmit={submit} noValidate className="mt-6 flex flex-col gap-4">
      <Name code={code} value={form.name} error={nameError} onChange={(name) => set({ name })} />
      {suggestion ? (
        <Button
          kind="soft"
          busy={busy}
          onClick={() => void join({ name: suggestion })}
          className="whitespace-normal"
        >
          <span>{t.rich('joinAs', { name: suggestion, b: (name) => <bdi>{name}</bdi> })}</span>
        </Button>
      ) : null}
      <LevelField {...part} />
      <AskedFields {...part} />
      <HallCodeField {...part} />
      <ProblemText problem={taken ? null : problem} fields={SHOWN} />
      <Button type="submit" kind="primary" size="lg" busy={busy} wide>
        {t(busy ? 'joining' : 'submit')}
      </Button>
    </form>
  );
}

/** The seat is not this device's any more: its new code opens it again, whoever holds the device. */
function Renewed({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('join');
  const [anew, setAnew] = useState(false);
  return (
    <>
      <div role="status" className="my-5 flex items-start gap-2">
        <Icon name="alert" className="mt-1 shrink-0 text-alert" />
        <span>
          <span className="block text-lg font-bold">{t('renewed.title')}</span>
          {t('renewed.hint')}
        </span>
      </div>
      <ReturnForm code={snapshot.code} opened />
      {snapshot.locked ? null : anew ? (
        <Form snapshot={snapshot} />
      ) : (
        <Button kind="plain" wide className="mt-3" onClick={() => setAnew(true)}>
          {t('renewed.anew')}
        </Button>
      )}
    </>
  );
}

/** The stream says when it opens; nothing to do until then. */
function Shut() {
  const t = useTranslations('join');
  return (
    <p role="status" className="mt-6 flex items-start gap-2 border-y border-line py-4">
      <Icon name="alert" className="mt-1 shrink-0 text-alert" />
      <span>
        <span className="block text-lg font-bold">{t('locked')}</span>
        {t('lockedHint')}
      </span>
    </p>
  );
}

function Here({ status, players, round }: Snapshot) {
  const t = useTranslations('join');
  if (status === 'lobby') return t('here', { players });
  return round ? t('roundIsOn', { round: round.number }) : t('aboutToBegin');
}
