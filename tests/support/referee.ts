import type {
  InvitedStaff,
  Journal,
  MakeRuling,
  Problem,
  SlipLine,
  SlipPage,
  Snapshot,
  StandingRow,
} from '@/lib/http/schemas';
import { type Answer, call, must } from '@/scripts/outside/event-client';
import type { OutsideEvent } from './outside';

/** What a referee does over the interface. */
export class Referee {
  constructor(
    readonly event: OutsideEvent,
    readonly key = event.created.hostKey,
  ) {}

  async invite(role: 'host' | 'corrector', name: string): Promise<Referee> {
    const body = { role, name };
    const made = await must<InvitedStaff>(this.event.base, this.event.path('/staff'), {
      body,
      key: this.key,
    });
    return new Referee(this.event, made.staffKey);
  }

  rule(
    round: number,
    playerId: string,
    kind: MakeRuling['kind'],
    more: Partial<MakeRuling> = {},
  ): Promise<Answer<SlipLine & Problem>> {
    const body = { playerId, kind, reason: 'As the referee sees it', ...more };
    return call(this.event.base, this.event.path(`/rounds/${round}/rulings`), { body, key: this.key });
  }

  slips(round: number, query = ''): Promise<SlipPage> {
    return must(this.event.base, this.event.path(`/rounds/${round}/judgements${query}`), { key: this.key });
  }

  async journal(): Promise<Journal['entries']> {
    const path = this.event.path('/journal');
    return (await must<Journal>(this.event.base, path, { key: this.key })).entries;
  }

  act(path: string, body: object = {}): Promise<Answer<Snapshot>> {
    return call(this.event.base, this.event.path(path), { body, key: this.key });
  }

  async standings(): Promise<Map<string, StandingRow>> {
    const path = this.event.path('/standings');
    const { standings } = await must<{ standings: StandingRow[] }>(this.event.base, path);
    return new Map(standings.map((row) => [row.name, row]));
  }
}
