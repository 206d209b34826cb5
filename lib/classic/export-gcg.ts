import { tileSet } from '@/lib/engine';
import { type GcgEvent, type GcgPlayer, writeGcg } from '@/lib/game/gcg';
import type { TableView } from '@/lib/http/schemas';

/** A game that is over as text in the GCG format; null while it is not. */
export function exportGcg(view: TableView): string | null {
  const { end, code, settings } = view;
  if (!end) return null;
  const players = playersOf(view);
  const game = { players, id: `onerack ${code}`, lexicon: settings.lexicon };
  const turns = turnsOf(view, end);
  const { events, description } = withThoseWhoGaveUp(view, players, turns);
  return writeGcg(
    { ...game, ...(description && { description }), events: [...events, ...reckoningOf(end)] },
    tileSet(view.tileSet),
  );
}

/** Nicknames name the lines, so that no two may be the same. */
function playersOf({ seats }: TableView): GcgPlayer[] {
  const taken = new Set<string>();
  return seats.map(({ name, seat }) => {
    const plain = name.replace(/[\s:]+/g, '_') || `player${seat + 1}`;
    let nick = plain;
    for (let count = 2; taken.has(nick.toLowerCase()); count++) nick = `${plain}_${count}`;
    taken.add(nick.toLowerCase());
    return { nick, name: name || nick };
  });
}

type End = NonNullable<TableView['end']>;
type Turns = { at: number; event: GcgEvent }[];

/** `at`: in the table's log, which has more than what the format writes a line for */
function turnsOf({ log }: TableView, end: End): Turns {
  const totals = new Map<number, number>();
  /** That of the next turn: in a lost one nothing is drawn. */
  const rackAt = (at: number, seat: number) =>
    log.slice(at).flatMap((turn) => ('rack' in turn && turn.seat === seat ? (turn.rack ?? []) : []))[0] ??
    end.lines.find((line) => line.seat === seat)?.unplayed ??
    '';
  const eventsOf = (turn: TableView['log'][number], at: number): GcgEvent[] => {
    const player = turn.seat;
    const before = totals.get(player) ?? 0;
    if (turn.kind === 'challenge' || turn.kind === 'resign') return [];
    const idle = { player, score: 0, total: before };
    if (turn.kind === 'lost')
      return [{ ...idle, kind: 'pass', rack: rackAt(at, player), note: 'Lost by a challenge' }];
    const rack = turn.rack ?? '';
    totals.set(player, turn.total);
    if (turn.kind === 'pass') return [{ ...idle, kind: 'pass', rack }];
    if (turn.kind === 'exchange')
      return [{ ...idle, kind: 'exchange', rack, tiles: turn.tiles ?? turn.count }];
    const { move, score, takenBack } = turn;
    const play: GcgEvent = { kind: 'play', player, rack, score, total: before + score, move };
    return takenBack ? [play, { kind: 'withdrawn', player, rack, score: -score, total: before }] : [play];
  };
  return log.flatMap((turn, at) => eventsOf(turn, at).map((event) => ({ at, event })));
}

/**
 * The format has no line for giving up, and it is done out of turn, too: a note of the turn before says it. A game
 * without turns has it as its description.
 */
function withThoseWhoGaveUp(
  { log }: TableView,
  players: readonly GcgPlayer[],
  turns: Turns,
): { events: GcgEvent[]; description: string } {
  const noteAt = new Map<number, string[]>();
  for (const [at, turn] of log.entries()) {
    if (turn.kind !== 'resign') continue;
    const before = turns.findLastIndex((one) => one.at < at);
    noteAt.set(before, [...(noteAt.get(before) ?? []), `${players[turn.seat]?.nick} gave up`]);
  }
  const noted = ({ event }: Turns[number], index: number) => {
    const note = [event.note ?? [], noteAt.get(index) ?? []].flat().join('; ');
    return note ? { ...event, note } : event;
  };
  return { events: turns.map(noted), description: (noteAt.get(-1) ?? []).join('; ') };
}

function reckoningOf({ lines, out }: End): GcgEvent[] {
  const left = lines.map(({ unplayed }) => unplayed).join('');
  return lines.flatMap(
    ({ seat: player, played, overtime, unplayed, deducted, gained, total }): GcgEvent[] => {
      const [rack, tiles] = player === out ? ['', left] : [unplayed, unplayed];
      const late: GcgEvent = { kind: 'time', player, rack, score: -overtime, total: played - overtime };
      const line: GcgEvent = { kind: 'tiles', player, rack, score: gained - deducted, total, tiles };
      return [...(overtime > 0 ? [late] : []), ...(tiles ? [line] : [])];
    },
  );
}
