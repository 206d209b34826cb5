'use client';
import { useState } from 'react';
import { MoveText, ProblemText } from '@/lib/client/ui';
import type { ChooseTop, MoveBody, Problem, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { ReasonForm } from './reason-form';
import { TOP_REASONS } from './reasons';

export interface TopFormProps {
  event: Pick<Snapshot, 'round' | 'settings'>;
  busy: boolean;
  problem: Problem | null;
  onChoose(body: ChooseTop): void;
}

/** The other moves of the top's score: one is taken, and then why. */
export function TopForm({ event: { round, settings }, busy, problem, onChoose }: TopFormProps) {
  const t = useTranslations('referee');
  const moves = round?.isotops ?? [];
  const [chosen, setChosen] = useState<MoveBody | null>(moves.length === 1 ? (moves[0] ?? null) : null);
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 max-w-prose">{t('control.topHint')}</legend>
        <div className="flex flex-wrap gap-2">
          {moves.map((move) => (
            <label key={`${move.row} ${move.col} ${move.direction} ${move.word}`} className="choice">
              <input
                type="radio"
                className="heard"
                name="top"
                checked={chosen === move}
                onChange={() => setChosen(move)}
              />
              <MoveText move={move} notation={settings.notation} />
            </label>
          ))}
        </div>
      </fieldset>
      {chosen ? (
        <ReasonForm
          reasons={TOP_REASONS}
          busy={busy}
          yes={t('control.top')}
          onReason={(reason) => {
            const { row, col, direction, word } = chosen;
            onChoose({ move: { row, col, direction, word }, reason });
          }}
        />
      ) : null}
      <ProblemText problem={problem} />
    </div>
  );
}
