'use client';
import { useEffect, useMemo } from 'react';
import { EventGate } from '@/lib/client/notice';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { type Link, type Start, slipSender, useLive } from '../live';
import { RoundSignals } from '../signals';
import { Icon } from '../ui';
import { Announcer } from './announcer';
import { PlayScreen } from './play-screen';
import {
  BetweenScreen,
  FinishedScreen,
  JoinScreen,
  LobbyScreen,
  loadAhead,
  RemovedScreen,
  WaitingScreen,
  WrittenScreen,
} from './screens';
import { ownSnapshot, rackText, screenOf } from './view';

/** The player's page: follows an event and shows the screen it calls for. */
export function PlayPage({ code, start }: { code: string; start: Start | null }) {
  const { phase, problem, snapshot: everybodys, link } = useLive(code, start);
  const snapshot = useMemo(() => everybodys && ownSnapshot(everybodys), [everybodys]);
  useEffect(() => {
    if (snapshot) document.title = `${snapshot.name} · Onerack`;
  }, [snapshot]);
  useSlipSending(snapshot);
  const ready = snapshot !== null;
  useEffect(() => (ready ? loadAhead() : undefined), [ready]);
  if (!snapshot || phase === 'missing') {
    return (
      <main className="flex min-h-dvh flex-col">
        <EventGate phase={phase} problem={problem} code={code} />
      </main>
    );
  }
  return (
    <>
      <Announcer snapshot={snapshot} />
      <RoundSignals snapshot={snapshot} />
      <PlayView snapshot={snapshot} link={link} />
    </>
  );
}

/** What a snapshot looks like to a player. */
export function PlayView({ snapshot, link }: { snapshot: Snapshot; link: Link }) {
  const { round, you } = snapshot;
  const screen = screenOf(snapshot);
  if (round && screen === 'round') {
    const Screen = snapshot.settings.entry === 'federation' ? WrittenScreen : PlayScreen;
    return (
      <Screen key={`${round.number} ${rackText(round.rack)}`} snapshot={snapshot} round={round} link={link} />
    );
  }
  if (round && screen === 'between') {
    return <BetweenScreen key={round.number} snapshot={snapshot} round={round} link={link} />;
  }
  return (
    <>
      {link === 'lost' ? <OfflineNote /> : null}
      {screen === 'join' ? <JoinScreen snapshot={snapshot} /> : null}
      {screen === 'removed' ? <RemovedScreen snapshot={snapshot} /> : null}
      {screen === 'waiting' ? <WaitingScreen snapshot={snapshot} /> : null}
      {you && (screen === 'lobby' || screen === 'ready') ? (
        <LobbyScreen snapshot={snapshot} you={you} />
      ) : null}
      {screen === 'finished' || screen === 'over' ? <FinishedScreen snapshot={snapshot} /> : null}
    </>
  );
}

function OfflineNote() {
  const t = useTranslations('play');
  return (
    <p role="status" className="late offline-note">
      <Icon name="offline" /> {t('offline')}
    </p>
  );
}

/** Tells the sender which round runs and what the server has, so that a slip left over is sent or let go. */
function useSlipSending(snapshot: Snapshot | null): void {
  const code = snapshot?.code;
  const playerId = snapshot?.you?.playerId;
  const round = snapshot?.round?.number;
  const again = snapshot?.round?.again;
  const rev = snapshot?.you?.slip?.rev ?? 0;
  useEffect(() => {
    if (code && playerId && round !== undefined)
      slipSender(code).round({ code, playerId, round, again }, rev);
  }, [code, playerId, round, again, rev]);
}
