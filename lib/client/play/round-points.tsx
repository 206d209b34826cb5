import type { OwnResult } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { RankMove } from '../ui';

interface RoundPointsProps {
  result: OwnResult | null;
  top: number;
  topTotal: number | null;
  /** whether there are others to be ranked among */
  ranked?: boolean;
}

/** What the round brought the player, large; beside it total, share of the tops, and rank with its movement. */
export function RoundPoints({ result, top, topTotal, ranked = true }: RoundPointsProps) {
  const t = useTranslations('result');
  if (!result) return <p className="text-quiet">{t('late')}</p>;
  return (
    <div className="points">
      <p>
        {t.rich('points', {
          points: result.points,
          top,
          figure: (chunks) => <b className="points-figure">{chunks}</b>,
          unit: (chunks) => (
            <span className="text-quiet">
              {chunks}
              {result.bonus > 0 ? (
                <b className="block text-accent">{t('solo', { points: result.bonus })}</b>
              ) : null}
            </span>
          ),
        })}
      </p>
      {topTotal === null ? null : <Totals result={result} topTotal={topTotal} ranked={ranked} />}
    </div>
  );
}

interface TotalsProps {
  result: OwnResult;
  topTotal: number;
  ranked: boolean;
}

function Totals({ result, topTotal, ranked }: TotalsProps) {
  const t = useTranslations('result');
  const share = useShare();
  return (
    <dl>
      <div>
        <dt>{t('total')}</dt>
        <dd>{t('number', { value: result.total })}</dd>
      </div>
      <div>
        <dt>{t('ofTops')}</dt>
        <dd>{share(result.total, topTotal)}</dd>
      </div>
      {ranked ? (
        <div>
          <dt>{t('rank')}</dt>
          <dd>
            {result.rank === null ? '–' : t('ordinal', { rank: result.rank })}{' '}
            <RankMove rank={result.rank} before={result.before} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Share of the tops, in percent with one decimal; a dash before there is a top. */
export function useShare(): (total: number, topTotal: number) => string {
  const format = useFormatter();
  return (total, topTotal) =>
    topTotal > 0
      ? format.number(total / topTotal, {
          style: 'percent',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        })
      : '–';
}
