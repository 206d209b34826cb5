import { initialLive, type LiveState, liveReducer } from '@/lib/client/live';
import {
  DEFAULT_SETTINGS,
  type OwnResult,
  type OwnSlip,
  type RoundView,
  type Snapshot,
  type You,
} from '@/lib/http/schemas';
import { roundView, standing } from '../../support/event-views';

export const EMPTY_BOARD = Array.from({ length: 15 }, () => '.'.repeat(15));

export const round = (change: Partial<RoundView> = {}): RoundView =>
  roundView({ board: EMPTY_BOARD, opensAt: 1_000, closesAt: 121_000, ...change });

export const seat = (change: Partial<You> = {}): You => ({
  playerId: 'p1',
  name: 'Anna',
  slip: null,
  result: null,
  draft: null,
  personalCode: '2345-6789',
  extraMs: 0,
  ...change,
});

export const snapshot = (change: Partial<Snapshot> = {}): Snapshot => ({
  id: 'event',
  code: 'K7P4QX',
  name: 'Spring Open',
  version: 10,
  status: 'running',
  settings: DEFAULT_SETTINGS,
  tileSet: 'en',
  players: 4,
  joined: [],
  round: round(),
  slips: 1,
  nextOpensAt: null,
  standings: [],
  gameStandings: [],
  found: 0,
  topTotal: 80,
  joinUrl: 'http://192.168.1.20:3000/e/K7P4QX',
  seedHash: 'hash',
  locked: false,
  hallCode: null,
  hallCodeUntil: null,
  removed: false,
  renewed: false,
  waiting: false,
  asking: 0,
  seed: null,
  endReason: null,
  extraTime: [],
  you: seat(),
  host: false,
  staff: null,
  now: 50_000,
  ...change,
});

export const ready = (change: Partial<Snapshot> = {}): LiveState =>
  liveReducer(initialLive, { type: 'snapshot', version: change.version ?? 10, data: snapshot(change) });

export const slip = (rev: number): OwnSlip => ({
  rev,
  receivedAt: 60_000,
  move: { row: 8, col: 4, direction: 'across', word: 'ZEX' },
  written: null,
});

export const result = (change: Partial<OwnResult> = {}): OwnResult => ({
  move: { row: 8, col: 4, direction: 'across', word: 'ZEX' },
  points: 40,
  bonus: 0,
  total: 90,
  rank: 2,
  before: 3,
  reason: null,
  ...change,
});

export const row = (playerId: string, total: number) => standing(playerId, { total, percentage: 100 });
