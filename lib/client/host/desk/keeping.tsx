'use client';
import { useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { HelpersSheet } from '@/lib/client/referee';
import { Button, LinkButton, ProblemText, Sheet } from '@/lib/client/ui';
import type { Problem, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { handOver } from '../handover';

export interface KeepingProps {
  event: Snapshot;
  /** a new host key is there to be shown */
  onKey(): void;
}

/** What stays of an event and who may open it: the report, the host's key, and the end of it all. */
export function Keeping({ event, onKey }: KeepingProps) {
  const t = useTranslations('host');
  const referee = useTranslations('referee');
  const [asking, setAsking] = useState<'key' | 'delete' | 'helpers' | null>(null);
  const close = () => setAsking(null);
  const { code, status, staff } = event;
  return (
    <section aria-label={t('keeping.title')} className="flex flex-wrap gap-2">
      <LinkButton kind="plain" href={`/host/${code}/report`}>
        {t('keeping.report')}
      </LinkButton>
      <LinkButton kind="plain" href={`/host/${code}/correct`}>
        {t('keeping.paper')}
      </LinkButton>
      {status === 'lobby' || status === 'finished' ? (
        <LinkButton kind="plain" href={`/e/${code}/alone`}>
          {t('keeping.homework')}
        </LinkButton>
      ) : null}
      <Button kind="plain" icon="people" onClick={() => setAsking('helpers')}>
        {referee('helpers.title')}
      </Button>
      {staff ? null : (
        <>
          <Button kind="plain" onClick={() => setAsking('key')}>
            {t('keeping.newKey')}
          </Button>
          <Button kind="danger" icon="trash" onClick={() => setAsking('delete')}>
            {t('keeping.delete')}
          </Button>
        </>
      )}
      <HelpersSheet open={asking === 'helpers'} onClose={close} event={event} />
      <Sheet open={asking === 'key'} title={t('keeping.newKey')} onClose={close}>
        <NewKey
          code={code}
          onDone={() => {
            close();
            onKey();
          }}
        />
      </Sheet>
      <Sheet open={asking === 'delete'} title={t('keeping.deleteTitle')} onClose={close}>
        <Delete event={event} onClose={close} />
      </Sheet>
    </section>
  );
}

function NewKey({ code, onDone }: { code: string; onDone(): void }) {
  const t = useTranslations('host');
  const [problem, setProblem] = useState<Problem | null>(null);
  const renew = async () => {
    const answer = await callApi<{ hostKey: string }>(eventPath(code, '/host-key'), { body: {} });
    if (!answer.ok) return setProblem(answer.problem);
    handOver({ code, hostKey: answer.body.hostKey });
    onDone();
  };
  return (
    <div className="grid gap-4">
      <p>{t('keeping.newKeyHint')}</p>
      <ProblemText problem={problem} />
      <Button kind="primary" onClick={() => void renew()}>
        {t('keeping.newKeyYes')}
      </Button>
    </div>
  );
}

/** First what may be kept, then what goes. */
function Delete({ event: { code, name, players }, onClose }: { event: Snapshot; onClose(): void }) {
  const t = useTranslations('host');
  const words = useTranslations('words');
  const files = useTranslations('downloads');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const answer = await callApi(eventPath(code), { method: 'DELETE' });
    if (answer.ok) return location.assign('/host');
    setBusy(false);
    setProblem(answer.problem);
  };
  return (
    <div className="grid gap-4">
      <p>
        {t.rich('keeping.deleteAsk', { name, players, b: (text) => <bdi className="font-bold">{text}</bdi> })}
      </p>
      <div>
        <p className="text-sm text-quiet">{t('keeping.keepFirst')}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <LinkButton size="sm" kind="plain" href={eventPath(code, '/results.csv')} download>
            {words('resultsCsv')}
          </LinkButton>
          <LinkButton size="sm" kind="plain" href={eventPath(code, '/report.csv')} download>
            {t('keeping.reportCsv')}
          </LinkButton>
          <LinkButton size="sm" kind="plain" href={eventPath(code, '/results.json')} download>
            {files('json')}
          </LinkButton>
        </div>
      </div>
      <ProblemText problem={problem} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button kind="danger" busy={busy} onClick={() => void remove()}>
          {t('keeping.deleteYes')}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
