import { COST_OF_WARNING, freeWarningsOf } from '@/lib/game';
import type { EventSettings, OwnResult } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { reasonText } from './reasons';

export interface WarningsProps {
  settings: EventSettings;
  /** of the game that is played, or was played last */
  count: number;
  /** what they have cost; null: nothing is settled yet */
  deducted: number | null;
  className?: string;
}

/** How many warnings there are in the game, and what the next ones cost by the event's rule, or what all have cost. */
export function WarningSum({ settings, count, deducted, className }: WarningsProps) {
  const t = useTranslations('words');
  const free = freeWarningsOf(settings);
  const owed = COST_OF_WARNING * Math.max(0, count - free);
  return (
    <p className={className}>
      {t('warning.count', { count })}{' '}
      {deducted
        ? t('warning.deducted', { points: deducted })
        : t('warning.rule', { free, cost: COST_OF_WARNING })}{' '}
      {deducted === null && owed > 0 ? t('warning.owed', { points: owed }) : null}
    </p>
  );
}

/** That a round has brought a warning, and why. */
export function useWarning(): (result: Pick<OwnResult, 'warning' | 'ruled' | 'reason'>) => string | null {
  const t = useTranslations('words');
  return ({ warning, ruled, reason }) => {
    if (!warning) return null;
    const why = ruled ? null : reasonText(reason, t);
    return why ? t('warning.why', { why }) : t('warning.one');
  };
}

interface WarnedProps {
  result: OwnResult;
  settings: EventSettings;
  /** says how many there are as well */
  counted?: boolean | undefined;
}

/** The warning of a round, for whoever got it. */
export function Warned({ result, settings, counted }: WarnedProps) {
  const warning = useWarning()(result);
  return (
    <div className="border-s-4 border-alert py-1 ps-3">
      <p className="font-semibold">{warning}</p>
      {counted ? (
        <WarningSum
          settings={settings}
          count={result.warnings ?? 0}
          deducted={null}
          className="text-sm text-quiet"
        />
      ) : null}
    </div>
  );
}
