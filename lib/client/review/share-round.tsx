import { eventPath } from '@/lib/client/live';
import type { MoveBody, RoundReview, RoundSummary, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { embedPath, picturePath, roundQuery } from './address';
import { gameText, roundText } from './forum-text';
import { ShareButton } from './share';

/** Links to a round, and to the move that is looked at, with its picture. */
export function ShareRound({
  event,
  number,
  move,
  round: shown,
  rounds,
}: {
  event: Snapshot;
  number: number;
  move: MoveBody | null;
  /** null while it is read */
  round: RoundReview | null;
  rounds: readonly RoundSummary[];
}) {
  const t = useTranslations('review');
  const round = { label: t('share.round'), path: roundQuery(number) };
  const links = move ? [{ label: t('share.move'), path: roundQuery(number, move) }, round] : [round];
  return (
    <ShareButton
      links={links}
      file={
        event.status === 'finished'
          ? { label: t('share.gameFile'), path: eventPath(event.code, '/game.json') }
          : null
      }
      texts={useTexts(event, shown, rounds)}
      board={{
        picture: picturePath(event.code, number, move),
        embed: embedPath(event.code, roundQuery(number, move)),
      }}
    />
  );
}

/** The round and the whole game as people paste them into forums. */
function useTexts(event: Snapshot, round: RoundReview | null, rounds: readonly RoundSummary[]) {
  const t = useTranslations('review');
  const { notation } = event.settings;
  const heads = {
    round: t('sheet.round'),
    rack: t('sheet.rack'),
    move: t('top.label'),
    points: t('sheet.points'),
    total: t('sheet.sum'),
  };
  const game = { label: t('share.gameText'), text: gameText(event.name, rounds, notation, heads) };
  if (!round) return [game];
  const title = `${event.name}, ${t('round.label', { round: round.number })}`;
  return [{ label: t('share.roundText'), text: roundText(title, round, notation, heads) }, game];
}
