'use client';
import type { RoundView, RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { BoardScreen } from '../play';
import { asSnapshot } from './as-snapshot';
import { BagLine } from './bag-line';
import { RunBar } from './run-bar';
import { runName } from './run-names';
import { RunReceipt } from './run-receipt';
import type { RunActions, RunState } from './use-run';
import { useRunPlay } from './use-run-play';

interface RunRoundProps {
  run: RunView;
  round: RoundView;
  state: RunState & RunActions;
}

/** An open round of a run, on the screen that rounds of events are played on. */
export function RunRound({ run, round, state }: RunRoundProps) {
  const t = useTranslations('alone');
  const name = runName(run, t);
  const game = asSnapshot(run, name);
  const play = useRunPlay(game, round, state, run.kind !== 'topping');
  return (
    <BoardScreen
      game={game}
      round={round}
      play={play}
      bar={<RunBar run={run} round={round} name={name} lost={state.lost} />}
      receipt={
        <>
          <RunReceipt run={run} state={state} />
          {run.bag ? <BagLine bag={run.bag} /> : null}
        </>
      }
      again={run.tries > 0}
    />
  );
}
