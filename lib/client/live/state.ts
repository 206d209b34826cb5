/**
 * What the browser knows of an event: one snapshot, kept current by the stream's messages.
 *
 * phase:  loading → ready | missing | failed;  failed → ready | missing (when the server answers again);
 *         ready → missing (the host deletes the event)
 * link:   connecting → open ⇄ lost
 *
 * Messages may come twice or late (a resumed stream overlaps): one whose version is not above the snapshot's
 * changes nothing. Snapshots of the same version are taken: they may know more about the viewer.
 */
import type { OwnSlip, Problem, RoundView, Snapshot, StreamData, StreamMessage } from '@/lib/http/schemas';

/** As many names as a snapshot brings. */
const NAMES_SHOWN = 60;

export type Link = 'connecting' | 'open' | 'lost';

export interface LiveState {
  phase: 'loading' | 'ready' | 'missing' | 'failed';
  link: Link;
  snapshot: Snapshot | null;
  /** why there is no snapshot */
  problem: Problem | null;
}

export const initialLive: LiveState = { phase: 'loading', link: 'connecting', snapshot: null, problem: null };

export type LiveAction =
  | StreamMessage
  | { type: 'link'; link: Link }
  | { type: 'failed'; problem: Problem | null }
  | { type: 'slip'; round: number; slip: OwnSlip };

/** The next state. Pure; the same object comes back when nothing changed. */
export function liveReducer(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case 'link':
      return action.link === state.link ? state : { ...state, link: action.link };
    case 'failed':
      return withFailure(state, action.problem);
    case 'snapshot':
      return withSnapshot(state, action.data);
    case 'deleted':
      return { ...state, phase: 'missing', problem: DELETED };
    case 'own-slip':
      return withSnapshot(state, state.snapshot && withOwnSlip(state.snapshot, action.data));
    case 'slip':
      return withSnapshot(state, state.snapshot && withSlip(state.snapshot, action.round, action.slip));
    default:
      return withMessage(state, action);
  }
}

/** Whether there is no such event, and will be none. */
export function isGone(problem: Problem | null): boolean {
  return problem?.code === 'event-not-found' || problem?.code === 'event-deleted';
}

function withFailure(state: LiveState, problem: Problem | null): LiveState {
  if (isGone(problem)) return { ...state, phase: 'missing', problem };
  // What is on the screen stays there: a server that is away is no reason to take the board away.
  return state.snapshot ? state : { ...state, phase: 'failed', problem };
}

function withSnapshot(state: LiveState, snapshot: Snapshot | null): LiveState {
  if (!snapshot || snapshot === state.snapshot) return state;
  if (state.snapshot && snapshot.version < state.snapshot.version) return state;
  return { ...state, phase: 'ready', problem: null, snapshot };
}

const DELETED: Problem = {
  type: '/problems/event-deleted',
  title: 'The host has deleted this event',
  status: 410,
  code: 'event-deleted',
};

type Change = Exclude<StreamMessage, { type: 'snapshot' | 'deleted' | 'own-slip' }>;

function withMessage(state: LiveState, message: Change): LiveState {
  const { snapshot } = state;
  if (!snapshot) return state;
  if (message.version !== null && message.version <= snapshot.version) return state;
  const next = changed(snapshot, message);
  if (next === snapshot) return state;
  return { ...state, snapshot: { ...next, version: message.version ?? snapshot.version } };
}

function changed(snapshot: Snapshot, message: Change): Snapshot {
  switch (message.type) {
    case 'slips':
      return withCount(snapshot, message.data);
    case 'lobby':
      return withSimulated(withJoined(snapshot, message.data), message.data.simulated);
    case 'round-open':
      return withRound(snapshot, message.data);
    case 'round-closed':
      return withClose(snapshot, message.data);
    case 'clock':
      return withClock(snapshot, message.data);
    case 'ruling':
      return withRuling(snapshot, message.data);
    case 'extra-time':
      return withExtraTime(snapshot, message.data);
    case 'rewound':
      // What holds now is asked for (store.ts): only the version is known.
      return { ...snapshot };
    case 'finished':
      return withEnd(snapshot, message.data);
  }
}

type Data<Type extends Change['type']> = Extract<Change, { type: Type }>['data'];

/** The newest names stand in front; a message tells only those who came since the one before. */
function withJoined(snapshot: Snapshot, data: Data<'lobby'>): Snapshot {
  const { players, joined, left = [], locked = snapshot.locked, asking = snapshot.asking } = data;
  const stayed = snapshot.joined.filter((name) => !left.includes(name));
  const names = [...joined, ...stayed].slice(0, NAMES_SHOWN);
  return { ...snapshot, players, locked, asking, joined: snapshot.status === 'lobby' ? names : [] };
}

function withSimulated(snapshot: Snapshot, simulated: number | undefined): Snapshot {
  return simulated === undefined ? snapshot : { ...snapshot, simulated };
}

/** A count of another round, or from before the snapshot, is late. It falls where somebody was taken out. */
function withCount(snapshot: Snapshot, { now, number, slips, onPaper }: Data<'slips'>): Snapshot {
  const current = snapshot.round?.status !== 'closed' && snapshot.round?.number === number;
  if (!current || now < snapshot.now) return snapshot;
  const { players = 0, slips: entered = 0 } = snapshot.onPaper ?? {};
  const same =
    slips === snapshot.slips && players === (onPaper?.players ?? 0) && entered === (onPaper?.slips ?? 0);
  return same ? snapshot : { ...snapshot, slips, onPaper };
}

function withRound(
  snapshot: Snapshot,
  { now: _, onPaper, targetLevels, ...round }: Data<'round-open'>,
): Snapshot {
  return {
    ...snapshot,
    settings: targetLevels ? { ...snapshot.settings, targetLevels } : snapshot.settings,
    status: 'running',
    joined: [],
    round,
    slips: 0,
    onPaper,
    nextOpensAt: null,
    cancelled: null,
    you: snapshot.you && { ...snapshot.you, slip: null, draft: null },
  };
}

function withClose(snapshot: Snapshot, data: Data<'round-closed'>): Snapshot {
  const round: RoundView | null =
    snapshot.round?.number === data.number
      ? {
          ...snapshot.round,
          status: 'closed',
          remainingMs: null,
          top: data.top,
          isotops: data.isotops,
          exchange: data.exchange,
          gameEnd: data.gameEnd ?? null,
        }
      : snapshot.round;
  return {
    ...snapshot,
    round,
    standings: data.standings,
    gameStandings: data.gameStandings ?? [],
    found: data.found,
    ranked: data.ranked,
    slips: data.sent,
    onPaper: undefined,
    players: data.players,
    topTotal: data.topTotal,
    nextOpensAt: data.nextOpensAt,
    you: snapshot.you && { ...snapshot.you, result: data.you },
  };
}

function withClock(snapshot: Snapshot, data: Data<'clock'>): Snapshot {
  const { status, nextOpensAt } = data;
  const { round } = snapshot;
  if (!round || data.number !== round.number || round.status === 'closed') {
    return { ...snapshot, status, nextOpensAt };
  }
  const closesAt = data.closesAt ?? round.closesAt;
  const running: RoundView['status'] = status === 'paused' ? 'paused' : 'open';
  return {
    ...snapshot,
    status,
    nextOpensAt,
    round: { ...round, status: running, closesAt, remainingMs: data.remainingMs },
  };
}

function withExtraTime(snapshot: Snapshot, { extraTime, extraMs }: Data<'extra-time'>): Snapshot {
  return { ...snapshot, extraTime, you: snapshot.you && { ...snapshot.you, extraMs } };
}

function withEnd(snapshot: Snapshot, data: Data<'finished'>): Snapshot {
  const { standings, gameStandings = [], topTotal, ranked, seed, reason, reached = null, you } = data;
  const ended: Snapshot = {
    ...snapshot,
    status: 'finished',
    standings,
    gameStandings,
    topTotal,
    ranked,
    seed,
    endReason: reason,
    reached,
    nextOpensAt: null,
    cancelled: null,
  };
  return withResult(ended, you ?? snapshot.you?.result ?? null);
}

function withRuling(snapshot: Snapshot, data: Data<'ruling'>): Snapshot {
  const { standings, found = snapshot.found, topTotal = snapshot.topTotal, you } = data;
  const { gameStandings = snapshot.gameStandings, ranked = snapshot.ranked } = data;
  const { reached = snapshot.reached } = data;
  // While another round is played the slips are that one's.
  const counted = snapshot.round?.status === 'closed' && snapshot.round.number === data.number;
  const slips = (counted ? data.sent : undefined) ?? snapshot.slips;
  return withResult({ ...snapshot, standings, gameStandings, found, slips, ranked, topTotal, reached }, you);
}

function withResult(snapshot: Snapshot, result: Data<'ruling'>['you']): Snapshot {
  return snapshot.you ? { ...snapshot, you: { ...snapshot.you, result } } : snapshot;
}

function withOwnSlip(snapshot: Snapshot, { number, slip }: StreamData['own-slip']): Snapshot {
  return slip ? withSlip(snapshot, number, slip) : snapshot;
}

/** An answer to a slip: kept when it belongs to the running round and is not older than what is known. */
function withSlip(snapshot: Snapshot, round: number, slip: OwnSlip): Snapshot {
  if (!snapshot.you || snapshot.round?.number !== round) return snapshot;
  const known = snapshot.you.slip;
  if (known && (known.rev > slip.rev || (known.rev === slip.rev && known.receivedAt === slip.receivedAt)))
    return snapshot;
  return { ...snapshot, you: { ...snapshot.you, slip } };
}
