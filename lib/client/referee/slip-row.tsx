'use client';
import { reasonText } from '@/lib/client/play';
import { Button, cx, Icon, MoveText, SlipMove, WordText } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';
import type { SlipLine } from '@/lib/http/schemas';
import { useDigits, useFormatter, useTranslations } from '@/lib/i18n/client';
import { JUDGED, KIND } from './kinds';

export interface SlipRowProps {
  line: SlipLine;
  notation: Notation;
  open: boolean;
  /** null: the round is void, and nothing is decided any more */
  onOpen: (() => void) | null;
  /** what is decided, while it is open */
  children: React.ReactNode;
}

/** One slip: who, what was written, what it counts and why; below it, opened, the decisions. */
export function SlipRow({ line, notation, open, onOpen, children }: SlipRowProps) {
  const t = useTranslations('referee');
  const host = useTranslations('host');
  const format = useFormatter();
  const digits = useDigits();
  const { playerId, name, table, ruling, points, bonus, doubtful } = line;
  return (
    <li
      data-slip={playerId}
      className={cx('scroll-mb-20 border-b border-line px-3', open && 'bg-accent-soft/40')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)_auto_auto]">
        <div className="col-span-full min-w-0 sm:col-span-1">
          <bdi className="font-bold break-words">{name}</bdi>
          {table ? (
            <span className="block text-sm text-quiet">
              <bdi>{host('players.table', { table: digits(table) })}</bdi>
            </span>
          ) : null}
        </div>
        <div className="min-w-0">
          <What line={line} notation={notation} />
          <Why line={line} notation={notation} />
        </div>
        <div className="text-end">
          <p className="tabular text-xl leading-tight font-bold">
            {doubtful ? <Icon name="alert" className="me-1 inline align-[-0.15em] text-alert" /> : null}
            {format.number(onOpen ? points : line.judged.points)}
          </p>
          <p className="text-sm text-quiet">
            {t(ruling ? KIND[ruling.kind] : JUDGED[line.judged.ruling])}
            {bonus > 0 ? <span className="block">{t('list.bonus', { points: bonus })}</span> : null}
          </p>
        </div>
        {onOpen ? (
          <Button
            size="sm"
            kind={doubtful && !open ? 'soft' : 'plain'}
            aria-expanded={open}
            aria-label={t('list.open', { name })}
            onClick={onOpen}
          >
            {t('list.openShort')}
          </Button>
        ) : null}
      </div>
      {open ? children : null}
    </li>
  );
}

function What({ line: { sent, move, written, judged }, notation }: Pick<SlipRowProps, 'line' | 'notation'>) {
  const t = useTranslations('referee');
  if (!sent) return <p className="text-quiet">{t('list.notSent')}</p>;
  const text = written
    ? [written.reference, written.word, written.claimed ?? ''].join(' ').replace(/ +/g, ' ').trim()
    : null;
  return (
    <>
      {move ? (
        <SlipMove move={move} reason={judged.reason} notation={notation} className="block text-lg" />
      ) : null}
      {text ? (
        <p className="text-sm text-quiet wrap-anywhere">
          <bdi>{t('list.written', { slip: text })}</bdi>
        </p>
      ) : null}
    </>
  );
}

/** Everything that a referee wants to know before deciding. */
function Why({ line, notation }: Pick<SlipRowProps, 'line' | 'notation'>) {
  const t = useTranslations('referee');
  const words = useTranslations('words');
  const { judged, badWords, rival, late, repeats, noSolo, ruling, fromDraft, sent } = line;
  // Which words are bad says why as well.
  const reason = sent && badWords.length === 0 ? reasonText(judged.reason, words) : null;
  return (
    <ul className="text-sm wrap-anywhere">
      {reason ? <li>{reason}</li> : null}
      {badWords.length > 0 ? (
        <li>
          {t.rich('list.badWords', {
            words: () =>
              badWords.map((word) => <WordText key={word} word={word} className="me-1 font-semibold" />),
          })}
        </li>
      ) : null}
      {judged.worth > judged.points ? <li>{t('list.worth', { points: judged.worth })}</li> : null}
      {fromDraft ? <li>{t('list.draft')}</li> : null}
      {rival ? (
        <li className="font-semibold text-alert">
          {t.rich('list.rival', { move: () => <MoveText move={rival} notation={notation} /> })}
        </li>
      ) : null}
      {repeats === null ? null : (
        <li className="font-semibold text-alert">{t('list.repeats', { round: repeats })}</li>
      )}
      {noSolo ? <li className="font-semibold text-alert">{t('list.noSolo')}</li> : null}
      {late.map((slip, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may have come twice.
        <li key={at} className="font-semibold text-alert">
          <bdi>{t('list.late', { slip })}</bdi>
        </li>
      ))}
      {ruling ? (
        <li className="text-quiet">
          <bdi>{t('list.ruledBy', { author: authorText(ruling.author, t), reason: ruling.reason })}</bdi>
        </li>
      ) : null}
    </ul>
  );
}

/** Whoever rules with the host's own key is the host, in the reader's language. */
export function authorText(author: string, t: ReturnType<typeof useTranslations<'referee'>>): string {
  return author === 'host' ? t('entry.byHost') : author;
}
