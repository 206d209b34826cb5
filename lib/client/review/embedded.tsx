'use client';
import { useSearchParams } from 'next/navigation';
import { isMirrored, tilesOf } from '@/lib/client/board';
import { eventPath } from '@/lib/client/live';
import { Board, Logo, MoveText, Rack } from '@/lib/client/ui';
import type { RoundList, RoundReview, Snapshot } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { askedBy, reviewPath, roundQuery } from './address';
import { NotRead } from './not-read';
import { rackText } from './rack-text';
import { shownMove } from './told-score';
import { useRead } from './use-read';

/** The board of one round for a page elsewhere: to look at, with a way to the whole. */
export function Embedded({ code }: { code: string }) {
  const t = useTranslations('review');
  const event = useRead<Snapshot>(eventPath(code));
  const list = useRead<RoundList>(eventPath(code, '/rounds'));
  const rounds = list.body?.rounds.length ?? 0;
  const asked = askedBy(new URLSearchParams(useSearchParams() ?? undefined), rounds, false);
  const path = asked.round === null ? null : eventPath(code, `/rounds/${asked.round}`);
  const round = useRead<RoundReview>(path);
  if (list.body && rounds === 0)
    return <main className="grid min-h-dvh place-items-center p-6 text-quiet">{t('embedded.none')}</main>;
  if (!event.body || !round.body) {
    const failed = [event, list, round].find(({ problem }) => problem) ?? event;
    return (
      <main className="grid min-h-dvh place-items-center px-4">
        <NotRead problem={failed.problem} onRetry={failed.retry} />
      </main>
    );
  }
  return <Shown event={event.body} round={round.body} asked={asked} />;
}

interface ShownProps {
  event: Snapshot;
  round: RoundReview;
  asked: ReturnType<typeof askedBy>;
}

function Shown({ event, round, asked }: ShownProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  const { tileSet, settings, code } = event;
  const looked = shownMove(event, round, asked.move);
  const move = looked?.kind === 'move' ? looked.move : round.top;
  const score = looked?.kind === 'move' ? looked.score : round.top.score;
  const overlay = tilesOf(round.board, move, tileSet).map((tile) => ({ ...tile, state: 'new' as const }));
  const query = roundQuery(round.number, looked ? asked.move : null);
  return (
    <main className="embedded">
      <h1 className="truncate text-center text-sm text-quiet">
        <bdi className="font-semibold text-ink">{event.name}</bdi>{' '}
        <span className="tabular">{t('round.label', { round: round.number })}</span>
      </h1>
      <Board rows={round.board} tileSet={tileSet} notation={settings.notation} overlay={overlay} />
      <Rack tiles={round.rack.leftover + round.rack.drawn} tileSet={tileSet} max={40} />
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">
          <MoveText move={move} notation={settings.notation} />{' '}
          <b className="tabular">{format.number(score)}</b>
        </span>
        <span className="text-sm text-quiet" dir={isMirrored(tileSet) ? 'rtl' : 'ltr'}>
          {rackText(round.rack)}
        </span>
      </p>
      <a
        href={reviewPath(code, query)}
        target="_blank"
        rel="noopener"
        className="flex items-center justify-between gap-3 border-t border-line pt-2 text-sm underline underline-offset-4"
      >
        {t('embedded.open')}
        <Logo className="text-sm" />
      </a>
    </main>
  );
}
