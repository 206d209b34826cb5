/**
 * A browser's tab around a page (page.ts): its own globals, whose clock, network and timers do what a test says.
 * What runs in it is the code that players have.
 */
import { createContext, type Script } from 'node:vm';
import type { Random } from '@/lib/engine';
import { NodeEventSource, type StreamWay } from './event-source';
import type { Page } from './page';
import type { PageGlobals } from './page-code';

export interface Weather {
  /** of a hundred requests, answers and messages so many are lost */
  lostPercent: number;
  /** each way, ms */
  delayMs: number;
  /** how far the device's clock is off, ms */
  clockOffMs: number;
}

export const FAIR: Weather = { lostPercent: 0, delayMs: 0, clockOffMs: 0 };

interface Timer {
  handle: NodeJS.Timeout;
  off: boolean;
}

export interface TabOptions {
  code: Script;
  base(): string;
  key: string;
  event: string;
  random: Random;
}

export class Tab {
  weather: Weather = FAIR;
  readonly page: Page;
  private asleepSince: number | null = null;
  /** for how long the monotonic clock stood still, ms */
  private stoodStill = 0;
  private readonly held: (() => void)[] = [];
  private readonly sources = new Set<NodeEventSource>();
  private readonly windowEvents = new EventTarget();
  private readonly documentEvents = new EventTarget();
  private lastArrival = 0;

  constructor(private readonly options: TabOptions) {
    const globals = createContext(this.globals()) as unknown as PageGlobals;
    options.code.runInContext(globals as unknown as ReturnType<typeof createContext>);
    this.page = globals.onerackPage.openPage(options.event);
  }

  /** Nothing runs and nothing is heard until it wakes. */
  sleep(): void {
    this.asleepSince = performance.now();
    for (const source of this.sources) source.pause();
  }

  /**
   * `clockStood`: the monotonic clock did not run either, as when a laptop is shut; `cut`: its connections are gone;
   * `told`: the page learns of it by becoming visible.
   */
  wake({ clockStood, cut, told }: { clockStood: boolean; cut: boolean; told: boolean }): void {
    if (this.asleepSince === null) return;
    if (clockStood) this.stoodStill += performance.now() - this.asleepSince;
    this.asleepSince = null;
    for (const source of [...this.sources]) cut ? source.fail() : source.resume();
    for (const act of this.held.splice(0)) act();
    if (!told) return;
    this.documentEvents.dispatchEvent(new Event('visibilitychange'));
  }

  stopReading(): void {
    for (const source of this.sources) source.pause();
  }

  readAgain(): void {
    for (const source of this.sources) source.resume();
  }

  close(): void {
    this.page.close();
    for (const source of [...this.sources]) source.close();
    this.weather = FAIR;
  }

  private whenAwake(act: () => void): void {
    if (this.asleepSince === null) act();
    else this.held.push(act);
  }

  private isLost(): boolean {
    return this.options.random.below(1000) < this.weather.lostPercent * 10;
  }

  private globals(): object {
    const way: StreamWay = {
      base: this.options.base,
      key: this.options.key,
      carry: (hear, fail) => this.carry(hear, fail),
      opened: (source) => this.sources.add(source),
      closed: (source) => this.sources.delete(source),
    };
    const tab = this;
    return {
      AbortController,
      AbortSignal,
      Response,
      console,
      Date: class extends Date {
        static override now = () => Date.now() + tab.weather.clockOffMs;
      },
      performance: { now: () => tab.monotonic() },
      setTimeout: (act: () => void, ms = 0) => this.timer(setTimeout, act, ms),
      setInterval: (act: () => void, ms = 0) => this.timer(setInterval, act, ms),
      clearTimeout: clear,
      clearInterval: clear,
      fetch: (path: string, init?: RequestInit) => this.fetch(path, init),
      EventSource: class extends NodeEventSource {
        constructor(path: string) {
          super(path, way);
        }
      },
      localStorage: storage(),
      document: {
        visibilityState: 'visible',
        ...listening(this.documentEvents),
      },
      ...listening(this.windowEvents),
    };
  }

  private monotonic(): number {
    return performance.now() - this.stoodStill;
  }

  private timer(start: typeof setTimeout | typeof setInterval, act: () => void, ms: number): Timer {
    const timer: Timer = { off: false, handle: start(() => this.whenAwake(run), ms) as NodeJS.Timeout };
    const run = () => timer.off || act();
    return timer;
  }

  /** Messages of a stream stay in order, whatever the delay was before. One in two that are lost breaks it. */
  private carry(hear: () => void, fail: () => void): void {
    const lost = this.isLost();
    if (lost && this.options.random.below(2) === 0) return;
    const now = performance.now();
    this.lastArrival = Math.max(this.lastArrival, now + this.weather.delayMs);
    const arrive = () => this.whenAwake(lost ? fail : hear);
    if (this.lastArrival > now) setTimeout(arrive, this.lastArrival - now);
    else arrive();
  }

  private async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    await this.travel(init.signal);
    const headers = { ...(init.headers as object), authorization: `Bearer ${this.options.key}` };
    const answer = await fetch(this.options.base() + path, { ...init, headers });
    const text = await answer.text();
    await this.travel(init.signal);
    return new Response(text, { status: answer.status, headers: answer.headers });
  }

  /** One way through the network. */
  private async travel(signal: AbortSignal | null | undefined): Promise<void> {
    const lost = this.isLost();
    if (this.weather.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.weather.delayMs));
    await new Promise<void>((resolve) => this.whenAwake(resolve));
    signal?.throwIfAborted();
    if (lost) throw new TypeError('Failed to fetch');
  }
}

function clear(timer: Timer | undefined): void {
  if (!timer) return;
  timer.off = true;
  clearTimeout(timer.handle);
}

const listening = (target: EventTarget) => ({
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
});

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
