import { setTimeout as sleep } from 'node:timers/promises';
import { findAllMoves, type Lexicon, position, type Random, seededRandom } from '@/lib/engine';
import { judgeSlip, rackTiles } from '@/lib/game';
import type { CreatedEvent, JoinedEvent, MoveBody, RoundView, Snapshot } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { moveOf } from '../../support/moves';
import { pageCode } from './page-code';
import { Tab } from './tab';

export interface GameOptions {
  /** where pages and host find the service, which may change */
  base(): string;
  lexicon: Lexicon;
  players: number;
  secondsPerRound: number;
  rounds: number;
}

export interface Seat {
  playerId: string;
  name: string;
  key: string;
  tab: Tab;
  /** where this player's page finds the service */
  base: string | null;
}

/** The players of a game send so often in a round, the last time in its last second. */
const SENDS = 3;
const GAP_SECONDS = 1;
const MOST_MOVES = 300;

/** An event whose players have real pages, send over and over, and are never told what happens to the service. */
export class Game {
  readonly seats: Seat[] = [];
  /** what each move that was sent is worth, by round and move */
  readonly worth = new Map<string, number>();
  private readonly choices = new Map<number, MoveBody[]>();
  private readonly started = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly random: Random;

  private constructor(
    readonly options: GameOptions,
    readonly created: CreatedEvent,
  ) {
    this.random = seededRandom(`survive ${options.players} ${options.rounds}`);
  }

  static async open(options: GameOptions): Promise<Game> {
    const created = await must<CreatedEvent>(options.base(), '/api/events', {
      body: {
        name: 'Survives',
        pace: 'auto',
        gapSeconds: GAP_SECONDS,
        secondsPerRound: options.secondsPerRound,
        maxRounds: options.rounds,
        listed: false,
      },
    });
    const game = new Game(options, created);
    const code = await pageCode();
    const join = async (index: number) => {
      const path = eventPath(created.code, '/players');
      const joined = await must<JoinedEvent>(options.base(), path, { body: { name: `Player ${index + 1}` } });
      const seat = {
        playerId: joined.playerId,
        name: joined.name,
        key: joined.playerKey,
        base: null as string | null,
      };
      const tab = new Tab({
        code,
        base: () => seat.base ?? options.base(),
        key: joined.playerKey,
        event: created.code,
        random: game.random,
      });
      const sat = Object.assign(seat, { tab });
      game.seats.push(sat);
      tab.page.onChange(() => game.play(sat));
    };
    await Promise.all(Array.from({ length: options.players }, (_, index) => join(index)));
    await game.until(() => game.isOpen(), 'the streams of all');
    return game;
  }

  get code(): string {
    return this.created.code;
  }

  command(name: string, body: object = {}): Promise<Snapshot> {
    return must<Snapshot>(this.options.base(), eventPath(this.code, `/${name}`), {
      body,
      key: this.created.hostKey,
    });
  }

  snapshot(base = this.options.base()): Promise<Snapshot> {
    return must<Snapshot>(base, eventPath(this.code));
  }

  /** Whether every page has its stream. */
  isOpen(): boolean {
    return this.seats.every(({ tab }) => {
      const { link, phase } = tab.page.state();
      return link === 'open' && phase === 'ready';
    });
  }

  /** The round that all pages show, if they show the same one. */
  shown(): { number: number; status: string } | null {
    const shown = this.seats.map(({ tab }) => tab.page.state().snapshot?.round ?? null);
    const [first] = shown;
    const same = first && shown.every((one) => one?.number === first.number && one.status === first.status);
    return same ? { number: first.number, status: first.status } : null;
  }

  /** Whether nobody's slip is still on its way. */
  isWritten(): boolean {
    return this.seats.every(({ tab }) => tab.page.slips.every(({ fate }) => fate !== 'pending'));
  }

  isFinished(): boolean {
    return this.seats.every(({ tab }) => tab.page.state().snapshot?.status === 'finished');
  }

  untilOpen(number: number): Promise<void> {
    return this.until(() => {
      const round = this.shown();
      return round?.number === number && round.status === 'open';
    }, `round ${number} on all pages`);
  }

  async until(done: () => boolean, what: string, patienceMs = 60_000): Promise<void> {
    const end = performance.now() + patienceMs;
    while (!done()) {
      if (performance.now() > end) throw new Error(`waited for ${what} in vain`);
      await sleep(20);
    }
  }

  /** Lets the running round close, and ends the game; in the end every page knows it. */
  async end(): Promise<void> {
    while ((await this.snapshot()).round?.status !== 'closed') await sleep(50);
    await this.command('finish');
    await this.until(() => this.isFinished(), 'the end on all pages');
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    for (const { tab } of this.seats) tab.close();
  }

  /** Legal moves of a round; what each is paid is kept. */
  choiceOf(round: RoundView): MoveBody[] {
    const known = this.choices.get(round.number);
    if (known) return known;
    const { lexicon } = this.options;
    const at = position({ tiles: lexicon.tiles, board: round.board, rack: rackTiles(round.rack) });
    const choice = findAllMoves(at, lexicon).slice(0, MOST_MOVES).map(moveOf);
    for (const move of choice)
      this.worth.set(worthKey(round.number, move), judgeSlip(at, lexicon, move).points);
    this.choices.set(round.number, choice);
    return choice;
  }

  /** A page that shows a new round plans its slips. */
  private play(seat: Seat): void {
    const { page } = seat.tab;
    const round = page.state().snapshot?.round;
    if (round?.status !== 'open' || this.started.has(`${seat.playerId} ${round.number}`)) return;
    this.started.add(`${seat.playerId} ${round.number}`);
    const choice = this.choiceOf(round);
    if (choice.length === 0) return;
    const left = Math.max(0, round.closesAt - Date.now());
    for (let send = 0; send < SENDS; send++) {
      const share = send === SENDS - 1 ? left - this.random.below(900) - 100 : this.random.below(left + 1);
      const move = choice[this.random.below(choice.length)]!;
      const timer = setTimeout(
        () => {
          this.timers.delete(timer);
          // Whoever sees that it is over sends no more.
          const now = page.state().snapshot?.round;
          if (now?.number === round.number && now.status === 'open') page.send({ move });
        },
        Math.max(0, share),
      );
      this.timers.add(timer);
    }
  }
}

export const worthKey = (round: number, { row, col, direction, word }: MoveBody) =>
  `${round} ${row} ${col} ${direction} ${word}`;
