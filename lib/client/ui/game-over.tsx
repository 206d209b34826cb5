import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { StandingsTable } from './standings-table';

/** Whether the event is between two of its games. */
export function isBetweenGames({ round, status }: Pick<Snapshot, 'round' | 'status'>): boolean {
  return status !== 'finished' && round?.status === 'closed' && Boolean(round.gameEnd);
}

/** The ranking of the game that is over, alone; nothing where it says no more than the ranking of all. */
export function GameOverTable({ event, className }: { event: Snapshot; className?: string }) {
  const words = useTranslations('words');
  const { round, gameStandings, you } = event;
  if (!round?.gameEnd || round.game === 1 || gameStandings.length === 0) return null;
  return (
    <section className={className} aria-label={words('game.name', { game: round.game })}>
      <h2 className="text-lg font-bold">{words('game.name', { game: round.game })}</h2>
      <StandingsTable rows={gameStandings} own={you?.playerId} brief className="mt-1" />
    </section>
  );
}
