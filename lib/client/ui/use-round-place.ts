import type { RoundView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/**
 * Names a round by its game, “Game 2 · round 3”, where an event has several; else what is given. Rounds are numbered
 * through the event everywhere else: in addresses and among rounds of all games.
 */
export function useRoundPlace(games: number) {
  const words = useTranslations('words');
  return <T>(round: Pick<RoundView, 'game' | 'inGame'>, otherwise: T): T | string =>
    games > 1 ? words('game.place', { game: round.game, round: round.inGame }) : otherwise;
}
