import { tilesOf } from '@/lib/client/board';
import { Board, MoveText, Rack } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

const racked = ({ leftover, drawn }: { leftover: string; drawn: string }) => leftover + drawn;

/** The board of the round with its rack; after the close with the top on it. */
export function RoundBoard({ event }: { event: Snapshot }) {
  const t = useTranslations('desk');
  const { round, settings, tileSet } = event;
  if (!round) return null;
  const { top } = round;
  const laid = top
    ? tilesOf(round.board, top, tileSet).map((tile) => ({ ...tile, state: 'new' as const }))
    : [];
  return (
    <section aria-label={t('roundLabel', { round: round.number })} className="grid gap-3">
      <Rack tiles={racked(round.rack)} tileSet={tileSet} max={52} />
      {top ? (
        <p className="tabular text-center">
          {t.rich('topFor', {
            score: top.score,
            move: () => <MoveText move={top} notation={settings.notation} className="text-lg" />,
          })}
        </p>
      ) : null}
      <Board rows={round.board} tileSet={tileSet} notation={settings.notation} overlay={laid} />
    </section>
  );
}
