'use client';
import { useState } from 'react';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Button, ProblemText } from '../ui';
import { ChallengeSheet } from './challenge-sheet';
import { ExchangeSheet } from './exchange-sheet';
import { PassSheet } from './pass-sheet';
import { ResignSheet } from './resign-sheet';
import type { TableFollowed } from './use-table';

/** What one may do beside playing: exchange, pass, challenge the last move, give up. */
export function TurnActions({ view, table }: { view: TableView; table: TableFollowed }) {
  const t = useTranslations('table');
  const [open, setOpen] = useState<'exchange' | 'pass' | 'challenge' | 'resign' | null>(null);
  const { you } = view;
  if (!you) return null;
  const isOwn = view.status === 'playing' && view.turn === you.seat;
  const close = () => setOpen(null);
  const challenges = view.settings.challenge !== 'void';
  const mayResign = !(view.status === 'out' && view.turn === you.seat) && !view.seats[you.seat]?.resigned;
  return (
    <div className="grid gap-2">
      <ProblemText problem={table.problem} className="text-sm" />
      <div className="table-actions">
        <Button
          kind="plain"
          disabled={!isOwn || !you.mayExchange || table.busy}
          onClick={() => setOpen('exchange')}
        >
          {t('exchange.do')}
        </Button>
        <Button kind="plain" disabled={!isOwn || table.busy} onClick={() => setOpen('pass')}>
          {t('pass.do')}
        </Button>
        {challenges ? (
          <Button
            kind="plain"
            disabled={!you.mayChallenge || table.busy}
            onClick={() => setOpen('challenge')}
          >
            {t('challenge.do')}
          </Button>
        ) : null}
      </div>
      <Button
        kind="plain"
        size="sm"
        className="me-auto"
        disabled={!mayResign || table.busy}
        onClick={() => setOpen('resign')}
      >
        {t('resign.do')}
      </Button>
      <ExchangeSheet open={open === 'exchange'} view={view} table={table} onClose={close} />
      <ResignSheet open={open === 'resign'} view={view} table={table} onClose={close} />
      <PassSheet open={open === 'pass'} table={table} onClose={close} />
      <ChallengeSheet open={open === 'challenge'} view={view} table={table} onClose={close} />
    </div>
  );
}
