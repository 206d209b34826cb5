'use client';
import { useState } from 'react';
import type { RoundView, RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { EventLine, ResultBoard, RoundResult, type Shown } from '../play';
import { LanguageSwitch, ProblemText } from '../ui';
import { asSnapshot } from './as-snapshot';
import { NextButton } from './next-button';
import { RivalList } from './rival-list';
import { RoomLine } from './room-line';
import { runName } from './run-names';
import { StopButton } from './stop-button';
import type { RunActions, RunState } from './use-run';
import { UsedTime } from './used-time';

interface RunBetweenProps {
  run: RunView;
  round: RoundView;
  state: RunState & RunActions;
}

/** After a round of a run: the top, what the own move earned and why, the rank among the room; on when one likes. */
export function RunBetween({ run, round, state }: RunBetweenProps) {
  const t = useTranslations('result');
  const alone = useTranslations('alone');
  const [shown, setShown] = useState<Shown>('top');
  const name = runName(run, alone);
  const game = asSnapshot(run, name);
  return (
    <main className="play">
      <header className="round-bar">
        <div className="round-over">
          <h1 className="tabular truncate font-bold">{t('over', { round: round.number })}</h1>
          <EventLine name={name} link={state.lost ? 'lost' : 'open'} />
        </div>
        <NextButton busy={state.busy} onClick={state.next}>
          {t('nextRack')}
        </NextButton>
        <div className="round-bar-line h-1 rounded-xs bg-line" />
      </header>
      <div className="play-board">
        <ResultBoard snapshot={game} round={round} shown={shown} />
      </div>
      <div className="play-side">
        <ProblemText problem={state.problem} />
        <RoomLine run={run} />
        <RoundResult
          snapshot={game}
          round={round}
          shown={shown}
          onShow={setShown}
          totals
          alone={!run.room}
          wordsAt={`/api/alone/${run.id}/rounds/${round.number}/words`}
        />
        <RivalList run={run} />
        <UsedTime run={run} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
          <LanguageSwitch className="-ms-2" />
          <StopButton state={state} />
        </div>
      </div>
    </main>
  );
}
