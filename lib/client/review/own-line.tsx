'use client';
import { eventPath } from '@/lib/client/live';
import { DifferenceLines, ownMove, reasonText, WorthlessLine } from '@/lib/client/play';
import { Button, SlipMove } from '@/lib/client/ui';
import type { OwnResult, RoundReview, RoundWords, Snapshot } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { sheetPath } from './address';
import type { ListedMove, Looking } from './move-list';
import { verdictOf } from './own-move';
import { isShown } from './shown-move';
import { useRead } from './use-read';

export interface OwnLineProps extends Looking {
  event: Snapshot;
  own: OwnResult;
  round: RoundReview;
}

/** The viewer's own move, what it was worth, and what it lost to the top. */
export function OwnLine({ event, own, round, shown, notation, onPin }: OwnLineProps) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const format = useFormatter();
  const { top } = round;
  const verdict = verdictOf(own, top.score);
  const said =
    verdict.kind === 'top'
      ? t('own.isTop')
      : (reasonText(own.reason, words) ?? (verdict.kind === 'none' ? words('reason.noSlip') : null));
  const lost = verdict.lost === 0 ? format.number(0) : `\u2212${format.number(verdict.lost)}`;
  const listed: ListedMove | null = own.move && { move: own.move, score: own.points };
  return (
    <section aria-label={t('own.title')} className="rounded-ui border border-line bg-sheet">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
            {t('own.title')}
            {event.you ? (
              <a href={sheetPath(event.code, event.you.playerId)} className="underline underline-offset-4">
                {t('yourSheet')}
              </a>
            ) : null}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3">
            {own.move ? (
              <SlipMove move={own.move} reason={own.reason} notation={notation} className="text-lg" />
            ) : null}
            {said ? <span className={own.move ? 'text-quiet' : 'font-semibold'}>{said}</span> : null}
          </p>
        </div>
        <dl className="flex gap-5 text-end">
          <Figure name={t('own.points')} value={format.number(own.points)} />
          {own.bonus ? (
            <Figure name={t('own.solo')} value={format.number(own.bonus, { signDisplay: 'always' })} />
          ) : null}
          <Figure name={t('own.toTop')} value={lost} />
        </dl>
        {listed && own.move ? (
          <Button
            size="sm"
            kind="plain"
            aria-pressed={isShown(shown, own.move)}
            onClick={() => onPin(listed)}
          >
            {t('own.onBoard')}
          </Button>
        ) : null}
      </div>
      <Why event={event} own={own} round={round} />
    </section>
  );
}

/** What the own move lost, and by what: squares, words beside, the bonus; or which word is not in the list. */
function Why({ event, own, round }: Pick<OwnLineProps, 'event' | 'own' | 'round'>) {
  const told = ownMove({ ...event, you: { result: own, slip: null } }, round);
  const unsure = told.kind === 'worthless' && !told.sure;
  const path = eventPath(event.code, `/rounds/${round.number}/words?own=1`);
  const words = useRead<RoundWords>(unsure ? path : null).body;
  if (told.kind === 'worthless') return <WorthlessLine own={told} badWords={words?.badWords} />;
  if (told.kind !== 'other') return null;
  return (
    <DifferenceLines difference={told.difference} reason={own.reason} notation={event.settings.notation} />
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="tabular text-2xl leading-none font-bold" dir="ltr">
        {value}
      </dd>
    </div>
  );
}
