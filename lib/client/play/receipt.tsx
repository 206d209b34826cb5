import type { Notation } from '@/lib/engine';
import type { OwnSlip } from '@/lib/http/schemas';
import type { Link, Outbox } from '../live';
import { cx, Icon, MoveText, WordText } from '../ui';
import { pointsText } from './view';

export interface ReceiptProps {
  slip: OwnSlip | null;
  outbox: Outbox;
  link: Link;
  notation: Notation;
  /** whether the received move is the one on the board now, so that it need not be written again */
  shown: boolean;
  onWithdraw?(): void;
}

/** What the server has, and when it came: two lines at most, always there, told to screen readers at each change. */
export function Receipt(props: ReceiptProps) {
  return (
    <div role="status" className="receipt">
      <Content {...props} />
    </div>
  );
}

function Content({ slip, outbox, link, ...rest }: ReceiptProps) {
  if (outbox.pending && (outbox.failing || link === 'lost')) {
    return (
      <Line icon="offline" className="text-alert">
        No connection. Your move is kept and sent when it is back.
      </Line>
    );
  }
  if (outbox.pending) return <Line>Sending…</Line>;
  if (outbox.refusal) return <Refusal outbox={outbox} />;
  if (!slip) return <Line>Nothing sent yet. You can send again and again until the clock ends.</Line>;
  return (
    <>
      {outbox.overtaken ? (
        <Line icon="alert" className="text-alert">
          A newer move came from another window. That one counts.
        </Line>
      ) : null}
      <Received slip={slip} {...rest} />
    </>
  );
}

function Refusal({ outbox: { refusal } }: { outbox: Outbox }) {
  const late = refusal?.code === 'round-not-open';
  return (
    <Line icon="alert" className="text-error">
      {late ? 'Too late: the round was over when your move arrived.' : `Not taken. ${refusal?.title}.`}
    </Line>
  );
}

function Received({
  slip,
  shown,
  notation,
  onWithdraw,
}: Omit<ReceiptProps, 'outbox' | 'link'> & { slip: OwnSlip }) {
  const time = <span className="tabular">{new Date(slip.receivedAt).toLocaleTimeString('en-GB')}</span>;
  if (!slip.move && !slip.written) return <Line icon="check">Withdrawn at {time}. Nothing counts now.</Line>;
  const score = slip.score === undefined || slip.valid === false ? null : pointsText(slip.score);
  return (
    <>
      <div className="flex items-center gap-2">
        <Icon name="check" className="shrink-0 text-accent" />
        <span className="min-w-0 grow truncate">
          Received {time}
          {shown && score ? `, ${score}` : null}
        </span>
        {onWithdraw ? (
          <button type="button" onClick={onWithdraw} className="withdraw">
            Withdraw
          </button>
        ) : null}
      </div>
      {shown ? null : (
        <p className="truncate ps-[1.7em]">
          {slip.move ? <MoveText move={slip.move} notation={notation} /> : null}
          {slip.written ? <Written {...slip.written} /> : null}
          {score ? `, ${score}` : null}
        </p>
      )}
      <Verdict slip={slip} />
    </>
  );
}

function Written({ reference, word, claimed }: NonNullable<OwnSlip['written']>) {
  return (
    <span>
      {reference} <WordText word={word} className="font-bold" />
      {claimed === null ? null : ` ${claimed}`}
    </span>
  );
}

function Verdict({ slip }: { slip: OwnSlip }) {
  if (slip.valid !== false) return null;
  const words = slip.badWords ?? [];
  const verb = words.length === 1 ? 'is' : 'are';
  const what = words.length === 0 ? 'This is no legal move' : `${words.join(', ')} ${verb} not in the list`;
  return (
    <Line icon="alert" className="text-error">
      {what}: worth 0.
    </Line>
  );
}

function Line(props: {
  icon?: 'alert' | 'check' | 'offline';
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <p className={cx('flex items-start gap-2', props.className)}>
      {props.icon ? <Icon name={props.icon} className="mt-[0.1em] shrink-0" /> : null}
      <span>{props.children}</span>
    </p>
  );
}
