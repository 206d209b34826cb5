import { findAllMoves, type Lexicon, position, type Random, type ScoredMove } from '@/lib/engine';
import { judgeSlip } from '@/lib/game';
import type { CreatedEvent, JoinedEvent, MoveBody, RoundView, StreamData } from '@/lib/http/schemas';
import { foundMove, strengthOf } from '@/scripts/demo/simulated-player';
import { eventPath, must } from '@/scripts/outside/event-client';
import { moveOf } from '../support/moves';
import { fromLatin1 } from './http-text';
import { Connections, nowMs, type OpenStream, openStream, requestText } from './sockets';

/** A player of the load: a stream that is always open, and a slip in each round. */
export interface LoadPlayer {
  name: string;
  playerId: string;
  key: string;
  strength: number;
  stream: OpenStream | null;
  /** the results that came, by round: the event's text and when it was whole */
  results: Map<number, { text: string; at: number }>;
  opened: number;
  /** points with bonuses, as the screens said so far */
  total: number;
}

/** What a player sent in a round and what became of it. */
export interface LoadSlip {
  player: LoadPlayer;
  move: MoveBody;
  /** what the move is worth by the engine */
  points: number;
  dueAt: number;
  /** of its round */
  closesAt: number;
  startedAt: number;
  answeredAt: number;
  status: number;
}

const AT_ONCE = 40;

/** One event with its players, seen from outside. */
export class Room {
  readonly players: LoadPlayer[] = [];
  /** the newest round that any stream has told of */
  round: RoundView | null = null;
  private readonly waiting = new Set<() => void>();

  private constructor(
    readonly port: number,
    readonly created: CreatedEvent,
    private readonly connections: Connections,
  ) {}

  static async create(port: number, settings: object, connections = new Connections(port)): Promise<Room> {
    const body = { name: 'Load', pace: 'host', listed: false, ...settings };
    const created = await must<CreatedEvent>(`http://127.0.0.1:${port}`, '/api/events', { body });
    return new Room(port, created, connections);
  }

  get code(): string {
    return this.created.code;
  }

  command(name: string, body: object = {}): Promise<unknown> {
    return must(`http://127.0.0.1:${this.port}`, eventPath(this.code, `/${name}`), {
      body,
      key: this.created.hostKey,
    });
  }

  /** Players join one after the other, some at a time, and open their streams. */
  async fill(count: number): Promise<void> {
    const left = Array.from({ length: count }, (_, index) => index);
    const worker = async () => {
      for (let index = left.pop(); index !== undefined; index = left.pop()) await this.join(index, count);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await this.until(() => this.players.every(({ opened }) => opened >= 0), 'snapshots');
  }

  private async join(index: number, count: number): Promise<void> {
    const name = `Player ${index + 1}`;
    const path = eventPath(this.code, '/players');
    const { status, body } = await this.connections.send(requestText('POST', path, { body: { name } }));
    if (status !== 201) throw new Error(`${name} could not join: ${status} ${body}`);
    const { playerId, playerKey } = JSON.parse(body) as JoinedEvent;
    const strength = strengthOf((index * 7) % count, count);
    const player: LoadPlayer = {
      name,
      playerId,
      key: playerKey,
      strength,
      stream: null,
      results: new Map(),
      opened: -1,
      total: 0,
    };
    this.players.push(player);
    player.stream = openStream(this.port, eventPath(this.code, '/stream'), playerKey, {
      onEvent: (text, at) => this.hear(player, text, at),
      onEnd: () => {
        player.stream = null;
      },
    });
  }

  private hear(player: LoadPlayer, text: string, at: number): void {
    const type = /^event: (\S+)/.exec(text)?.[1];
    if (type === 'snapshot') player.opened = Math.max(0, player.opened);
    else if (type === 'round-open') {
      const number = Number(/"number": ?(\d+)/.exec(text)?.[1]);
      player.opened = number;
      if (this.round?.number !== number) this.round = dataOf<'round-open'>(text);
    } else if (type === 'round-closed') {
      // Not parsed now: ten thousand of them come in the same half second.
      player.results.set(Number(/"number": ?(\d+)/.exec(text)?.[1]), { text, at });
    } else return;
    for (const look of this.waiting) look();
  }

  /** Resolves when `done` holds, which is looked at whenever something comes in; rejects after a while. */
  until(done: () => boolean, what: string, patienceMs = 60_000): Promise<void> {
    return new Promise((resolve, reject) => {
      let looks = 0;
      let planned = false;
      const look = () => {
        if (planned) return;
        planned = true;
        setTimeout(() => {
          planned = false;
          looks += 1;
          if (!done()) return;
          clearTimeout(limit);
          this.waiting.delete(look);
          resolve();
        }, 20);
      };
      const limit = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`waited for ${what} in vain (looked ${looks} times)`));
      }, patienceMs);
      this.waiting.add(look);
      look();
    });
  }

  /** One slip of each player, spread evenly over the last `burstMs` before the round closes. */
  plan(lexicon: Lexicon, burstMs: number, random: Random): LoadSlip[] {
    const round = this.round as RoundView;
    const rack = round.rack.leftover + round.rack.drawn;
    const at = position({ tiles: lexicon.tiles, board: round.board, rack });
    const moves = findAllMoves(at, lexicon).slice();
    // Many send the same; words that the board does not allow would be given back.
    const judged = new Map<string, ReturnType<typeof judgeSlip>>();
    const judge = (move: MoveBody) => {
      const known = judged.get(moveKey(move)) ?? judgeSlip(at, lexicon, move);
      judged.set(moveKey(move), known);
      return known;
    };
    const movable = (move: MoveBody | null) =>
      move && ['not-in-lexicon', undefined].includes(judge(move).problem) ? move : null;
    return this.players.map((player) => {
      const body = movable(foundMove(moves, player.strength, random)) ?? moveOf(moves.at(-1) as ScoredMove);
      const before = (burstMs * (1 + random.below(1_000_000))) / 1_000_000;
      const { points } = judge(body);
      return {
        player,
        move: body,
        points,
        dueAt: round.closesAt - before,
        closesAt: round.closesAt,
        startedAt: 0,
        answeredAt: 0,
        status: 0,
      };
    });
  }

  async send(slip: LoadSlip): Promise<void> {
    const path = eventPath(this.code, `/rounds/${(this.round as RoundView).number}/slip`);
    const request = requestText('PUT', path, { key: slip.player.key, body: { rev: 1, move: slip.move } });
    const { status, startedAt, answeredAt } = await this.connections.send(request);
    Object.assign(slip, { status, startedAt, answeredAt });
  }

  close(): void {
    for (const player of this.players) player.stream?.close();
    this.connections.close();
  }
}

export const moveKey = ({ row, col, direction, word }: MoveBody) => `${row} ${col} ${direction} ${word}`;

/** The data of a server-sent event as it came from the socket. */
export function dataOf<Type extends keyof StreamData>(text: string): StreamData[Type] {
  const at = text.indexOf('data: ');
  return JSON.parse(fromLatin1(text.slice(at + 6))) as StreamData[Type];
}

/** Sends each slip when it is due; resolves when all are answered. */
export async function sendAll(slips: readonly { room: Room; slip: LoadSlip }[]): Promise<void> {
  const queue = [...slips].sort((a, b) => a.slip.dueAt - b.slip.dueAt);
  const flights: Promise<void>[] = [];
  for (let next = 0; next < queue.length; ) {
    for (const now = nowMs(); next < queue.length; next++) {
      const { room, slip } = queue[next] as (typeof queue)[number];
      if (slip.dueAt > now) break;
      flights.push(room.send(slip));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(flights);
}
