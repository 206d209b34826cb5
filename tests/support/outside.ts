import { expect } from 'vitest';
import type {
  CreatedEvent,
  DraftInput,
  DraftReceipt,
  JoinedEvent,
  MoveBody,
  SlipReceipt,
  Snapshot,
} from '@/lib/http/schemas';
import { type Answer, call, eventPath, must } from '@/scripts/outside/event-client';

/** The same racks in each run of a test: what comes out of it is no matter of luck. */
const ownSeed = () => (expect.getState().currentTestName ?? 'before all tests').slice(-200);

/** An event made and led over the interface, for tests of what happens in it. */
export class OutsideEvent {
  private constructor(
    readonly base: string,
    readonly created: CreatedEvent,
  ) {}

  static async create(base: string, settings: object = {}): Promise<OutsideEvent> {
    const body = { name: 'Test', pace: 'host', secondsPerRound: 600, seed: ownSeed(), ...settings };
    return new OutsideEvent(base, await must<CreatedEvent>(base, '/api/events', { body }));
  }

  get code(): string {
    return this.created.code;
  }

  path(rest = ''): string {
    return eventPath(this.code, rest);
  }

  join(name: string): Promise<JoinedEvent> {
    return must<JoinedEvent>(this.base, this.path('/players'), { body: { name } });
  }

  joinMany(count: number): Promise<JoinedEvent[]> {
    return Promise.all(Array.from({ length: count }, (_, index) => this.join(`Player ${index + 1}`)));
  }

  command(name: string, body: object = {}): Promise<Snapshot> {
    return must<Snapshot>(this.base, this.path(`/${name}`), { body, key: this.created.hostKey });
  }

  send(key: string, round: number, rev: number, move: MoveBody | null): Promise<Answer<SlipReceipt>> {
    return call<SlipReceipt>(this.base, this.path(`/rounds/${round}/slip`), {
      method: 'PUT',
      body: { rev, move },
      key,
    });
  }

  draft(key: string, round: number, body: DraftInput): Promise<Answer<DraftReceipt>> {
    return call<DraftReceipt>(this.base, this.path(`/rounds/${round}/draft`), { method: 'PUT', body, key });
  }

  snapshot(key?: string): Promise<Snapshot> {
    return must<Snapshot>(this.base, this.path(), { key });
  }
}
