'use client';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Button, Countdown } from '../ui';
import { UntilWhen } from './seat-clock';
import type { TableFollowed } from './use-table';

/** Somebody went out: the others let the last move stand, or challenge it. */
export function LastWord({ view, table }: { view: TableView; table: TableFollowed }) {
  const t = useTranslations('table');
  if (view.status !== 'out' || view.deadline === null) return null;
  const { you, turn, deadline } = view;
  const waits = you !== null && you.seat !== turn && !view.seats[you.seat]?.accepted;
  return (
    <section className="grid gap-2 rounded-ui border border-accent bg-accent-soft p-3">
      <p>
        {t(waits ? 'lastWord.text' : 'lastWord.wait')}{' '}
        {view.settings.clock.kind === 'days' ? (
          <UntilWhen deadline={deadline} />
        ) : (
          <Countdown to={deadline} className="font-bold" />
        )}
      </p>
      {waits ? (
        <Button kind="primary" busy={table.busy} onClick={() => void table.act({ kind: 'accept' })}>
          {t('lastWord.accept')}
        </Button>
      ) : null}
    </section>
  );
}
