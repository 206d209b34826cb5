'use client';
import { reasonText } from '@/lib/client/play';
import { Icon, MoveText } from '@/lib/client/ui';
import { type Notation, parseReference } from '@/lib/engine';
import type { FilledPart } from '@/lib/game';
import type { PaperAnswer, PaperEntry, PhoneSlip } from '@/lib/http/schemas';
import { type MessageKey, useDigits, useTranslations } from '@/lib/i18n/client';

type Answer = Required<PaperAnswer>;

export interface SlipTextProps {
  slip: Pick<PaperEntry, 'top' | 'answers' | 'warning' | 'penalty' | 'solo'>;
  notation: Notation;
}

/** What is on a slip, with the arrow of its direction, and the corrector's marks. */
export function SlipText({ slip, notation }: SlipTextProps) {
  const t = useTranslations('correct');
  const marks = (['warning', 'penalty', 'solo'] as const).filter((mark) => slip[mark]);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {slip.top ? <b>{t('slip.top')}</b> : null}
      {!slip.top && slip.answers.length === 0 ? <span>{t('slip.empty')}</span> : null}
      {slip.top
        ? null
        : slip.answers.map((answer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no other identity.
            <AnswerText key={index} answer={answer} notation={notation} />
          ))}
      {marks.map((mark) => (
        <span key={mark} className="rounded-ui border border-line-strong px-1 text-sm font-semibold">
          {t(MARKS[mark])}
        </span>
      ))}
    </span>
  );
}

const MARKS = {
  warning: 'mark.warning',
  penalty: 'mark.penalty',
  solo: 'mark.solo',
} as const satisfies Record<string, MessageKey<'correct'>>;

export function AnswerText({ answer, notation }: { answer: Answer; notation: Notation }) {
  const t = useTranslations('correct');
  const digits = useDigits();
  const { reference, word, claimed } = answer;
  const place = parseReference(reference, notation, 26);
  return (
    <span className="inline-flex items-baseline gap-x-2">
      {place && word !== '' ? (
        <MoveText move={{ ...place, word }} notation={notation} />
      ) : (
        <span>
          <bdi className="tabular" dir="ltr">
            {reference === '' ? t('slip.noPlace') : digits(reference)}
          </bdi>{' '}
          <bdi className="font-bold">{word === '' ? t('slip.noWord') : word}</bdi>
        </span>
      )}
      <span className="tabular">
        {claimed === null ? t('slip.noScore') : t('slip.claimed', { score: claimed })}
      </span>
    </span>
  );
}

/** Which parts of a line a move has completed: they were not typed. */
export function FilledText({ filled }: { filled: readonly FilledPart[] }) {
  const t = useTranslations('correct');
  if (filled.length === 0) return null;
  return <span className="text-base text-quiet">{t('filled', { parts: filled.join('_') })}</span>;
}

/** What came by phone, in either kind of entry. */
export function PhoneText({
  slip,
  notation,
}: {
  slip: Pick<PhoneSlip, 'move' | 'written'>;
  notation: Notation;
}) {
  const t = useTranslations('correct');
  if (slip.move) return <MoveText move={slip.move} notation={notation} />;
  return slip.written ? (
    <AnswerText answer={slip.written} notation={notation} />
  ) : (
    <span>{t('slip.empty')}</span>
  );
}

const LOOKS = {
  paid: { icon: 'check', className: 'text-accent', text: 'ruling.paid' },
  warning: { icon: 'alert', className: 'text-alert', text: 'ruling.warning' },
  penalty: { icon: 'alert', className: 'text-alert', text: 'ruling.penalty' },
  zero: { icon: 'close', className: 'text-error', text: 'ruling.zero' },
} as const;

/** Points, ruling and reason, for correctors alone. */
export function JudgedText({
  judged,
  notation,
}: {
  judged: NonNullable<PaperEntry['judged']>;
  notation: Notation;
}) {
  const t = useTranslations('correct');
  const words = useTranslations('words');
  const { icon, className, text } = LOOKS[judged.ruling];
  const reason = reasonText(judged.reason, words);
  return (
    <span>
      <span className={`font-semibold whitespace-nowrap ${className}`}>
        <Icon name={icon} className="me-1 inline align-[-0.2em]" />
        {t('judged', { points: judged.points, ruling: t(text) })}
      </span>
      {reason ? <span className="ms-2">{reason}</span> : null}
      {judged.badWords.length > 0 ? (
        <span className="ms-2">
          <bdi>{judged.badWords.join(', ')}</bdi>
        </span>
      ) : null}
      {judged.rival ? (
        <span className="ms-2 block text-alert">
          {t.rich('rival', { move: () => <MoveText move={judged.rival!} notation={notation} /> })}
        </span>
      ) : null}
    </span>
  );
}
