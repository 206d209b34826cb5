'use client';
import type { CreateTable } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Choice, Select } from '../ui';

export type ClockKind = 'player' | 'turn' | 'days';

/** Minutes of a player, seconds of a turn, days of a turn. */
const AMOUNTS: Record<ClockKind, readonly number[]> = {
  player: [5, 10, 15, 25, 40],
  turn: [30, 60, 120, 180, 300],
  days: [1, 2, 3, 5, 7, 14],
};
const USUAL: Record<ClockKind, number> = { player: 25, turn: 120, days: 3 };

interface ClockFieldProps {
  kind: ClockKind;
  amount: number;
  onChange(kind: ClockKind, amount: number): void;
}

/** Live, with a clock of each player or of each turn; or by turns over days. */
export function ClockField({ kind, amount, onChange }: ClockFieldProps) {
  const t = useTranslations('table');
  const label = (value: number) => {
    if (kind === 'player') return t('clock.minutes', { minutes: value });
    return kind === 'turn' ? t('clock.seconds', { seconds: value }) : t('clock.days', { days: value });
  };
  return (
    <div className="grid gap-3">
      <Choice
        label={t('clock.title')}
        value={kind}
        onChange={(next) => onChange(next, USUAL[next])}
        options={[
          { value: 'player' as const, label: t('clock.player'), note: t('clock.playerNote') },
          { value: 'turn' as const, label: t('clock.turn'), note: t('clock.turnNote') },
          { value: 'days' as const, label: t('clock.slow'), note: t('clock.slowNote') },
        ]}
      />
      <Select
        label={t('clock.amount')}
        name="amount"
        className="max-w-60"
        value={amount}
        onChange={(event) => onChange(kind, Number(event.target.value))}
      >
        {AMOUNTS[kind].map((value) => (
          <option key={value} value={value}>
            {label(value)}
          </option>
        ))}
      </Select>
    </div>
  );
}

export function clockOf(kind: ClockKind, amount: number): NonNullable<CreateTable['clock']> {
  if (kind === 'turn') return { kind, seconds: amount };
  return kind === 'days' ? { kind, days: amount } : { kind, minutes: amount };
}
