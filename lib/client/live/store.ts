import type { OwnSlip, Snapshot, StreamMessage } from '@/lib/http/schemas';
import { bringTileSet, needTileSet } from '../board';
import { callApi, eventPath } from './api';
import { onClockJump } from './clock-jump';
import { askAt, changeDue, leavesGap } from './lost-messages';
import { onSeatTaken, type SeatTaken } from './seat-taken';
import { noteServerTime, reachServer, serverNow, syncServerTime } from './server-time';
import { pageReceivedAt, type Start } from './start';
import { initialLive, type Link, type LiveAction, type LiveState, liveReducer } from './state';
import { openStream, type Stream } from './stream';

/** A quiet stream is asked for a sign of life this often: a dead radio link does not close a connection. */
const CHECK_MS = 15_000;
/** How often it is looked whether a round should have closed or opened. */
const LOOK_MS = 1_000;
const RETRY_FIRST_MS = 2_000;
/** After so many connections in vain it is asked whether the event is still there, and then now and again. */
const ASK_AFTER = 3;
const ASK_EVERY = 10;
/** Long enough for React's double mounting and for a change of page. */
const LINGER_MS = 4_000;

export interface LiveStore {
  readonly code: string;
  get(): LiveState;
  subscribe(listener: () => void): () => void;
  /** asks for the whole snapshot again, and for a stream as the viewer of now (after joining, say) */
  reload(): Promise<void>;
  /** takes a snapshot that came as an answer to a host's command */
  take(snapshot: Snapshot): void;
  /** takes the answer to a slip into the state */
  received(round: number, slip: OwnSlip): void;
}

/** Of ten thousand who ask again, a thousand come in a second. */
const spread = (players: number) => Math.min(10_000, players);

/** One event followed in this page. It connects with its first subscriber and lets go after its last. */
export function createLive(code: string, brought: Start | null = null): LiveStore {
  let state: LiveState = brought ? startingWith(brought) : initialLive;
  let stream: Stream | null = null;
  let lastHeard = 0;
  let linger: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | null = null;
  let seatTaken: SeatTaken | null = null;
  /** the version after which something was missing: it is asked for once */
  let gapAfter: number | null = null;
  let overdue = { due: 0, tries: 0, next: 0 };
  const listeners = new Set<() => void>();

  const dispatch = (action: LiveAction) => {
    const next = liveReducer(state, action);
    if (next === state) return;
    state = next;
    // Nothing comes back: nothing more is asked.
    if (state.phase === 'missing') letGo();
    for (const listener of listeners) listener();
  };

  const letGo = () => {
    stream?.close();
    stream = null;
  };

  const hear = (message: StreamMessage) => {
    lastHeard = performance.now();
    noteServerTime(message.data.now);
    const { version = null } = state.snapshot ?? {};
    if (leavesGap(state, message) && gapAfter !== version) {
      gapAfter = version;
      stream?.restart();
    } else {
      const { you = null } = state.snapshot ?? {};
      dispatch(message);
      if (message.type === 'rewound') setTimeout(load, Math.random() * spread(state.snapshot?.players ?? 0));
      // Renamed, or taken out: what else there is to know of the own seat is in the snapshot.
      if (message.type === 'lobby' && you && message.data.left?.includes(you.name)) void load();
    }
  };

  const take = (snapshot: Snapshot) => {
    noteServerTime(snapshot.now);
    dispatch({ type: 'snapshot', version: snapshot.version, data: snapshot });
  };

  const load = async () => {
    const answer = await callApi<Snapshot>(eventPath(code));
    if (answer.ok) {
      await needTileSet(answer.body.tileSet);
      take(answer.body);
    } else {
      dispatch({ type: 'failed', problem: answer.problem });
    }
    return state.phase;
  };

  const anew = async () => {
    await load();
    stream?.restart();
  };

  let failures = 0;
  const linked = (link: Link) => {
    dispatch({ type: 'link', link });
    failures = link === 'lost' ? failures + 1 : 0;
    if (failures % ASK_EVERY !== ASK_AFTER) return;
    void load();
  };

  const follow = () => {
    stream ??= openStream(code, {
      message: hear,
      link: linked,
      after: () => state.snapshot?.version ?? null,
    });
  };

  /** Loads until the event is known, then follows it. */
  const begin = async (alive: () => boolean) => {
    if (state.phase === 'missing') return;
    while (alive() && state.phase !== 'ready') {
      const phase = await load();
      if (phase === 'missing') return;
      if (phase !== 'ready') await new Promise((resolve) => setTimeout(resolve, RETRY_FIRST_MS));
    }
    if (!alive()) return;
    follow();
    void syncServerTime();
  };

  const check = async () => {
    if (!stream || performance.now() - lastHeard < CHECK_MS) return;
    if (await reachServer()) return;
    dispatch({ type: 'link', link: 'lost' });
    stream?.restart();
  };

  /** Asks again when the clock says that something should have been told. */
  const look = () => {
    const due = changeDue(state);
    if (due === null || !stream) return;
    if (due !== overdue.due) overdue = { due, tries: 0, next: askAt({ due, tries: 0 }, Math.random()) };
    if (serverNow() < overdue.next) return;
    const tries = overdue.tries + 1;
    overdue = { due, tries, next: askAt({ due, tries }, Math.random()) };
    void load();
  };

  const start = () => {
    let alive = true;
    const offline = () => dispatch({ type: 'link', link: 'lost' });
    const online = () => stream?.restart();
    // A device that slept: its sockets may be dead and its clock has drifted.
    const woken = () => {
      if (!stream) return;
      stream.restart();
      void syncServerTime();
    };
    const shown = () => {
      if (document.visibilityState === 'visible') woken();
    };
    const stopLooking = onClockJump(woken);
    const timers = [setInterval(check, CHECK_MS), setInterval(look, LOOK_MS)];
    seatTaken = onSeatTaken(code, () => void anew());
    addEventListener('offline', offline);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', shown);
    void begin(() => alive);
    return () => {
      alive = false;
      stopLooking();
      for (const timer of timers) clearInterval(timer);
      seatTaken?.leave();
      seatTaken = null;
      removeEventListener('offline', offline);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', shown);
      letGo();
    };
  };

  if (brought?.answer.ok && typeof window !== 'undefined')
    noteServerTime(brought.answer.body.now, pageReceivedAt());

  return {
    code,
    get: () => state,
    subscribe(listener) {
      clearTimeout(linger);
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        linger = setTimeout(() => {
          stop?.();
          stop = null;
        }, LINGER_MS);
      };
    },
    async reload() {
      await anew();
      seatTaken?.tell();
    },
    take,
    received: (round, slip) => dispatch({ type: 'slip', round, slip }),
  };
}

/** Without a wait: the state of a page that knows its event before its script runs. */
function startingWith({ answer, tiles }: Start): LiveState {
  if (!answer.ok) return liveReducer(initialLive, { type: 'failed', problem: answer.problem });
  if (tiles) bringTileSet(tiles);
  return liveReducer(initialLive, { type: 'snapshot', version: answer.body.version, data: answer.body });
}
