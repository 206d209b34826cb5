import type { MoveBody, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { embedPath, picturePath, roundQuery } from './address';
import { ShareButton } from './share';

/** Links to a round, and to the move that is looked at, with its picture. */
export function ShareRound({
  event,
  number,
  move,
}: {
  event: Snapshot;
  number: number;
  move: MoveBody | null;
}) {
  const t = useTranslations('review');
  const round = { label: t('share.round'), path: roundQuery(number) };
  const links = move ? [{ label: t('share.move'), path: roundQuery(number, move) }, round] : [round];
  return (
    <ShareButton
      links={links}
      board={{
        picture: picturePath(event.code, number, move),
        embed: embedPath(event.code, roundQuery(number, move)),
      }}
    />
  );
}
