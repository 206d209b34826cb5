/** What a snapshot is made of, for components and pure modules. */
import type { RoundView, StandingRow } from '@/lib/http/schemas';

export const roundView = (change: Partial<RoundView> = {}): RoundView => ({
  number: 3,
  game: 1,
  inGame: 3,
  status: 'open',
  rack: { leftover: 'RU', drawn: 'ZXTEU', rejected: false },
  board: [],
  opensAt: 0,
  closesAt: 1000,
  remainingMs: null,
  ...change,
});

export const standing = (name: string, change: Partial<StandingRow> = {}): StandingRow => ({
  playerId: name,
  name,
  rank: 1,
  total: 0,
  category: null,
  team: null,
  negative: 0,
  percentage: 0,
  solos: 0,
  warnings: 0,
  penalties: 0,
  ...change,
});
