'use client';
import { useEffect, useState } from 'react';
import { KeyGate } from '@/lib/client/host';
import { callApi, eventPath, useLive } from '@/lib/client/live';
import { EventGate } from '@/lib/client/notice';
import { cx, LinkButton, ProblemText } from '@/lib/client/ui';
import type { Journal, JournalEntry, Problem, Snapshot } from '@/lib/http/schemas';
import { RULING_KINDS } from '@/lib/http/schemas';
import { type Translate, useFormatter, useTranslations } from '@/lib/i18n/client';
import { ACT, KIND } from './kinds';
import { RefereeFrame } from './referee-frame';
import { authorText } from './slip-row';

/** Who decided what, when and why, for hosts and correctors. */
export function JournalPage({ code }: { code: string }) {
  const { phase, problem, snapshot } = useLive(code);
  return (
    <RefereeFrame code={code} event={phase === 'missing' ? null : snapshot} title="entry.heading">
      {!snapshot || phase === 'missing' ? (
        <EventGate phase={phase} problem={problem} code={code} />
      ) : snapshot.host || snapshot.staff ? (
        <Entries event={snapshot} />
      ) : (
        <KeyGate event={snapshot} />
      )}
    </RefereeFrame>
  );
}

function Entries({ event: { code, version } }: { event: Snapshot }) {
  const t = useTranslations('referee');
  const [entries, setEntries] = useState<JournalEntry[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the event may stand in the journal.
  useEffect(() => {
    let alive = true;
    void callApi<Journal>(eventPath(code, '/journal')).then((answer) => {
      if (!alive) return;
      if (answer.ok) setEntries(answer.body.entries);
      else setProblem(answer.problem);
    });
    return () => {
      alive = false;
    };
  }, [code, version]);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-4 pb-10">
      <LinkButton kind="plain" href={eventPath(code, '/journal.csv')} download>
        {t('entry.csv')}
      </LinkButton>
      <ProblemText problem={problem} className="mt-3" />
      {entries?.length === 0 ? <p className="mt-4 text-quiet">{t('entry.none')}</p> : null}
      <ol className="mt-4 border-t border-line">
        {entries?.map((entry) => (
          <Entry key={entry.id} code={code} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function Entry({ code, entry }: { code: string; entry: JournalEntry }) {
  const t = useTranslations('referee');
  const host = useTranslations('host');
  const format = useFormatter();
  const { at, author, round, player, before, after, reason, undone } = entry;
  return (
    <li className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p className="text-sm text-quiet sm:py-0.5">
        {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}
        <bdi className="ms-2 font-semibold sm:ms-0 sm:block">{authorText(author, t)}</bdi>
      </p>
      <div className="min-w-0">
        <p className={cx('font-semibold break-words', undone && 'line-through')}>
          {round === null ? null : <span className="me-2">{t('list.roundNumber', { round })}</span>}
          {player ? <bdi className="me-2">{player.name}</bdi> : null}
          {player?.table ? (
            <span className="me-2 font-normal text-quiet">
              {host('players.table', { table: player.table })}
            </span>
          ) : null}
          <span className="font-normal">{whatText(entry, t)}</span>
        </p>
        <p className="text-sm wrap-anywhere">
          <bdi>{reason}</bdi>
          {undone ? <span className="ms-2 text-quiet">{t('entry.undone')}</span> : null}
          {entry.voided ? (
            <a
              href={`/host/${code}/slips?round=${round}&voided=${entry.voided}`}
              className="ms-2 underline underline-offset-4"
            >
              {t('entry.voided')}
            </a>
          ) : null}
        </p>
      </div>
      <Change before={before} after={entry.what === 'undo' ? null : after} />
    </li>
  );
}

/** Points, moves or a rack: what stood there, and what stands there now. */
function Change({ before, after }: Pick<JournalEntry, 'before' | 'after'>) {
  if (before === null && after === null) return null;
  return (
    <p className="tabular font-semibold sm:text-end" dir="ltr">
      {[before, after].filter((text) => text !== null).join(' → ')}
    </p>
  );
}

function whatText({ what }: JournalEntry, t: Translate<'referee'>): string {
  if (what === 'entered') return t('entry.entered');
  const kind = RULING_KINDS.find((one) => one === what);
  return kind ? t(KIND[kind]) : t(ACT[what as keyof typeof ACT]);
}
