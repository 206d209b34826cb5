'use client';
import type { RoundView, RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { lastSignal, useMarkPassed } from '../live';
import { ReceiptLine, SlipScreen, useKeptForm } from '../play';
import { ProblemText } from '../ui';
import { asSnapshot } from './as-snapshot';
import { BagLine } from './bag-line';
import { PassButton } from './pass-button';
import { RunBar } from './run-bar';
import { runName } from './run-names';
import type { RunActions, RunState } from './use-run';
import { secondsOf } from './use-run-play';

interface RunWrittenProps {
  run: RunView;
  round: RoundView;
  state: RunState & RunActions;
}

/** An open round of a run in federation entry: a slip as on paper ends it, good or bad. */
export function RunWritten({ run, round, state }: RunWrittenProps) {
  const t = useTranslations('alone');
  const name = runName(run, t);
  const game = asSnapshot(run, name);
  const { form, change, written, isEmpty } = useKeptForm(game, round);
  const left = useMarkPassed(round.closesAt, null, [lastSignal(secondsOf(round)), 0]);
  return (
    <SlipScreen
      snapshot={game}
      round={round}
      form={form}
      onChange={change}
      bar={<RunBar run={run} round={round} name={name} lost={state.lost} />}
      receipt={
        <>
          <div role="status" className="receipt">
            {state.problem ? (
              <ProblemText problem={state.problem} />
            ) : (
              <ReceiptLine>{t('endsWritten')}</ReceiptLine>
            )}
          </div>
          <PassButton state={state} />
          {run.bag ? <BagLine bag={run.bag} /> : null}
        </>
      }
      hold={left <= 0 ? 'over' : isEmpty || state.busy ? 'empty' : null}
      final
      onSend={() => state.write(written)}
    />
  );
}
