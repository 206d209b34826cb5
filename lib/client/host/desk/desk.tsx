'use client';
import { useLive } from '@/lib/client/live';
import { EventGate, SiteHeader } from '@/lib/client/notice';
import { CorrectorDoor } from '@/lib/client/referee';
import { DeskReady } from './desk-ready';
import { KeyGate } from './key-gate';
import { useEnded } from './use-ended';
import { useInvitation } from './use-invitation';

/** The host's page of one event. */
export function Desk({ code }: { code: string }) {
  const { phase, problem, snapshot, link } = useLive(code);
  const invitation = useInvitation(code);
  const ended = useEnded(snapshot);
  if (!snapshot || phase === 'missing') {
    return (
      <Frame>
        <EventGate phase={phase} problem={problem} code={code} />
      </Frame>
    );
  }
  if (!snapshot.host) {
    return (
      <Frame>
        {snapshot.staff ? (
          <CorrectorDoor event={snapshot} />
        ) : (
          <KeyGate event={snapshot} invitation={invitation} ended={ended} />
        )}
      </Frame>
    );
  }
  return <DeskReady event={snapshot} link={link} />;
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex grow flex-col">{children}</main>
    </div>
  );
}
