'use client';
import { useState } from 'react';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import type { Link } from '../live';
import { SignalButton } from '../signals';
import {
  CancelledNote,
  Countdown,
  GameOverTable,
  isBetweenGames,
  LanguageSwitch,
  StandingsTable,
  useRoundPlace,
} from '../ui';
import { EventLine } from './event-line';
import { ResultBoard, type Shown } from './result-board';
import { RoundResult } from './round-result';
import { RulingNotes } from './ruling-notes';
import { useLate } from './use-late';

export interface BetweenScreenProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

/** After the close: the top on the board, what the own move earned and why, the rank, and when it goes on. */
export function BetweenScreen({ snapshot, round, link }: BetweenScreenProps) {
  const t = useTranslations('result');
  const [shown, setShown] = useState<Shown>('top');
  const words = useTranslations('words');
  const placed = useRoundPlace(snapshot.settings.games);
  const late = useLate(snapshot, round);
  const gameOver = isBetweenGames(snapshot);
  const over = gameOver
    ? words('game.over', { game: round.game })
    : placed(round, t('over', { round: round.number }));
  return (
    <main className="play">
      <header className="round-bar">
        <div className="round-over">
          <h1 className="tabular truncate font-bold">{over}</h1>
          <EventLine name={snapshot.name} link={link} />
        </div>
        <NextRack snapshot={snapshot} />
        <div className="round-bar-line h-1 rounded-xs bg-line" />
        <CancelledNote event={snapshot} className="basis-full" />
      </header>
      <div className="play-board">
        <ResultBoard snapshot={snapshot} round={round} shown={shown} />
      </div>
      <div className="play-side">
        <RulingNotes result={snapshot.you?.result ?? null} className="mb-3 grid gap-1" />
        <RoundResult snapshot={snapshot} round={round} shown={shown} onShow={setShown} late={late} totals />
        {gameOver ? <GameOverTable event={snapshot} className="mt-4" /> : null}
        {gameOver && round.game > 1 ? (
          <h2 className="mt-6 text-lg font-bold">{words('game.all', { games: round.game })}</h2>
        ) : null}
        {snapshot.standings.length > 0 ? (
          <StandingsTable rows={snapshot.standings} own={snapshot.you?.playerId} brief className="mt-2" />
        ) : null}
        <LanguageSwitch className="-ms-2 me-auto mt-4" />
      </div>
    </main>
  );
}

function NextRack({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('result');
  const words = useTranslations('words');
  const { nextOpensAt, status } = snapshot;
  const gameOver = isBetweenGames(snapshot);
  return (
    <div className="flex items-center justify-end gap-1 text-sm text-quiet">
      {status === 'paused' ? (
        <p className="text-end font-semibold text-alert">{t('gamePaused')}</p>
      ) : nextOpensAt === null ? (
        <p className="max-w-[10em] text-end sm:max-w-none">
          {gameOver ? words('game.hostOpens') : t('hostOpens')}
        </p>
      ) : (
        <p className="flex items-baseline gap-2">
          {gameOver ? words('game.next') : t('nextRack')}{' '}
          <Countdown to={nextOpensAt} className="text-3xl text-ink" />
        </p>
      )}
      <SignalButton className="-me-[8px]" />
    </div>
  );
}
