'use client';
import { useEffect } from 'react';
import { RefereeBar, useRefereeDesk, Waits } from '@/lib/client/referee';
import type { Heads } from '@/lib/client/screen';
import { ReadOut } from '@/lib/client/speech';
import { CancelledNote, ProblemText } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { type Translate, useTranslations } from '@/lib/i18n/client';
import { type Desk, missingText } from '../desk-state';
import { ActionBar, type ActionBarProps, ConfirmBar, type ConfirmBarProps } from './action-bar';
import { HeadTable } from './head-table';
import { RackEntry } from './rack-entry';
import { RoundBoard } from './round-board';
import { StateRow } from './state-row';

export interface RunningProps extends ActionBarProps {
  event: Snapshot;
  heads: Heads;
  /** the question a command asks back, if one does */
  confirm: ConfirmBarProps | null;
}

/** While the game runs: state, next action, what is missing; the board and the ranking below. */
export function Running({ event, heads, desk, commanding, ask, confirm }: RunningProps) {
  const t = useTranslations('desk');
  const { view, load } = useRefereeDesk(event);
  const finishing = confirm?.verb === 'finish';
  useEffect(() => {
    // Nobody looks for what correctors do while a round is open.
    if (finishing) void load();
  }, [finishing, load]);
  return (
    <>
      <section aria-label={t('state')} className="rounded-ui border border-line bg-sheet p-4 sm:px-6">
        <StateRow event={event} desk={desk} />
        <CancelledNote event={event} className="mt-4" />
        <div className="mt-4 flex flex-col gap-x-6 gap-y-3 lg:min-h-13 lg:flex-row lg:items-center lg:justify-between">
          {confirm ? (
            <ConfirmBar {...confirm} />
          ) : (
            <>
              <p role="status" className="font-semibold">
                {statusLine(t, event, desk)}
              </p>
              <ActionBar desk={desk} commanding={commanding} ask={ask} />
            </>
          )}
        </div>
        {desk.next?.verb === 'next-round' && !confirm ? (
          <RackEntry commanding={commanding} onEnter={() => ask('next-round')} className="mt-4 max-w-96" />
        ) : null}
        <ProblemText problem={commanding.problem} fields={['rack']} className="mt-3" />
        {finishing || desk.next?.verb === 'next-round' ? (
          <Waits event={event} view={view} before={finishing ? 'end' : 'round'} />
        ) : null}
        <RefereeBar event={event} view={view} className="mt-4 border-t border-line pt-4" />
      </section>
      <ReadOut event={event} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-10">
        <RoundBoard event={event} />
        <HeadTable event={event} heads={heads} />
      </div>
    </>
  );
}

function statusLine(t: Translate<'desk'>, { found, slips }: Snapshot, desk: Desk): string {
  if (desk.slips) return missingText(t, desk.slips);
  return desk.phase === 'paused' ? t('clockStands') : t('foundTop', { found, players: slips });
}
