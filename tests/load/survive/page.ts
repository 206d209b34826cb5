/**
 * What a player's page is made of, without its screens: the modules of `lib/client/live` as they are. It is bundled,
 * and runs once for each player in a world of its own (tab.ts).
 */
import { secondsLeft } from '@/lib/client/live/countdown';
import type { SlipBody } from '@/lib/client/live/outbox';
import { serverNow } from '@/lib/client/live/server-time';
import { createSlipSender } from '@/lib/client/live/slip-sender';
import type { LiveState } from '@/lib/client/live/state';
import { createLive } from '@/lib/client/live/store';

/** A slip that the player sent, and what the page came to know of it. */
export interface SentSlip {
  round: number;
  rev: number;
  body: SlipBody;
  /** `acknowledged`: the page shows that it is stored */
  fate: 'pending' | 'acknowledged' | 'refused' | 'replaced';
  /** the refusal's code */
  code?: string;
}

export interface Page {
  state(): LiveState;
  /** all that was sent since the page was opened */
  slips: SentSlip[];
  send(body: SlipBody): void;
  /** the server's time as the page believes it, ms since 1970 */
  serverNow(): number;
  /** the countdown on the screen; null when no round is open */
  secondsLeft(): number | null;
  onChange(listener: () => void): void;
  close(): void;
}

export function openPage(code: string): Page {
  const live = createLive(code);
  const sender = createSlipSender(live);
  const slips: SentSlip[] = [];
  const listeners: (() => void)[] = [];
  const mine = () => slips.filter(({ round, fate }) => round === sender.get().round && fate === 'pending');
  const followRound = () => {
    const { snapshot } = live.get();
    if (!snapshot?.round || !snapshot.you) return;
    const owner = { code: live.code, playerId: snapshot.you.playerId, round: snapshot.round.number };
    sender.round(owner, snapshot.you.slip?.rev ?? 0);
  };
  const followSlips = () => {
    const { pending, refusal, round } = sender.get();
    for (const slip of slips) {
      if (slip.fate !== 'pending' || (pending?.rev === slip.rev && round === slip.round)) continue;
      // What was still on its way when the next rack came is nobody's any more.
      if (slip.round !== round || (pending && pending.rev > slip.rev)) slip.fate = 'replaced';
      else if (refusal) Object.assign(slip, { fate: 'refused', code: refusal.code });
      else slip.fate = 'acknowledged';
    }
  };
  const stopSender = sender.subscribe(followSlips);
  const stopLive = live.subscribe(() => {
    followRound();
    for (const listener of listeners) listener();
  });
  return {
    state: live.get,
    slips,
    send(body) {
      for (const slip of mine()) slip.fate = 'replaced';
      const { rev, round } = sender.get();
      slips.push({ round, rev: rev + 1, body, fate: 'pending' });
      sender.send(body);
    },
    serverNow,
    secondsLeft() {
      const round = live.get().snapshot?.round;
      return round?.status === 'open' ? secondsLeft(round.closesAt - serverNow()) : null;
    },
    onChange: (listener) => listeners.push(listener),
    close() {
      stopSender();
      stopLive();
    },
  };
}
