'use client';
import { type RefObject, useEffect, useRef } from 'react';
import type { Link } from '@/lib/client/live';
import { CancelledNote, LinkButton, MoveText, ProblemText } from '@/lib/client/ui';
import type { PaperRow, PaperSheet, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Choices } from './choices';
import { KeysHelp } from './keys-help';
import { LastEntries } from './last-entries';
import { LineField } from './line-field';
import { MissingTables } from './missing-tables';
import { LateSlips, OpenQuestions } from './open-questions';
import { RowState } from './row-state';
import type { Reading } from './tables';
import { useDesk } from './use-desk';

export interface CorrectorProps {
  event: Snapshot;
  link: Link;
  /** the round it begins with; null: the newest that is closed */
  first: number | null;
}

/** The corrector's desk: one field that the keyboard never leaves, and around it what it is about. */
export function Corrector({ event, link, first }: CorrectorProps) {
  const t = useTranslations('correct');
  const desk = useDesk(event, first);
  const field = useRef<HTMLInputElement>(null);
  const { sheet, line, fault } = desk;
  const { notation } = event.settings;
  const ready = event.round !== null && sheet !== null && desk.rows.length > 0;
  useFirstFocus(field, ready);
  const open = (playerId: string) => {
    desk.open(playerId);
    field.current?.focus();
  };
  if (!event.round)
    return (
      <div className="grid gap-4 p-4">
        <CancelledNote event={event} />
        <p className="text-quiet">{t('waits')}</p>
      </div>
    );
  if (!sheet) return <ProblemText problem={desk.problem} className="m-4" />;
  if (desk.rows.length === 0) return <NoTables event={event} />;
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <CancelledNote event={event} className="mb-4" />
        <Choices
          rounds={sheet.rounds}
          {...desk}
          onRound={desk.setRound}
          onReading={desk.setReading}
          onRange={desk.setRange}
        />
        <div className="mt-5 rounded-ui border border-line bg-sheet p-4">
          <TopLine sheet={sheet} event={event} />
          <RowState row={desk.at} reading={desk.reading} sheet={sheet} notation={notation} />
          <div className="mt-3">
            <LineField
              field={field}
              line={line}
              tileSet={event.tileSet}
              notation={notation}
              fault={fault && t(fault.key, { table: fault.table ?? '', what: fault.what ?? '' })}
              onEnter={desk.press}
            />
          </div>
        </div>
        {desk.next === null ? null : (
          <p className="mt-2 font-semibold">{t('goRound', { round: desk.next })}</p>
        )}
        {link === 'lost' ? <p className="mt-2 font-semibold text-alert">{t('lost')}</p> : null}
        <ProblemText problem={desk.problem} className="mt-3" />
        <LastEntries
          entries={desk.entries}
          rows={desk.rows}
          round={desk.round}
          notation={notation}
          onOpen={open}
        />
        <KeysHelp notation={notation} tileSet={event.tileSet} />
      </div>
      <div className="min-w-0">
        <MissingTables
          reading={desk.reading}
          missing={desk.missing}
          all={toRead(desk.own, desk.reading).length}
          current={desk.at?.playerId ?? null}
          mayGive={desk.reading === 1 && sheet.status === 'closed'}
          onOpen={open}
          onGive={() => {
            desk.give();
            field.current?.focus();
          }}
        />
        <OpenQuestions
          rows={desk.rows}
          notation={notation}
          onTake={(row, slip) => {
            desk.take(row, slip);
            field.current?.focus();
          }}
        />
        <LateSlips rows={desk.rows} notation={notation} />
      </div>
    </div>
  );
}

/** The keyboard is in the field, but for whoever came to settle what was read differently: once, and if it still is. */
function useFirstFocus(field: RefObject<HTMLInputElement | null>, ready: boolean): void {
  const arrived = useRef(false);
  useEffect(() => {
    if (!ready) return;
    const asked = arrived.current || !location.hash ? null : document.getElementById(location.hash.slice(1));
    arrived.current = true;
    asked?.scrollIntoView({ block: 'start' });
    if (asked) asked.focus({ preventScroll: true });
    else field.current?.focus();
  }, [field, ready]);
}

/** Slips that there are or should be; only what was read once can be checked. */
const toRead = (rows: readonly PaperRow[], reading: Reading) =>
  rows.filter(({ paper, entry }) => entry !== null || (reading === 1 && paper));

/** The top, for whoever holds slips against it; before the close nobody knows it. */
function TopLine({ sheet, event }: { sheet: PaperSheet; event: Snapshot }) {
  const t = useTranslations('correct');
  const { top } = sheet;
  if (!top) return <p className="mb-3 font-semibold text-alert">{t('secret')}</p>;
  return (
    <p className="mb-3 text-quiet">
      {t.rich('topFor', {
        score: top.score,
        move: () => <MoveText move={top} notation={event.settings.notation} className="text-ink" />,
      })}
      {sheet.isotops.length > 0 ? (
        <span className="block text-sm">{t('isotops', { count: sheet.isotops.length })}</span>
      ) : null}
    </p>
  );
}

function NoTables({ event }: { event: Snapshot }) {
  const t = useTranslations('correct');
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-10">
      <p>{t('noTables')}</p>
      {event.host ? (
        <LinkButton kind="primary" href={`/host/${event.code}/tables`} className="justify-self-start">
          {t('toTables')}
        </LinkButton>
      ) : null}
    </div>
  );
}
