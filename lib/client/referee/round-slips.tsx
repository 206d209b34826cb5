'use client';
import { useRef, useState } from 'react';
import { DoneLine, Pager } from '@/lib/client/host';
import { Choice, LinkButton, ProblemText, SearchField, Select } from '@/lib/client/ui';
import type { SlipLine, SlipsShown, Snapshot } from '@/lib/http/schemas';
import { SLIPS_SHOWN } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { Decide } from './decide';
import { SlipRow } from './slip-row';
import { useChosen } from './use-chosen';
import { type Decision, type Made, useSlips } from './use-slips';

export interface RoundSlipsProps {
  event: Snapshot;
  /** number of the last closed round */
  closed: number;
  /** as the address says */
  round: number | null;
  shown: string | null;
  /** id of a round that is void: its slips are there to be read */
  voided: string | null;
}

const SHOWN: Record<SlipsShown, MessageKey<'referee'>> = {
  all: 'list.all',
  doubtful: 'list.doubtful',
  marked: 'list.marked',
  ruled: 'list.ruled',
  missing: 'list.missing',
};

const NO_LINES: readonly SlipLine[] = [];

/** A round's slips, found by name or table; each is ruled by a tap for what and a tap for why, or by keys. */
export function RoundSlips({ event, closed, voided, ...asked }: RoundSlipsProps) {
  const t = useTranslations('referee');
  const [round, setRound] = useState(
    voided ? (asked.round ?? closed) : Math.min(closed, asked.round ?? closed),
  );
  const [shown, setShown] = useState<SlipsShown>(SLIPS_SHOWN.find((one) => one === asked.shown) ?? 'all');
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const slips = useSlips(event.code, { round, shown, search, page: at, voided }, event.version);
  const { page } = slips;

  const chosen = useChosen(page?.lines ?? NO_LINES, list, !voided);

  const look = (change: () => void, at = 1) => {
    change();
    setAt(at);
    chosen.choose(null);
  };
  const decide = async (line: SlipLine, decision: Decision) => {
    if (await slips.decide(line, decision)) chosen.settled(line.playerId);
  };
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-4 pb-10">
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {voided ? (
          <p className="self-end pb-2 font-bold">{t('list.void', { round })}</p>
        ) : (
          <Select
            label={t('list.round')}
            name="round"
            value={String(round)}
            onChange={(change) => look(() => setRound(Number(change.target.value)))}
          >
            {Array.from({ length: closed }, (_, index) => closed - index).map((number) => (
              <option key={number} value={number}>
                {t('list.roundNumber', { round: number })}
              </option>
            ))}
          </Select>
        )}
        <SearchField label={t('list.find')} value={search} onSearch={(text) => look(() => setSearch(text))} />
      </div>
      <Choice
        label={t('list.shown')}
        value={shown}
        options={SLIPS_SHOWN.map((value) => ({ value, label: t(SHOWN[value]) }))}
        onChange={(value) => look(() => setShown(value))}
        className="mt-4"
      />
      <ProblemText problem={slips.problem} className="mt-3" />
      {page ? (
        <p className="tabular mt-4 flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
          <span>{t('list.top', { points: page.topScore })}</span>
          <span>{t('list.count', { count: page.count })}</span>
        </p>
      ) : null}
      {page?.count === 0 ? <p className="mt-4 text-quiet">{t('list.none')}</p> : null}
      <ul ref={list} className="-mx-3 mt-1 border-t border-line">
        {page?.lines.map((line) => (
          <SlipRow
            key={line.playerId}
            line={line}
            notation={event.settings.notation}
            open={line.playerId === chosen.playerId}
            onOpen={
              voided ? null : () => chosen.choose(line.playerId === chosen.playerId ? null : line.playerId)
            }
          >
            <Decide
              line={line}
              kind={chosen.kind}
              onKind={chosen.setKind}
              busy={slips.busy}
              onDecide={(decision) => void decide(line, decision)}
            />
          </SlipRow>
        ))}
      </ul>
      {page ? (
        <Pager
          page={at}
          pages={page.pages}
          count={page.count}
          onPage={(to) => look(() => {}, to)}
          className="mt-3"
        />
      ) : null}
      <MadeBar made={slips.made} busy={slips.busy} onUndo={() => void slips.undo()} />
      <p className="mt-5 hidden text-sm text-quiet sm:pointer-fine:block">
        {t.rich('list.keys', {
          k: (name) => <kbd className="font-sans font-semibold text-ink">{name}</kbd>,
        })}
      </p>
      <LinkButton kind="plain" href={`/host/${event.code}/journal`} className="mt-4">
        {t('journal')}
      </LinkButton>
    </div>
  );
}

/** What was decided last stays in sight with its way back, below the rows: none of them moves when it comes. */
function MadeBar({ made, busy, onUndo }: { made: Made | null; busy: boolean; onUndo(): void }) {
  const t = useTranslations('referee');
  return (
    <div role="status" className="sticky bottom-3 z-10 mt-3">
      {made ? (
        <DoneLine busy={busy} onUndo={onUndo}>
          {t.rich('list.changed', {
            name: made.name,
            before: made.before,
            after: made.after,
            b: (name) => <bdi>{name}</bdi>,
          })}
        </DoneLine>
      ) : null}
    </div>
  );
}
