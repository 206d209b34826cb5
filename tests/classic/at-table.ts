import { randomBytes } from 'node:crypto';
import { findAllMoves, position } from '@/lib/engine';
import type { CreatedTable, MoveBody, Problem, TableAct, TableView } from '@/lib/http/schemas';
import { openLexicon } from '@/lib/lexicons';
import { type Answer, call, must } from '@/scripts/outside/event-client';

/** A table over the interface, with a key for each who sits there. */
export class OutsideTable {
  private constructor(
    readonly base: string,
    readonly code: string,
    readonly keys: readonly string[],
  ) {}

  static async open(base: string, names: readonly string[], settings: object = {}): Promise<OutsideTable> {
    const keys = names.map(() => newKey());
    const body = { name: names[0], seats: names.length, seed: 'table', ...settings };
    const { code } = await must<CreatedTable>(base, '/api/tables', { body, key: keys[0] });
    for (const [index, key] of keys.entries())
      if (index > 0) await must(base, `/api/tables/${code}/seats`, { body: { name: names[index] }, key });
    return new OutsideTable(base, code, keys);
  }

  path(rest = ''): string {
    return `/api/tables/${this.code}${rest}`;
  }

  see(seat?: number): Promise<TableView> {
    return must<TableView>(this.base, this.path(), { key: seat === undefined ? undefined : this.keys[seat] });
  }

  act(seat: number, body: TableAct): Promise<Answer<TableView & Omit<Problem, 'status'>>> {
    return call<TableView & Omit<Problem, 'status'>>(this.base, this.path('/turns'), {
      body,
      key: this.keys[seat],
    });
  }

  /** Whoever is on turn plays the nth best move, or passes where there is none. */
  async playOn(nth = 0): Promise<TableView> {
    const { turn } = await this.see();
    const seen = await this.see(turn!);
    const moves = movesOf(seen);
    const move = moves[Math.min(nth, moves.length - 1)];
    const said = move ? { kind: 'play' as const, move } : { kind: 'pass' as const };
    const { body, status } = await this.act(turn!, { ...said, seen: seen.log.length });
    if (status !== 200) throw new Error(`${status} ${body.code}`);
    return body;
  }
}

export const newKey = () => `a_${randomBytes(32).toString('base64url')}`;

/** Legal moves of the own rack, best first. */
export function movesOf({ board, you }: TableView): MoveBody[] {
  const { lexicon } = openLexicon('en');
  const at = position({ tiles: lexicon.tiles, board, rack: you!.rack, firstAcross: false });
  return findAllMoves(at, lexicon)
    .slice()
    .map(({ row, col, direction, word }) => ({ row, col, direction, word }));
}
