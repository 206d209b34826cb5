'use client';
import { isUnreachable, type LiveState } from '@/lib/client/live';
import { LinkButton } from '@/lib/client/ui';
import { Notice } from './notice';

/** Stands in for a page while its event is not there: loading, unknown, or out of reach. */
export function EventGate({ phase, problem, code }: Pick<LiveState, 'phase' | 'problem'> & { code: string }) {
  if (phase === 'missing') {
    return (
      <Notice
        icon="alert"
        title="No event has this code"
        actions={
          <>
            <LinkButton href="/" kind="primary">
              Enter another code
            </LinkButton>
            <LinkButton href="/host" kind="plain">
              Host an event
            </LinkButton>
          </>
        }
      >
        <p>
          <bdi className="code">{code}</bdi> may be mistyped. Codes have six characters.
        </p>
      </Notice>
    );
  }
  if (phase === 'failed') {
    const away = !problem || isUnreachable(problem);
    return (
      <Notice icon="offline" title={away ? 'The server cannot be reached' : problem.title}>
        <p role="status">Trying again by itself. Nothing is lost.</p>
      </Notice>
    );
  }
  return (
    <p className="m-auto p-8 text-quiet" role="status">
      Loading the event…
    </p>
  );
}
