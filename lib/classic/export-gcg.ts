import { tileSet } from '@/lib/engine';
import { type GcgEvent, writeGcg } from '@/lib/game/gcg';
import type { TableView } from '@/lib/http/schemas';

/** A game that is over as text in the GCG format; null while it is not. */
export function exportGcg(view: TableView): string | null {
  const { end, seats, code, settings } = view;
  if (!end) return null;
  const nick = (name: string, seat: number) => name.replace(/[\s:]+/g, '_') || `player${seat + 1}`;
  const players = seats.map(({ name, seat }) => ({ nick: nick(name, seat), name: name || nick(name, seat) }));
  const events = [...turnsOf(view), ...reckoningOf(end)];
  return writeGcg({ players, events, id: code, lexicon: settings.lexicon }, tileSet(view.tileSet));
}

function turnsOf({ log }: TableView): GcgEvent[] {
  const totals = new Map<number, number>();
  return log.flatMap((turn): GcgEvent[] => {
    const player = turn.seat;
    const before = totals.get(player) ?? 0;
    if (turn.kind === 'challenge' || turn.kind === 'resign') return [];
    if (turn.kind === 'lost')
      return [{ kind: 'pass', player, rack: '', score: 0, total: before, note: 'Lost by a challenge' }];
    const rack = turn.rack ?? '';
    totals.set(player, turn.total);
    if (turn.kind === 'pass') return [{ kind: 'pass', player, rack, score: 0, total: before }];
    if (turn.kind === 'exchange')
      return [{ kind: 'exchange', player, rack, score: 0, total: before, tiles: turn.tiles ?? turn.count }];
    const { move, score, takenBack } = turn;
    const play: GcgEvent = { kind: 'play', player, rack, score, total: before + score, move };
    return takenBack ? [play, { kind: 'withdrawn', player, rack, score: -score, total: before }] : [play];
  });
}

function reckoningOf({ lines, out }: NonNullable<TableView['end']>): GcgEvent[] {
  const left = lines.map(({ unplayed }) => unplayed).join('');
  return lines.flatMap(
    ({ seat: player, played, overtime, unplayed, deducted, gained, total }): GcgEvent[] => {
      const tiles = player === out ? left : unplayed;
      const late: GcgEvent = { kind: 'time', player, rack: '', score: -overtime, total: played - overtime };
      const line: GcgEvent = { kind: 'tiles', player, rack: '', score: gained - deducted, total, tiles };
      return [...(overtime > 0 ? [late] : []), ...(tiles ? [line] : [])];
    },
  );
}
