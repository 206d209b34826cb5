import type { RunView, Snapshot } from '@/lib/http/schemas';

/** A run as the player's screens know events: one seat, one game, and what of a room there is. */
export function asSnapshot(run: RunView, name: string): Snapshot {
  const { id, settings, tileSet, round, slip, result, room, topTotal, seedHash, seed, endReason, now } = run;
  return {
    id,
    // What is kept on this device is kept for the run, not for the event that it plays again.
    code: id,
    joinUrl: '',
    name,
    version: 0,
    status: run.finished ? 'finished' : 'running',
    settings,
    tileSet,
    players: room?.players ?? 1,
    joined: [],
    locked: false,
    hallCode: null,
    hallCodeUntil: null,
    round,
    slips: room ? room.players - 1 : 0,
    nextOpensAt: null,
    standings: [],
    gameStandings: [],
    found: room?.found ?? 0,
    topTotal,
    seedHash: seedHash ?? '',
    seed,
    endReason,
    you: { playerId: 'alone', name, slip, result, draft: null, personalCode: '', extraMs: 0 },
    removed: false,
    renewed: false,
    waiting: false,
    asking: 0,
    extraTime: [],
    host: false,
    staff: null,
    now,
  };
}
