'use client';
import { directionOf } from '@/lib/client/board';
import { reasonText, useWarning } from '@/lib/client/play';
import { MoveText, SlipMove, useFigure, useRoundPlace } from '@/lib/client/ui';
import type { SheetRound } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { reviewPath, roundQuery } from '../address';
import { rackText } from '../rack-text';
import { useRuling } from '../use-ruling';
import type { SheetProps } from './sheet';

/** One row a round: the own move above the top where that was missed. */
export function SheetRounds({ event, sheet }: SheetProps) {
  const t = useTranslations('review');
  return (
    <section aria-labelledby="sheet-rounds" className="sheet-rounds-part">
      <h2 id="sheet-rounds" className="font-bold">
        {t('sheet.rounds')}
      </h2>
      <table className="standings sheet-rounds">
        <thead>
          <tr>
            <th data-n scope="col">
              <span className="heard">{t('sheet.round')}</span>
              <span aria-hidden="true">#</span>
            </th>
            <th scope="col" className="sheet-rack">
              {t('sheet.rack')}
            </th>
            <th scope="col">{t('sheet.move')}</th>
            <th data-n scope="col">
              {t('sheet.points')}
            </th>
            <th data-n scope="col">
              {t('sheet.lost')}
            </th>
            <th data-n scope="col" className="sheet-sum">
              {t('sheet.sum')}
            </th>
            <th data-n scope="col">
              {t('sheet.rankShort')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.rounds.map((round) => (
            <Row key={round.number} event={event} round={round} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ event, round }: { event: SheetProps['event']; round: SheetRound }) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const format = useFormatter();
  const figure = useFigure();
  const placed = useRoundPlace(event.settings.games);
  const { number, rack, top, isTop, move, points, bonus, reason, total, rank } = round;
  const lost = points - top.score;
  const ruled = useRuling()(round);
  const warned = useWarning()(round);
  const said = ruled ?? warned ?? reasonText(reason, words);
  const { notation } = event.settings;
  return (
    <tr>
      <td data-n>
        <a
          href={reviewPath(event.code, roundQuery(number, move))}
          className="font-semibold underline underline-offset-4"
        >
          <span className="heard">{placed(round, t('round.label', { round: number }))}</span>
          <span aria-hidden="true">
            {event.settings.games > 1
              ? `${format.number(round.game)}·${format.number(round.inGame)}`
              : format.number(number)}
          </span>
        </a>
      </td>
      <td className="sheet-rack" dir={directionOf(rack.leftover + rack.drawn)}>
        {rackText(rack)}
      </td>
      <td className="sheet-move">
        {/* Where its column has no room. */}
        <span className="sheet-rack-here" dir={directionOf(rack.leftover + rack.drawn)}>
          {rackText(rack)}
        </span>
        {move ? (
          <span className="block">
            <SlipMove
              move={move}
              reason={reason}
              notation={notation}
              className="wrap-anywhere whitespace-normal!"
            />
          </span>
        ) : null}
        {said ? <span className="block text-sm text-quiet">{said}</span> : null}
        {isTop ? null : (
          <span className="flex flex-wrap items-baseline gap-x-2 text-sm text-quiet">
            {t('moves.top')}
            <MoveText move={top} notation={notation} className="min-w-0 wrap-anywhere whitespace-normal!" />
            <span className="tabular">{format.number(top.score)}</span>
          </span>
        )}
      </td>
      <td data-n>
        <b>{format.number(points)}</b>
        <small className="sheet-sum-here">
          {t('sheet.sum')} {format.number(total)}
        </small>
        {bonus > 0 ? <small className="block text-accent">{t('whole.solo', { points: bonus })}</small> : null}
      </td>
      <td data-n className={isTop && lost === 0 ? 'text-accent' : undefined}>
        <bdi dir="ltr">{figure(lost, { plus: true })}</bdi>
      </td>
      <td data-n className="sheet-sum">
        {format.number(total)}
      </td>
      <td data-n>{rank === null ? '–' : format.number(rank)}</td>
    </tr>
  );
}
