import type { CreatedEvent, JoinedEvent, Snapshot } from '@/lib/http/schemas';
import { call, eventPath, must } from '@/scripts/outside/event-client';
import { movesByReference } from './reference';

/** An event with a room of simulated players, led over the interface, for pictures of its pages. */
export class Room {
  private constructor(
    readonly base: string,
    readonly event: CreatedEvent,
    readonly players: readonly JoinedEvent[],
  ) {}

  static async open(base: string, names: readonly string[], settings: object = {}): Promise<Room> {
    const body = {
      name: 'Thursday at the library',
      pace: 'host',
      secondsPerRound: 180,
      seed: 'room',
      ...settings,
    };
    const event = await must<CreatedEvent>(base, '/api/events', { body });
    const players: JoinedEvent[] = [];
    for (const name of names)
      players.push(await must<JoinedEvent>(base, eventPath(event.code, '/players'), { body: { name } }));
    return new Room(base, event, players);
  }

  command(name: string, body: object = {}): Promise<Snapshot> {
    return must<Snapshot>(this.base, eventPath(this.event.code, `/${name}`), {
      body,
      key: this.event.hostKey,
    });
  }

  /** Everybody but the last sends a move, each a worse one than the player before. */
  async send(): Promise<void> {
    const { round } = await must<Snapshot>(this.base, eventPath(this.event.code));
    const moves = movesByReference(round!);
    const sent = this.players.slice(0, -1).map(async ({ playerKey }, index) => {
      const { fresh } = moves[Math.min(index * index * 3, moves.length - 1)]!;
      const move = wholeWord(round!.board, fresh);
      await call(this.base, eventPath(this.event.code, `/rounds/${round!.number}/slip`), {
        method: 'PUT',
        body: { rev: 1, move },
        key: playerKey,
      });
    });
    await Promise.all(sent);
  }

  cookie(kind: 'host' | 'player'): { name: string; value: string; url: string } {
    const value = kind === 'host' ? this.event.hostKey : this.players[1]!.playerKey;
    return { name: `onerack_${kind}_${this.event.code}`, value, url: this.base };
  }
}

/** The move in wire form: the new tiles with what stands before, between and behind them. */
export function wholeWord(
  board: readonly string[],
  fresh: readonly { row: number; col: number; letter: string }[],
) {
  const down = fresh[1] !== undefined && fresh[1].col === fresh[0]!.col;
  const laid = new Map(fresh.map(({ row, col, letter }) => [`${row},${col}`, letter]));
  const letter = (row: number, col: number) => {
    const there = board[row - 1]?.[col - 1];
    return laid.get(`${row},${col}`) ?? (there && there !== '.' ? there : undefined);
  };
  const along = (isDown: boolean) => {
    let { row, col } = fresh[0]!;
    const [dr, dc] = isDown ? [1, 0] : [0, 1];
    while (letter(row - dr, col - dc)) [row, col] = [row - dr, col - dc];
    let word = '';
    for (let at = 0; letter(row + at * dr, col + at * dc); at++) word += letter(row + at * dr, col + at * dc);
    return { row, col, direction: isDown ? ('down' as const) : ('across' as const), word };
  };
  const move = along(down);
  return move.word.length > 1 ? move : along(!down);
}
