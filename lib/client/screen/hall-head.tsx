'use client';
import { Code, Icon, isBetweenGames } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { type Translate, useTranslations } from '@/lib/i18n/client';
import { joinAddress } from './join-address';
import type { Scene } from './scene';

export interface HallHeadProps {
  event: Snapshot;
  lost: boolean;
  scene: Scene;
  hallCode: string | null;
}

/** One quiet line: the event, where it is, the way in for latecomers, and whether this screen is still fed. */
export function HallHead({ event, lost, scene, hallCode }: HallHeadProps) {
  const t = useTranslations('screen');
  const words = useTranslations('words');
  // The lobby shows the way in itself.
  const lobby = scene === 'lobby';
  const shut = lobby || event.locked || event.status === 'finished';
  return (
    <header className="hall-head">
      <h1 className="hall-name">
        <bdi>{event.name}</bdi>
      </h1>
      {lobby ? null : (
        <span className="shrink-0 tabular">
          {isFinal(scene, event) ? words('finalRanking') : placeText(t, words, event)}
        </span>
      )}
      {lost ? (
        <span role="status" className="hall-lost">
          <Icon name="offline" />
          {t('lost')}
        </span>
      ) : null}
      {shut ? null : (
        <span className="hall-join">
          <bdi dir="ltr" className="hall-join-site">
            {joinAddress(event.joinUrl).site}
          </bdi>
          <Code value={event.code} className="text-ink" />
          {hallCode ? <HallCode value={hallCode} /> : null}
        </span>
      )}
    </header>
  );
}

const isFinal = (scene: Scene, { status }: Snapshot) =>
  scene === 'podium' || (scene === 'ranking' && status === 'finished');

function HallCode({ value }: { value: string }) {
  const t = useTranslations('screen');
  return (
    <span>
      {t.rich('hallCodeShort', { code: () => <Code value={value} className="ms-[0.2em] text-ink" /> })}
    </span>
  );
}

/** Which round of how many, and of which game where there are several. */
function placeText(
  t: Translate<'screen'>,
  words: Translate<'words'>,
  { round, settings, status }: Snapshot,
): string {
  if (!round) return '';
  if (isBetweenGames({ round, status })) return words('game.over', { game: round.game });
  if (settings.games > 1) return words('game.place', { game: round.game, round: round.inGame });
  const { number } = round;
  const { maxRounds } = settings;
  return maxRounds === null ? t('round', { number }) : t('roundOf', { number, of: maxRounds });
}
