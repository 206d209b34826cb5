import { DRAW_RULES, freeWarnings, negative, percentage, SOLO_RULES } from '@/lib/game';
import { DEFAULT_SETTINGS } from '@/lib/http/schemas/settings';
import { getFormatter, getTranslations } from '@/lib/i18n/server';
import { directionOf } from '../board';
import { readExample } from './example';
import { Part } from './part';

const fisf = { draw: DRAW_RULES.fisf, solo: SOLO_RULES.fisf! };
const spain = SOLO_RULES.spain!;

/** What comes on the rack. */
export async function DrawPart() {
  const t = await getTranslations('rules');
  const { leftover, drawn } = readExample(t);
  const rack = (text: string) => () => (
    <b className="whitespace-nowrap" dir={directionOf(text)}>
      {text}
    </b>
  );
  return (
    <Part id="draw" title={t('draw.title')}>
      <p>
        {t.rich('draw.same', { rack: rack(`${leftover}+${drawn}`), rejected: rack(`-${leftover}${drawn}`) })}
      </p>
      <p>{t('draw.rule', { through: fisf.draw.through, each: fisf.draw.each })}</p>
      <p>{t('draw.others')}</p>
      <p>{t('draw.fair')}</p>
    </Part>
  );
}

/** Which move is laid for all. */
export async function TopPart() {
  const t = await getTranslations('rules');
  return (
    <Part id="top" title={t('top.title')}>
      <p>{t('top.text')}</p>
      <p>{t('top.isotops')}</p>
      <p>{t('top.secret')}</p>
    </Part>
  );
}

/** What faults cost, and who may say otherwise. */
export async function WarningsPart() {
  const t = await getTranslations('rules');
  const free = (seconds: number) => freeWarnings({ id: 'normal' }, seconds);
  return (
    <Part id="warnings" title={t('warnings.title')}>
      <p>{t('warnings.cost', { first: free(180) + 1, blitzFirst: free(60) + 1, less: 5 })}</p>
      <p>{t('warnings.referee')}</p>
    </Part>
  );
}

export async function SoloPart() {
  const t = await getTranslations('rules');
  const { onTop, belowTop, perGame, minPlayers } = spain;
  return (
    <Part id="solo" title={t('solo.title')}>
      <p>{t('solo.text', { points: fisf.solo.onTop, players: fisf.solo.minPlayers })}</p>
      <p>{t('solo.spain', { top: onTop, below: belowTop, most: perGame ?? 0, players: minPlayers })}</p>
    </Part>
  );
}

const RESULT = { total: 812, tops: 955 };

export async function RankingPart() {
  const t = await getTranslations('rules');
  const format = await getFormatter();
  const { total, tops } = RESULT;
  const behind = format.number(negative(total, tops)).replace('-', '\u2212');
  const share = format.number(percentage(total, tops) / 100, { style: 'percent', minimumFractionDigits: 1 });
  return (
    <Part id="ranking" title={t('ranking.title')}>
      <p>{t('ranking.text')}</p>
      <p>
        {t.rich('ranking.example', {
          total,
          tops,
          negative: () => <bdi className="whitespace-nowrap">{behind}</bdi>,
          percent: () => <bdi className="whitespace-nowrap">{share}</bdi>,
        })}
      </p>
      <p>{t('ranking.ties')}</p>
      <p>{t('ranking.late')}</p>
    </Part>
  );
}

export async function EndPart() {
  const t = await getTranslations('rules');
  return (
    <Part id="end" title={t('end.title')}>
      <p>{t('end.text')}</p>
      <p>{t('end.nothing')}</p>
      <p>{t('end.target')}</p>
    </Part>
  );
}

/** Minutes of the usual rounds, and the seconds at which the last signal comes. */
const CLOCK = { usual: 3, blitz: 1, last: 30, short: 20 };

export async function ClockPart() {
  const t = await getTranslations('rules');
  const { usual, blitz, last, short } = CLOCK;
  return (
    <Part id="clock" title={t('clock.title')}>
      <p>{t('clock.text', { usual, blitz })}</p>
      <p>{t('clock.signals', { last, short })}</p>
      <p>{t('clock.gap', { gap: DEFAULT_SETTINGS.gapSeconds })}</p>
    </Part>
  );
}
