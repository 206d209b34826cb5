'use client';
import type { RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { useSecondsLeft } from '../live';
import { ReceiptLine, Verdict } from '../play';
import { Button, ProblemText, useClockText } from '../ui';
import { PassButton } from './pass-button';
import type { RunActions, RunState } from './use-run';

/** What became of the last move, what the next one will do, and the way on without one. */
export function RunReceipt({ run, state }: { run: RunView; state: RunState & RunActions }) {
  return (
    <>
      <div role="status" className="receipt">
        {state.problem ? <ProblemText problem={state.problem} /> : <Said run={run} />}
      </div>
      {run.help ? <AskTop run={run} help={run.help} state={state} /> : null}
      {run.kind === 'topping' ? null : <PassButton state={state} />}
    </>
  );
}

function Said({ run }: { run: RunView }) {
  const t = useTranslations('alone');
  const { slip, kind, settings } = run;
  if (slip?.move && slip.valid === false) return <Verdict slip={slip} checks />;
  if (slip?.move && kind === 'topping')
    return (
      <ReceiptLine icon="alert" className="text-alert">
        {t('notTop', { points: slip.score ?? 0 })}
      </ReceiptLine>
    );
  if (kind === 'topping') return <ReceiptLine>{t('untilTop')}</ReceiptLine>;
  return <ReceiptLine>{settings.checkWords ? t('endsIfGood') : t('ends')}</ReceiptLine>;
}

interface AskTopProps {
  run: RunView;
  help: NonNullable<RunView['help']>;
  state: RunState & RunActions;
}

/** Topping: the top at its price, once the first minute is over. */
function AskTop({ help, state }: AskTopProps) {
  const t = useTranslations('alone');
  const clock = useClockText();
  const left = useSecondsLeft(help.from) ?? 0;
  const seconds = help.ms / 1000;
  return (
    <Button
      size="sm"
      kind="plain"
      className="me-auto"
      disabled={left > 0 || state.busy}
      onClick={state.askTop}
    >
      {left > 0 ? t('topIn', { time: clock(left) }) : t('askTop', { seconds })}
    </Button>
  );
}
