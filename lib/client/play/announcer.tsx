'use client';
import type { Snapshot } from '@/lib/http/schemas';
import { useDigits, useTranslations } from '@/lib/i18n/client';
import { useMarkPassed } from '../live';
import { clockMarks, useClockText } from '../ui';
import { announcement } from './announce';

/** One place that is always there and speaks: round open, what is left at its marks, result. For the ear alone. */
export function Announcer({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('play');
  const timeText = useClockText();
  const digits = useDigits();
  return (
    <div className="heard">
      <p aria-live="polite">{announcement(snapshot, t, timeText, digits)}</p>
      <TimeLeft snapshot={snapshot} />
    </div>
  );
}

/** Said once at each mark of the clock, not with each second. */
function TimeLeft({ snapshot: { round, settings } }: { snapshot: Snapshot }) {
  const t = useTranslations('signals');
  const deadline = round?.status === 'open' ? round.closesAt : null;
  const marks = clockMarks(settings.secondsPerRound);
  const left = useMarkPassed(deadline, null, [...marks.map((mark) => mark.seconds), 0]);
  const said = marks.find(({ seconds }) => seconds === left) ?? null;
  return (
    <p aria-live="assertive">
      {said === null
        ? ''
        : said.stage === 'minute'
          ? t('minuteLeft')
          : t('secondsLeft', { seconds: said.seconds })}
    </p>
  );
}
