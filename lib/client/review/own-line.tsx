'use client';
import { eventPath } from '@/lib/client/live';
import { DifferenceLines, ownMove, reasonText, WorthlessLine } from '@/lib/client/play';
import { Button, SlipMove, useFigure } from '@/lib/client/ui';
import type { OwnResult, RoundReview, RoundWords, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { sheetPath } from './address';
import type { ListedMove, Looking } from './move-list';
import { isShown } from './shown-move';
import { isTopMove } from './told-score';
import { useRead } from './use-read';
import { useRuling } from './use-ruling';

export interface OwnLineProps extends Looking {
  event: Snapshot;
  own: OwnResult;
  round: RoundReview;
}

/** The viewer's own move, what it was worth, and what it lost to the top. */
export function OwnLine({ event, own, round, shown, notation, onPin }: OwnLineProps) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const { top } = round;
  const figure = useFigure();
  const ruling = useRuling()(own);
  const isTop = isTopMove(event, round, own);
  const nothing = own.move || own.points > 0 ? null : words('reason.noSlip');
  const fault = isTop && own.points === top.score ? null : (reasonText(own.reason, words) ?? nothing);
  const said = [isTop ? t('own.isTop') : null, ruling ?? fault].filter((text) => text !== null);
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
            {said.map((text) => (
              <span key={text} className={own.move ? 'text-quiet' : 'font-semibold'}>
                {text}
              </span>
            ))}
          </p>
        </div>
        <dl className="flex gap-5 text-end">
          <Figure name={t('own.points')} value={figure(own.points)} />
          {own.bonus ? <Figure name={t('own.solo')} value={figure(own.bonus, { plus: true })} /> : null}
          <Figure name={t('own.toTop')} value={figure(own.points - top.score, { plus: true })} />
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
      <Why event={event} own={own} round={round} ruling={ruling} />
    </section>
  );
}

interface WhyProps extends Pick<OwnLineProps, 'event' | 'own' | 'round'> {
  ruling: string | null;
}

/** What the own move lost, and by what: squares, words beside, the bonus; or which word is not in the list. */
function Why({ event, own, round, ruling }: WhyProps) {
  const told = ownMove({ ...event, you: { result: own, slip: null } }, round);
  const unsure = told.kind === 'worthless' && !told.sure;
  const path = eventPath(event.code, `/rounds/${round.number}/words?own=1`);
  const words = useRead<RoundWords>(unsure ? path : null).body;
  if (told.kind === 'worthless') return <WorthlessLine own={told} badWords={words?.badWords} />;
  if (told.kind !== 'other') return null;
  return (
    <DifferenceLines
      difference={told.difference}
      reason={own.reason}
      ruling={ruling}
      notation={event.settings.notation}
    />
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
