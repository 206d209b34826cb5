'use client';
import { useId, useState } from 'react';
import { Button, LinkButton, ProblemText, Sheet, useRoundPlace } from '@/lib/client/ui';
import type { DeskView, Snapshot } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { CancelForm } from './cancel-form';
import { TopForm } from './top-form';
import { useAct } from './use-act';

export interface RefereeBarProps {
  event: Snapshot;
  view: DeskView | null;
  className?: string;
}

const UNDO: Record<NonNullable<DeskView['undo']>['kind'], MessageKey<'referee'>> = {
  top: 'control.undoTop',
  cancel: 'control.undoCancel',
  finish: 'control.undoFinish',
};

/** What a referee does beside the clock: slips, another isotop, a round made void, and the way back. */
export function RefereeBar({ event, view, className }: RefereeBarProps) {
  const t = useTranslations('referee');
  const [open, setOpen] = useState<'top' | 'cancel' | null>(null);
  const { busy, problem, act, forget } = useAct(event.code);
  const { code, round, status, settings } = event;
  const hint = useId();
  const placeOf = useRoundPlace(settings.games);
  // Numbered as the desk's head numbers it.
  const cancelText =
    round && settings.games > 1
      ? t('control.cancelAt', { place: placeOf(round, '') })
      : t('control.cancel', { round: round?.number ?? 0 });
  const going = status === 'running' || status === 'paused';
  const undo = view?.undo ?? null;
  const closed = view?.round ?? null;
  const close = () => {
    setOpen(null);
    forget();
  };
  const done = async (path: string, body: object) => {
    if (await act(path, body)) close();
  };
  return (
    <section aria-label={t('control.title')} className={className}>
      <div className="flex flex-wrap gap-2">
        {closed === null ? null : (
          <LinkButton kind="plain" href={`/host/${code}/slips?round=${closed}`}>
            {view?.place
              ? t('control.slipsAt', { place: placeOf(view.place, '') })
              : t('control.slipsOf', { round: closed })}
          </LinkButton>
        )}
        {undo ? (
          <Button
            kind="plain"
            icon="recall"
            busy={busy}
            aria-describedby={undo.kind === 'finish' ? hint : undefined}
            onClick={() => void act('/undo', { act: undo.act })}
          >
            {t(UNDO[undo.kind], { round: undo.round ?? 0 })}
          </Button>
        ) : null}
        {going && round?.status === 'closed' && (round.isotops?.length ?? 0) > 0 ? (
          <Button kind="plain" icon="swap" onClick={() => setOpen('top')}>
            {t('control.top')}
          </Button>
        ) : null}
        {round && (going || round.status === 'closed') ? (
          <Button kind="plain" onClick={() => setOpen('cancel')}>
            {cancelText}
          </Button>
        ) : null}
        <LinkButton kind="plain" href={`/host/${code}/journal`}>
          {t('journal')}
        </LinkButton>
      </div>
      {undo?.kind === 'finish' ? (
        <p id={hint} className="mt-2 max-w-prose text-sm text-quiet">
          {t('control.undoFinishHint')}
          {settings.racks === 'entered' ? null : ` ${t('control.undoFinishSeed')}`}
        </p>
      ) : null}
      {open === null ? <ProblemText problem={problem} className="mt-2" /> : null}
      {round ? (
        <>
          <Sheet open={open === 'top'} title={t('control.top')} onClose={close}>
            <TopForm
              event={event}
              busy={busy}
              problem={problem}
              onChoose={(body) => void done(`/rounds/${round.number}/top`, body)}
            />
          </Sheet>
          <Sheet open={open === 'cancel'} title={cancelText} onClose={close}>
            <CancelForm
              yes={cancelText}
              ended={!going}
              busy={busy}
              problem={problem}
              onReason={(reason) =>
                void done(`/rounds/${round.number}/cancel`, { version: event.version, reason })
              }
            />
          </Sheet>
        </>
      ) : null}
    </section>
  );
}
