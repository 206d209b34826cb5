'use client';
import { useSyncExternalStore } from 'react';
import { initialLive, type LiveState } from './state';
import { createLive, type LiveStore } from './store';

const stores = new Map<string, LiveStore>();

/** The store of an event: one for the whole page, however many components follow it. */
export function liveStore(code: string): LiveStore {
  const key = code.toUpperCase();
  const store = stores.get(key) ?? createLive(key);
  stores.set(key, store);
  return store;
}

/** Follows an event: its state now, and again at each change. */
export function useLive(code: string): LiveState {
  const store = liveStore(code);
  return useSyncExternalStore(store.subscribe, store.get, () => initialLive);
}
