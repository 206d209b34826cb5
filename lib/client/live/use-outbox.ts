'use client';
import { useSyncExternalStore } from 'react';
import { emptyOutbox, type Outbox } from './outbox';
import { sinceOpen } from './since-open';
import { createSlipSender, type SlipSender } from './slip-sender';
import { liveStore } from './use-live';

const senders = new Map<string, SlipSender>();

/** The sender of an event: one for the whole page. */
export function slipSender(code: string): SlipSender {
  const live = liveStore(code);
  const sender = senders.get(live.code) ?? createSlipSender(live, () => sinceOpen(live.code));
  senders.set(live.code, sender);
  return sender;
}

/** The slip on its way, now and at each change. */
export function useOutbox(code: string): Outbox {
  const sender = slipSender(code);
  return useSyncExternalStore(sender.subscribe, sender.get, () => emptyOutbox);
}
