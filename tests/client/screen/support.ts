import type { StandingRow } from '@/lib/http/schemas';

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
