'use client';
import { Fragment, useEffect, useState } from 'react';
import { useGate } from '@/lib/client/host';
import { callApi, eventPath } from '@/lib/client/live';
import { cx, LinkButton, ProblemText } from '@/lib/client/ui';
import type { Journal, JournalEntry, Problem, Snapshot } from '@/lib/http/schemas';
import { RULING_KINDS } from '@/lib/http/schemas';
import { type Translate, useDigits, useFormatter, useLanguage, useTranslations } from '@/lib/i18n/client';
import { ACT, KIND, UNDONE } from './kinds';
import { RefereeFrame } from './referee-frame';
import { authorText } from './slip-row';

/** Who decided what, when and why, for hosts and correctors. */
export function JournalPage({ code }: { code: string }) {
  const { event, inside } = useGate(code, 'staff');
  return (
    <RefereeFrame code={code} event={event} title="entry.heading">
      {inside((own) => (
        <Entries event={own} />
      ))}
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
  const digits = useDigits();
  const { at, author, round, what, player, before, after, reason, undone } = entry;
  return (
    <li className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p className="text-sm text-quiet sm:py-0.5">
        {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}
        <span className="ms-2 font-semibold sm:ms-0 sm:block">
          <bdi>{authorText(author, t)}</bdi>
        </span>
      </p>
      <div className="min-w-0">
        <p className={cx('font-semibold break-words', undone && 'line-through')}>
          {round === null ? null : <span className="me-2">{t('list.roundNumber', { round })}</span>}
          {player ? (
            <span className="me-2">
              <bdi>{player.name}</bdi>
            </span>
          ) : null}
          {player?.table ? (
            <span className="me-2 font-normal text-quiet">
              <bdi>{host('players.table', { table: digits(player.table) })}</bdi>
            </span>
          ) : null}
          <span className="font-normal">
            <bdi>{whatText(entry, t)}</bdi>
          </span>
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
      {what === 'undo' ? null : <Change what={what} before={before} after={after} />}
    </li>
  );
}

/** Points, seconds, moves, racks or names: what stood there, and what stands there now. */
function Change({ what, before, after }: Pick<JournalEntry, 'what' | 'before' | 'after'>) {
  const format = useFormatter();
  const { language } = useLanguage();
  const texts = [before, after].filter((text) => text !== null);
  if (texts.length === 0) return null;
  // Moves and racks are written as they are, and the name of a player may be a number.
  const isNumber = IN_NUMBERS.has(what);
  const arrow = language.direction === 'rtl' ? ' ← ' : ' → ';
  return (
    <p className="tabular font-semibold wrap-anywhere sm:max-w-64 sm:text-end">
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: before, and after.
        <Fragment key={at}>
          {at > 0 ? arrow : null}
          <bdi>{isNumber ? numberText(text, format) : text}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

const IN_NUMBERS: ReadonlySet<JournalEntry['what']> = new Set([
  ...RULING_KINDS,
  ...(['entered', 'shorten', 'extend', 'extra-time'] as const),
]);

/** `16`, `-5` or seconds like `+30 s`, as the reader's language writes them. */
function numberText(text: string, format: ReturnType<typeof useFormatter>): string {
  const [, sign, figures, seconds] = /^([+−-]?)(\d+)( s)?$/.exec(text) ?? [];
  if (!figures) return text;
  const value = Number(figures) * (sign === '−' || sign === '-' ? -1 : 1);
  if (!seconds) return format.number(value);
  return format.number(value, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    signDisplay: 'exceptZero',
  });
}

function whatText({ what, after }: JournalEntry, t: Translate<'referee'>): string {
  if (what === 'undo') return t(UNDONE[after as keyof typeof UNDONE] ?? ACT.undo);
  if (what === 'entered') return t('entry.entered');
  const kind = RULING_KINDS.find((one) => one === what);
  return kind ? t(KIND[kind]) : t(ACT[what as keyof typeof ACT]);
}
