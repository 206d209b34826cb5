'use client';
import { useState } from 'react';
import { Button, Field } from '@/lib/client/ui';
import type { RulingKind, SlipLine } from '@/lib/http/schemas';
import { RULING_KINDS } from '@/lib/http/schemas';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { useTranslations } from '@/lib/i18n/client';
import { KIND } from './kinds';
import { ReasonForm } from './reason-form';
import { REASONS } from './reasons';
import type { Decision } from './use-slips';

export interface DecideProps {
  line: SlipLine;
  /** chosen by a key */
  kind: RulingKind | null;
  onKind(kind: RulingKind | null): void;
  busy: boolean;
  onDecide(decision: Decision): void;
}

/** What becomes of a slip: one tap for what, one for why. */
export function Decide({ line, kind, onKind, busy, onDecide }: DecideProps) {
  const t = useTranslations('referee');
  const [points, setPoints] = useState('');
  const paid = Number(plainDigits(points));
  const isSet = kind === 'set';
  return (
    <div className="grid gap-3 pb-4">
      <div className="flex flex-wrap gap-2">
        {RULING_KINDS.map((one) => (
          <Button
            key={one}
            kind={one === kind ? 'primary' : 'soft'}
            aria-pressed={one === kind}
            onClick={() => onKind(one === kind ? null : one)}
          >
            {labelOf(t, one, line)}
          </Button>
        ))}
      </div>
      {isSet ? (
        <Field
          label={t('reason.points')}
          name="points"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          autoFocus
          value={points}
          onChange={(event) => setPoints(event.target.value)}
          className="w-28"
        />
      ) : null}
      {kind && !(isSet && !isPoints(points)) ? (
        <ReasonForm
          key={kind}
          reasons={REASONS[kind]}
          busy={busy}
          yes={t('reason.rule')}
          autoFocus={!isSet}
          onReason={(reason) => onDecide({ kind, reason, ...(isSet && { points: paid }) })}
        />
      ) : null}
    </div>
  );
}

const isPoints = (text: string) => /^\d{1,4}$/.test(plainDigits(text).trim());

function labelOf(
  t: ReturnType<typeof useTranslations<'referee'>>,
  kind: RulingKind,
  { judged: { worth }, average }: SlipLine,
): string {
  const name = t(KIND[kind]);
  if (kind === 'accept' && worth > 0) return t('kind.pays', { kind: name, points: worth });
  if (kind === 'average') return t('kind.pays', { kind: name, points: average });
  return name;
}
