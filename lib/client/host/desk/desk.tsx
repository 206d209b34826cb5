'use client';
import { CorrectorDoor } from '@/lib/client/referee';
import { DeskFrame } from './desk-frame';
import { DeskReady } from './desk-ready';
import { useGate } from './use-gate';
import { useInvitation } from './use-invitation';

/** The host's page of one event. */
export function Desk({ code }: { code: string }) {
  const { event, inside } = useGate(code, 'host', useInvitation(code));
  if (event?.host) return inside((own, link) => <DeskReady event={own} link={link} />);
  return <DeskFrame>{event?.staff ? <CorrectorDoor event={event} /> : inside(() => null)}</DeskFrame>;
}
