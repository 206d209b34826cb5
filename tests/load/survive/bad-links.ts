import { setTimeout as sleep } from 'node:timers/promises';
import type { Snapshot } from '@/lib/http/schemas';
import { audit, faultsOf } from './audit';
import { Game, type Seat } from './game';
import { withGround } from './ground';
import { type Outcome, type Size, spread } from './outcome';
import { FAIR, type Tab } from './tab';

/** A message that was lost without a word is missed only when the next one comes: hence the longest waits. */
const SIZES = {
  small: { each: 2, others: 6, secondsPerRound: 9, badMs: 12_000, limitMs: 20_000 },
  full: { each: 20, others: 55, secondsPerRound: 20, badMs: 60_000, limitMs: 12_000 },
};

const STUCK = 5;
/** What a countdown may be off, ms. */
const OFF_MS = 500;
const DAY_MS = 86_400_000;

interface Trouble {
  begin(tab: Tab): void;
  end(tab: Tab): void;
  /** the countdown is right all the time */
  always?: boolean;
  /** the round is right all the time, but for so many ms */
  behindMs?: number;
  players?: number;
}

const weather = (change: Partial<typeof FAIR>) => ({
  begin: (tab: Tab) => {
    tab.weather = { ...FAIR, ...change };
  },
  end: (tab: Tab) => {
    tab.weather = FAIR;
  },
});

const wrongClock = (clockOffMs: number): Trouble => ({
  ...weather({ clockOffMs }),
  end: () => {},
  always: true,
});

const asleep = (how: Parameters<Tab['wake']>[0]): Trouble => ({
  begin: (tab) => tab.sleep(),
  end: (tab) => tab.wake(how),
});

const TROUBLES: Record<string, Trouble> = {
  'stops reading': { begin: (tab) => tab.stopReading(), end: (tab) => tab.readAgain(), players: STUCK },
  '10 % lost': { ...weather({ lostPercent: 10 }), players: 30, always: true, behindMs: 12_000 },
  '5 s late': weather({ delayMs: 2500 }),
  'clock 90 s fast': wrongClock(90_000),
  'clock 90 s slow': wrongClock(-90_000),
  'clock a day fast': wrongClock(DAY_MS),
  'clock a day slow': wrongClock(-DAY_MS),
  'asleep, hidden': asleep({ clockStood: false, cut: false, told: true }),
  'asleep, cut off': asleep({ clockStood: false, cut: true, told: true }),
  'shut, connections kept': asleep({ clockStood: true, cut: false, told: false }),
  'shut, cut off': asleep({ clockStood: true, cut: true, told: false }),
};

interface Group {
  name: string;
  trouble: Trouble;
  seats: Seat[];
  /** worst error of the countdown while it lasted, ms */
  worst: number;
  /** for how long a page showed another round than the server, at most, ms */
  behind: number;
  /** from the end of the trouble until the page was right, ms */
  back: number[];
}

/** Pages with bad networks, wrong clocks and long sleep in one game with others, who must not notice. */
export function badLinks(size: Size): Promise<Outcome> {
  const { each, others, secondsPerRound, badMs, limitMs } = SIZES[size];
  return withGround(async (ground) => {
    await ground.start();
    const names = Object.entries(TROUBLES);
    const players = names.reduce((sum, [, { players = each }]) => sum + players, others);
    const lexicon = await ground.lexicon();
    const game = await Game.open({ base: ground.base, lexicon, players, secondsPerRound, rounds: 100 });
    try {
      let next = 0;
      const groups = names.map(([name, trouble]): Group => {
        const from = next;
        next += trouble.players ?? each;
        const seats = game.seats.slice(from, next);
        return { name, trouble, seats, worst: 0, behind: 0, back: [] };
      });
      const rest: Group = {
        name: 'all others',
        trouble: { ...weather({}), always: true },
        seats: game.seats.slice(next),
        worst: 0,
        behind: 0,
        back: [],
      };
      const all = [...groups, rest];
      await game.command('start');
      await game.untilOpen(1);
      const watch = new Watch(game);
      for (const { seats, trouble } of all) for (const { tab } of seats) trouble.begin(tab);
      await during(badMs, () => {
        for (const group of all) {
          group.worst = Math.max(group.worst, ...group.seats.map(({ tab }) => errorOf(tab)));
          group.behind = Math.max(group.behind, ...group.seats.map(({ tab }) => watch.behind(tab)));
        }
      });
      for (const { seats, trouble } of all) for (const { tab } of seats) trouble.end(tab);
      await watch.untilRight(all, limitMs);
      watch.stop();
      const { round } = await game.snapshot();
      await game.untilOpen((round?.number ?? 0) + 1);
      await game.end();
      const found = await audit(game, ground.sql());
      const figures: Outcome['figures'] = {};
      for (const { name, worst, behind, back } of all)
        figures[name] =
          `clock off ${Math.round(worst)}, round behind ${Math.round(behind)}; right again after ${spread(back)} (ms)`;
      return {
        figures: { ...figures, ...found },
        faults: [...all.flatMap((group) => faultsIn(group, limitMs)), ...faultsOf(found)],
      };
    } finally {
      game.close();
    }
  });
}

/** How far the page's countdown is off. */
const errorOf = (tab: Tab) => Math.abs(tab.page.serverNow() - Date.now());

function faultsIn({ name, trouble, worst, behind, back, seats }: Group, limitMs: number): string[] {
  return [
    ...(trouble.behindMs && behind > trouble.behindMs
      ? [`${name}: a page showed another round than the server for ${Math.round(behind)} ms`]
      : []),
    ...(trouble.always && worst > OFF_MS ? [`${name}: the countdown was ${Math.round(worst)} ms off`] : []),
    ...(back.length < seats.length
      ? [`${name}: ${seats.length - back.length} pages were not right ${limitMs} ms after it was over`]
      : []),
  ];
}

async function during(ms: number, look: () => void, isEnough = () => false): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end && !isEnough()) {
    look();
    await sleep(100);
  }
}

/** Knows what the server says, at any time. */
class Watch {
  private truth: Snapshot | null = null;
  private readonly timer: NodeJS.Timeout;
  private readonly lastRight = new Map<Tab, number>();

  constructor(game: Game) {
    const ask = () =>
      game.snapshot().then(
        (snapshot) => {
          this.truth = snapshot;
        },
        () => {},
      );
    this.timer = setInterval(ask, 100);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Notes for each page when it shows the server's round with a countdown that is right. */
  async untilRight(groups: Group[], limitMs: number): Promise<void> {
    const began = performance.now();
    const left = new Map(groups.flatMap((group) => group.seats.map((seat) => [seat, group] as const)));
    const look = () => {
      for (const [seat, group] of left) {
        if (!this.isRight(seat.tab)) continue;
        group.back.push(performance.now() - began);
        left.delete(seat);
      }
    };
    await during(limitMs, look, () => left.size === 0);
  }

  /** For how long the page has shown another round than the server's, ms. */
  behind(tab: Tab): number {
    const now = performance.now();
    if (this.showsRound(tab)) this.lastRight.set(tab, now);
    return now - (this.lastRight.get(tab) ?? now);
  }

  private isRight(tab: Tab): boolean {
    return this.showsRound(tab) && errorOf(tab) <= OFF_MS;
  }

  private showsRound(tab: Tab): boolean {
    const shown = tab.page.state().snapshot?.round;
    const round = this.truth?.round;
    const same = shown?.number === round?.number && shown?.status === round?.status;
    return same && shown?.closesAt === round?.closesAt;
  }
}
