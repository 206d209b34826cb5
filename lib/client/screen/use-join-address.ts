'use client';
import { useEffect, useState } from 'react';
import { type JoinAddress, joinAddress } from './join-address';
import { knownAddress } from './known-address';

/** The event's address to join; null on the server and in the first moment of the page. */
export function useJoinAddress(code: string): JoinAddress | null {
  const [address, setAddress] = useState<JoinAddress | null>(null);
  useEffect(() => setAddress(joinAddress(location.origin, code, knownAddress(code))), [code]);
  return address;
}
