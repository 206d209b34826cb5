/** A hall whose players hand in paper, led over the interface. */
import { formatReference } from '@/lib/engine';
import type {
  EnteredSlips,
  EnterSlips,
  InvitedStaff,
  Journal,
  PaperSheet,
  RegisteredPlayers,
  RegisterPlayers,
  StandingsPage,
} from '@/lib/http/schemas';
import { must } from '@/scripts/outside/event-client';
import { legalMoves } from './moves';
import { OutsideEvent } from './outside';

const FEDERATION = {
  entry: 'federation',
  notation: 'letter-first',
  seed: 'paper',
  soloPreset: 'none',
};

/** An event with tables 1 to `tables` on paper. */
export class Hall {
  private constructor(readonly event: OutsideEvent) {}

  static async create(base: string, tables: number, settings: object = {}): Promise<Hall> {
    const hall = new Hall(await OutsideEvent.create(base, { ...FEDERATION, ...settings }));
    const players = Array.from({ length: tables }, (_, n) => ({
      name: `Player ${n + 1}`,
      table: `${n + 1}`,
    }));
    if (tables > 0) await hall.register({ players });
    return hall;
  }

  get key() {
    return this.event.created.hostKey;
  }

  register(body: RegisterPlayers): Promise<RegisteredPlayers> {
    return must(this.event.base, this.event.path('/tables'), { body, key: this.key });
  }

  enter(slips: EnterSlips['slips'], key = this.key, round = 1): Promise<EnteredSlips> {
    return must(this.event.base, this.event.path(`/rounds/${round}/slips`), { body: { slips }, key });
  }

  async one(slip: EnterSlips['slips'][number], key = this.key) {
    const { slips } = await this.enter([slip], key);
    return slips[0]!;
  }

  sheet(round = 1): Promise<PaperSheet> {
    return must(this.event.base, this.event.path(`/rounds/${round}/slips`), { key: this.key });
  }

  async row(table: string, round = 1) {
    return (await this.sheet(round)).rows.find((row) => row.table === table)!;
  }

  /** Without the close by the host, and the invitations. */
  async journal() {
    const { entries } = await must<Journal>(this.event.base, this.event.path('/journal'), { key: this.key });
    return entries.filter(({ what }) => what !== 'close' && what !== 'invite-corrector');
  }

  async standings() {
    const page = await must<StandingsPage>(this.event.base, this.event.path('/standings'));
    return new Map(page.standings.map((row) => [row.name, row]));
  }

  /** Plays round 1 to its close; all legal moves, best first. */
  async closed() {
    const { round } = await this.event.command('start');
    await this.event.command('close-round');
    return legalMoves(round!);
  }

  async corrector(name: string) {
    const body = { name, role: 'corrector' };
    return (await must<InvitedStaff>(this.event.base, this.event.path('/staff'), { body, key: this.key }))
      .staffKey;
  }
}

/** A move as a slip has it. */
export const written = (move: ReturnType<typeof legalMoves>[number]) => ({
  reference: formatReference(move, 'letter-first'),
  word: move.word,
  claimed: move.score,
});
