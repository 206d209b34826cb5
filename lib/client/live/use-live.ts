'use client';
import { useSyncExternalStore } from 'react';
import type { Start } from './start';
import { initialLive, type LiveState } from './state';
import { createLive, type LiveStore } from './store';

const stores = new Map<string, LiveStore>();

/** The store of an event: one for the whole page, however many components follow it. */
export function liveStore(code: string, start: Start | null = null): LiveStore {
  const key = code.toUpperCase();
  const store = stores.get(key) ?? createLive(key, start);
  // A server makes pages of any number of codes, and follows none of them.
  if (typeof window !== 'undefined') stores.set(key, store);
  return store;
}

/** Follows an event: its state now, and again at each change. It begins with what the page brought along, if it did. */
export function useLive(code: string, start: Start | null = null): LiveState {
  const store = liveStore(code, start);
  return useSyncExternalStore(store.subscribe, store.get, () => initialLive);
}
