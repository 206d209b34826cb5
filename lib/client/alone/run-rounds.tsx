'use client';
import type { ReactNode } from 'react';
import type { RunRound, RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { reasonText } from '../play';
import { MoveText, SlipMove } from '../ui';

/** The rounds of a run that is over: of each the top, the own move, and why that earned less than it says. */
export function RunRounds({ run }: { run: Pick<RunView, 'played' | 'settings'> }) {
  const t = useTranslations('alone');
  const label = useTranslations('result');
  const { notation } = run.settings;
  return (
    <section className="mt-10">
      <h2 className="text-xl font-bold">{t('rounds')}</h2>
      <ol className="tabular mt-2 border-t border-line">
        {run.played.map((round) => (
          <li key={round.number} className="flex items-baseline gap-3 border-b border-line py-2">
            <span className="w-6 shrink-0 text-end text-quiet">{t('number', { value: round.number })}</span>
            <dl className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2">
              <Line label={label('column.top')}>
                <MoveText move={round.top} notation={notation} className="block truncate" />
              </Line>
              <Line label={label('column.own')}>
                <OwnMove round={round} notation={notation} />
              </Line>
            </dl>
            <span className="shrink-0 text-end">
              {t.rich('pointsOf', {
                points: round.points,
                top: round.topScore,
                b: (chunks) => <b>{chunks}</b>,
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

interface OwnMoveProps {
  round: RunRound;
  notation: RunView['settings']['notation'];
}

function OwnMove({ round: { move, reason }, notation }: OwnMoveProps) {
  const t = useTranslations('alone');
  const words = useTranslations('words');
  const said = reason === 'no-slip' ? null : reasonText(reason, words);
  if (!move && !said) return <span className="text-quiet">{t('pass')}</span>;
  return (
    <>
      {move ? <SlipMove move={move} reason={reason} notation={notation} className="block truncate" /> : null}
      {said ? <span className="block text-sm text-quiet">{said}</span> : null}
    </>
  );
}
