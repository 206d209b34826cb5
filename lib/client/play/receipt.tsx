'use client';
import type { Ref } from 'react';
import type { EventSettings, OwnSlip } from '@/lib/http/schemas';
import { useDigits, useFormatter, useTranslations } from '@/lib/i18n/client';
import type { Link, Outbox } from '../live';
import { Icon, MoveText, WordText } from '../ui';
import { Points } from './points';
import { ReceiptLine as Line } from './receipt-line';
import { Refused } from './refused';
import { Verdict } from './verdict';

export interface ReceiptProps {
  slip: OwnSlip | null;
  outbox: Outbox;
  link: Link;
  settings: EventSettings;
  /** whether the received move is the one on the board now, so that it need not be written again */
  shown: boolean;
  onWithdraw?(): void;
  ref?: Ref<HTMLDivElement>;
}

/** What the server has, and when it came: two lines at most, always there, told to screen readers at each change. */
export function Receipt({ ref, ...props }: ReceiptProps) {
  return (
    <div ref={ref} role="status" className="receipt">
      <Content {...props} />
    </div>
  );
}

function Content({ outbox, link, ...rest }: Omit<ReceiptProps, 'ref'>) {
  const t = useTranslations('play');
  const { slip, settings } = rest;
  const lost = link === 'lost';
  if (outbox.pending && (outbox.failing || lost)) {
    return (
      <Line icon="offline" className="text-alert">
        {t('receipt.offline')}
      </Line>
    );
  }
  if (outbox.pending) return <Line>{t('sending')}</Line>;
  if (outbox.refusal) return <Refused problem={outbox.refusal} entry={settings.entry} />;
  if (slip) {
    return (
      <>
        {outbox.overtaken ? (
          <Line icon="alert" className="text-alert">
            {t('receipt.overtaken')}
          </Line>
        ) : null}
        {outbox.elsewhere ? <Line icon="alert">{t('receipt.elsewhere')}</Line> : null}
        <Received {...rest} slip={slip} />
      </>
    );
  }
  if (lost) {
    return (
      <Line icon="offline" className="late text-alert">
        {t('receipt.offlineDraft')}
      </Line>
    );
  }
  if (!settings.draftsCount) return <Line>{t('receipt.nothing')}</Line>;
  const written = settings.entry === 'federation';
  return <Line>{written ? t('receipt.draftCountsWritten') : t('receipt.draftCounts')}</Line>;
}

function Received({
  slip,
  shown,
  settings,
  onWithdraw,
}: Omit<ReceiptProps, 'outbox' | 'link'> & { slip: OwnSlip }) {
  const t = useTranslations('play');
  const format = useFormatter();
  const at = new Date(slip.receivedAt);
  const time = format.dateTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  if (!slip.move && !slip.written) {
    return (
      <Line icon="check">
        {settings.draftsCount ? t('receipt.withdrawnDraft', { time }) : t('receipt.withdrawn', { time })}
      </Line>
    );
  }
  const points = slip.valid === false ? undefined : slip.score;
  return (
    <>
      <div className="tabular flex items-center gap-2">
        <Icon name="check" className="shrink-0 text-accent" />
        <span className="min-w-0 grow truncate">
          {shown && points !== undefined
            ? t('receipt.receivedPoints', { time, points })
            : t('receipt.received', { time })}
        </span>
        {onWithdraw ? (
          <button type="button" onClick={onWithdraw} className="withdraw">
            {t('receipt.withdraw')}
          </button>
        ) : null}
      </div>
      {shown ? null : (
        <p className="flex gap-[0.6em] truncate ps-[1.7em]">
          {slip.move ? <MoveText move={slip.move} notation={settings.notation} /> : null}
          {slip.written ? <Written {...slip.written} /> : null}
          {points === undefined ? null : (
            <span className="tabular">
              <Points points={points} />
            </span>
          )}
        </p>
      )}
      <Verdict slip={slip} checks={settings.checkWords} />
    </>
  );
}

function Written({ reference, word, claimed }: NonNullable<OwnSlip['written']>) {
  const digits = useDigits();
  return (
    <span className="tabular">
      <bdi dir="ltr">{digits(reference)}</bdi> <WordText word={word} className="font-bold" />{' '}
      {claimed === null ? null : digits(claimed)}
    </span>
  );
}
