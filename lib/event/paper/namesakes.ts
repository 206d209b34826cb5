/** People of one name on a list of players: who is who in the event already, and how they are told apart there. */
import type { ListedPlayer } from '@/lib/http/schemas';
import { nameKey } from '../player-name';

/** A seat of the event, as far as a list may know it again. */
export interface KnownSeat extends ListedPlayer {
  id: string;
  nameKey: string;
  /** of a list, and still there */
  listed: boolean;
}

const MOST = 40;
const MARK = / \(([^()]*)\)$/;
const TELLS_APART = ['licence', 'table', 'club'] as const;
type Telling = (typeof TELLS_APART)[number];

const said = (one: ListedPlayer, part: Telling) => {
  const text = one[part];
  return text === null ? null : nameKey(text);
};
const isSame = (part: Telling) => (one: ListedPlayer, other: ListedPlayer) =>
  said(one, part) !== null && said(one, part) === said(other, part);
const differs = (part: Telling, one: ListedPlayer, other: ListedPlayer) =>
  said(one, part) !== null && said(other, part) !== null && said(one, part) !== said(other, part);

/** Two people: with two licences, or without them at two tables or of two clubs. One licence is one person's. */
export function areTwo(one: ListedPlayer, other: ListedPlayer): boolean {
  return !isSame('licence')(one, other) && TELLS_APART.some((part) => differs(part, one, other));
}

/** A seat's name without what we have put behind it. */
function plainKey(seat: KnownSeat): string {
  const [ending = '', mark = ''] = MARK.exec(seat.nameKey) ?? [];
  const isOurs = /^\d+$/.test(mark) || said(seat, 'club')?.startsWith(mark) || said(seat, 'table') === mark;
  return isOurs ? seat.nameKey.slice(0, seat.nameKey.length - ending.length) : seat.nameKey;
}

/** Lines by name, each with its place on the list. */
export function linesByName(players: readonly ListedPlayer[]): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const [line, { name }] of players.entries())
    lines.set(nameKey(name), [...(lines.get(nameKey(name)) ?? []), line]);
  return lines;
}

/**
 * Whose seat each line is about; undefined: somebody new. A name that is there once is the same person unless the licence
 * is another; of several, licence, table and club tell, in this order.
 */
export function seatsOfLines(
  players: readonly ListedPlayer[],
  seats: readonly KnownSeat[],
): (KnownSeat | undefined)[] {
  const found = new Map<number, KnownSeat>();
  const byLine = linesByName(players);
  const listed = seats.filter((seat) => seat.listed);
  for (const [key, lines] of byLine) {
    const isOfName = (seat: KnownSeat) =>
      seat.nameKey === key || (plainKey(seat) === key && !byLine.has(seat.nameKey));
    const free = new Set(listed.filter(isOfName));
    const match = (is: (player: ListedPlayer, seat: KnownSeat) => boolean) => {
      for (const line of lines) {
        const seat = found.has(line) ? undefined : [...free].find((one) => is(players[line]!, one));
        if (!seat) continue;
        found.set(line, seat);
        free.delete(seat);
      }
    };
    const alone = lines.length === 1;
    match(isSame('licence'));
    match((player, seat) => isSame('table')(player, seat) && !differs('licence', player, seat));
    match((player, seat) => isSame('club')(player, seat) && !differs('licence', player, seat));
    match(
      (player, seat) =>
        seat.nameKey === key && (alone ? !differs('licence', player, seat) : !areTwo(player, seat)),
    );
  }
  return players.map((_, line) => found.get(line));
}

/**
 * What each newcomer is called. Namesakes have behind their name what all of them have and no two share: the club, or the
 * table, or a number. The licence is the host's to know. `taken`: keys of names that others have.
 */
export function namesOfNew(
  players: readonly ListedPlayer[],
  { own, taken }: { own: readonly (KnownSeat | undefined)[]; taken: ReadonlyMap<string, KnownSeat> },
): string[] {
  const names = players.map(({ name }) => name);
  const used = new Set(taken.keys());
  for (const [key, lines] of linesByName(players)) {
    const there = taken.get(key);
    const isNamesake = there?.listed && lines.every((line) => own[line] !== there);
    if (lines.length === 1 && !isNamesake) continue;
    const people = [...lines.map((line) => players[line]!), ...(isNamesake ? [there] : [])];
    const part = (['club', 'table'] as const).find((one) => isOwnToEach(people, one));
    for (const [index, line] of lines.entries()) {
      if (own[line]) continue;
      const player = players[line]!;
      const marks = [part ? player[part] : null, String(index + 1)].filter((mark) => mark !== null);
      names[line] = free(player.name, marks, used);
      used.add(nameKey(names[line]));
    }
  }
  return names;
}

function isOwnToEach(people: readonly ListedPlayer[], part: Telling): boolean {
  const all = people.map((one) => said(one, part));
  return !all.includes(null) && new Set(all).size === all.length;
}

function free(name: string, marks: readonly string[], used: ReadonlySet<string>): string {
  for (const mark of marks) if (!used.has(nameKey(marked(name, mark)))) return marked(name, mark);
  for (let number = 2; ; number++)
    if (!used.has(nameKey(marked(name, String(number))))) return marked(name, String(number));
}

/** Within the length of a name. */
function marked(name: string, mark: string): string {
  const ending = ` (${[...mark].slice(0, MOST / 2).join('')})`;
  return `${[...name]
    .slice(0, MOST - [...ending].length)
    .join('')
    .trimEnd()}${ending}`;
}
