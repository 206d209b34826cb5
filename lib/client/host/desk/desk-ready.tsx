'use client';
import { useState } from 'react';
import { type Link, lastEnd, serverNow } from '@/lib/client/live';
import { useHeads } from '@/lib/client/screen';
import { cx } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { deskOf } from '../desk-state';
import type { Intent } from '../keys';
import { PlayersSheet } from '../players/players-sheet';
import { ConfirmBar } from './action-bar';
import { Asking } from './asking';
import { DeskHeader } from './desk-header';
import { Finished } from './finished';
import { Folded } from './folded';
import { Keeping } from './keeping';
import { KeyNote } from './key-note';
import { KeysHint, useKeySetting } from './keys-hint';
import { Lobby, StartBar } from './lobby';
import { Running } from './running';
import { useCommand } from './use-command';
import { useDeskKeys } from './use-desk-keys';
import { useIsPast } from './use-is-past';
import { useQuestion } from './use-question';

/** The desk of an event that is there, for a host who may run it. */
export function DeskReady({ event, link }: { event: Snapshot; link: Link }) {
  // Draws anew when the round's time is over for all: the desk is then closing.
  useIsPast(event.round?.status === 'open' ? lastEnd(event) : null);
  const desk = deskOf(event, serverNow());
  const heads = useHeads(event);
  const commanding = useCommand(event);
  const { ask, confirm } = useQuestion(event, commanding);
  const keys = useKeySetting();
  const [finding, setFinding] = useState<string | null>(null);
  const [newKeys, setNewKeys] = useState(0);
  const onKey = () => setNewKeys((count) => count + 1);

  const act = (intent: Intent) => {
    if (intent === 'help') keys.choose('new');
    else if (intent !== 'next') ask(intent, intent === 'extend' ? 30 : undefined);
    else if (desk.next) ask(desk.next.verb);
  };
  useDeskKeys(desk, keys.setting !== 'off' && confirm === null, act);

  const lobby = desk.phase === 'lobby';
  const finished = desk.phase === 'finished';
  return (
    <div className="flex min-h-dvh flex-col">
      <DeskHeader code={event.code} name={event.name} link={link} onPlayers={() => setFinding('')} />
      <PlayersSheet
        open={finding !== null}
        onClose={() => setFinding(null)}
        code={event.code}
        players={event.players}
        find={finding ?? ''}
      />
      <main
        className={cx(
          'mx-auto flex w-full max-w-6xl grow flex-col gap-5 px-4 pt-4 sm:gap-6 sm:pt-6',
          // The lobby ends with its bar.
          lobby ? undefined : 'pb-6',
        )}
      >
        <KeyNote key={newKeys} code={event.code} />
        {lobby || finished ? null : <KeysHint {...keys} />}
        {lobby && confirm ? <ConfirmBar {...confirm} /> : null}
        {lobby ? <Lobby event={event} onFind={setFinding} /> : null}
        {finished ? <Finished event={event} heads={heads} /> : null}
        {finished ? null : <Asking event={event} />}
        {lobby || finished ? null : <Running {...{ event, heads, desk, commanding, ask, confirm }} />}
        {finished ? (
          <Keeping event={event} onKey={onKey} />
        ) : (
          <Folded event={event} desk={desk} keys={keys} onFinish={() => ask('finish')} onKey={onKey} />
        )}
        {lobby ? (
          <StartBar event={event} desk={desk} commanding={commanding} onStart={() => ask('start')} />
        ) : null}
      </main>
    </div>
  );
}
