/** People of one name on a list of players: who is who in the event already, and how they are told apart there. */
import type { ListedPlayer } from '@/lib/http/schemas';
import { nameKey } from '../player-name';

/** A seat of the event, as far as a list may know it again. */
export interface KnownSeat extends ListedPlayer {
  id: string;
  nameKey: string;
  /** of a list, and still there */
  listed: boolean;
  removed: boolean;
}

const MOST = 40;
/** What stands behind a name, in brackets. */
export const MARK = / \(([^()]*)\)$/;
const TELLS_APART = ['licence', 'table', 'club'] as const;
type Telling = (typeof TELLS_APART)[number];

/** What tells people of one name apart. */
type Told = Pick<ListedPlayer, Telling>;
/** Somebody in the event, by the name there. */
export type Seat = Told & Pick<KnownSeat, 'name' | 'nameKey'>;

const said = (one: Told, part: Telling) => {
  const text = one[part];
  return text === null ? null : nameKey(text);
};
const isSame = (part: Telling) => (one: Told, other: Told) =>
  said(one, part) !== null && said(one, part) === said(other, part);
const differs = (part: Telling, one: Told, other: Told) =>
  said(one, part) !== null && said(other, part) !== null && said(one, part) !== said(other, part);

const saysNothing = (one: Told) => TELLS_APART.every((part) => one[part] === null);

/** Two people: with two licences, or without them at two tables or of two clubs. One licence is one person's. */
export function areTwo(one: Told, other: Told): boolean {
  return !isSame('licence')(one, other) && TELLS_APART.some((part) => differs(part, one, other));
}

/** Whether a seat has this name, with or without what we have put behind it. */
function isCalled(name: string, seat: Seat): boolean {
  if (seat.nameKey === nameKey(name)) return true;
  const mark = MARK.exec(seat.nameKey)?.[1];
  if (!mark) return false;
  const isOurs = /^\d+$/.test(mark) || said(seat, 'club')?.startsWith(mark) || said(seat, 'table') === mark;
  return isOurs === true && nameKey(marked(name, mark)) === seat.nameKey;
}

/** Lines by name, each with its place on the list. */
export function linesByName(players: readonly ListedPlayer[]): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const [line, { name }] of players.entries())
    lines.set(nameKey(name), [...(lines.get(nameKey(name)) ?? []), line]);
  return lines;
}

/** Lines whose licence stands with another name on an earlier line: one of the two is a slip of the pen. */
export function licencesTwice(players: readonly ListedPlayer[]): { line: number; other: number }[] {
  const first = new Map<string, number>();
  return players.flatMap((player, line) => {
    const licence = said(player, 'licence');
    if (licence === null) return [];
    const other = first.get(licence) ?? line;
    first.set(licence, other);
    return nameKey(players[other]!.name) === nameKey(player.name) ? [] : { line, other };
  });
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
    const { name } = players[lines[0]!]!;
    const isOfName = (seat: KnownSeat) =>
      seat.nameKey === key || (isCalled(name, seat) && !byLine.has(seat.nameKey));
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
    match((player, seat) => saysNothing(player) && saysNothing(seat));
  }
  return players.map((_, line) => found.get(line));
}

/**
 * What each newcomer is called. Namesakes have behind their name what all of them have and no two share: the club, or the
 * table, or a number, so that nobody on the list or in the event is called the same. The licence is the host's to know.
 * Whoever is called like somebody with a phone has to come with a club or a table.
 */
export function namesOfNew(
  players: readonly ListedPlayer[],
  { own, seats }: { own: readonly (KnownSeat | undefined)[]; seats: readonly KnownSeat[] },
): string[] {
  const names = players.map(({ name }) => name);
  const byLine = linesByName(players);
  const used = new Set([...seats.map((seat) => seat.nameKey), ...byLine.keys()]);
  const known = new Set(own);
  for (const [key, lines] of byLine) {
    const added = lines.filter((line) => !own[line]);
    const [first] = added;
    if (first === undefined) continue;
    const { name, club, table } = players[first]!;
    const hasPart = club !== null || table !== null;
    const there = seats.filter((seat) => {
      if (seat.removed || known.has(seat)) return false;
      if (!seat.listed) return hasPart && seat.nameKey === key;
      return isCalled(name, seat) && (seat.nameKey === key || !byLine.has(seat.nameKey));
    });
    if (lines.length === 1 && there.length === 0) continue;
    const others = [...lines.filter((line) => own[line]).map((line) => players[line]!), ...there];
    const newcomers = added.map((line) => players[line]!);
    const numbers = added.map((line) => lines.indexOf(line) + 1);
    const marks = byPart(newcomers, others, used) ?? byNumber(newcomers, numbers, used);
    for (const [index, line] of added.entries()) names[line] = marks[index]!;
    for (const marked of marks) used.add(nameKey(marked));
  }
  return names;
}

/**
 * What somebody is called beside those in the event who have the same name, as a list would say it; null: nothing tells
 * them apart. `seats`: all who may be called like this.
 */
export function nameApart(one: Told & { name: string }, seats: readonly Seat[]): string | null {
  const namesakes = seats.filter((seat) => isCalled(one.name, seat));
  if (namesakes.length === 0 || !namesakes.every((seat) => areTwo(one, seat))) return null;
  const used = new Set(seats.map((seat) => seat.nameKey));
  const [name] = byPart([one], namesakes, used) ?? byNumber([one], [namesakes.length + 1], used);
  return name ?? null;
}

/** Names with the first part that tells everybody apart, and leads to no name that is there; undefined: none does. */
function byPart(
  newcomers: readonly (Told & { name: string })[],
  others: readonly Told[],
  used: ReadonlySet<string>,
): string[] | undefined {
  for (const part of ['club', 'table'] as const) {
    const all = [...newcomers, ...others].map((one) => said(one, part)).filter((text) => text !== null);
    if (new Set(all).size < all.length || newcomers.some((one) => one[part] === null)) continue;
    const names = newcomers.map((one) => marked(one.name, one[part]!));
    const keys = new Set(names.map(nameKey));
    if (keys.size === names.length && ![...keys].some((key) => used.has(key))) return names;
  }
  return undefined;
}

/** Each with its own number, or the next that is free. */
function byNumber(
  newcomers: readonly { name: string }[],
  numbers: readonly number[],
  used: ReadonlySet<string>,
): string[] {
  const given = new Set(used);
  return newcomers.map(({ name }, index) => {
    let number = numbers[index]!;
    while (given.has(nameKey(marked(name, String(number))))) number += 1;
    given.add(nameKey(marked(name, String(number))));
    return marked(name, String(number));
  });
}

/** Within the length of a name. */
function marked(name: string, mark: string): string {
  const cut = (text: string, most: number) => [...text].slice(0, most).join('').trimEnd();
  const ending = ` (${cut(mark, MOST / 2)})`;
  return cut(name, MOST - [...ending].length) + ending;
}

/** The name with the new table behind it where the old one stood there; null: the table is not what tells it apart. */
export function markedAgain(name: string, before: string | null, after: string | null): string | null {
  const mark = MARK.exec(name)?.[1];
  if (mark === undefined || before === null || after === null || before === after) return null;
  return nameKey(mark) === nameKey(before) ? marked(name.replace(MARK, ''), after) : null;
}

/**
 * New names of those whom the list moves to another table and whose old table stands behind their names, by line. `names`:
 * of the newcomers. Where somebody else is called so already, the old name stays: it tells them apart all the same.
 */
export function namesOfMoved(
  players: readonly ListedPlayer[],
  {
    own,
    seats,
    names,
  }: { own: readonly (KnownSeat | undefined)[]; seats: readonly KnownSeat[]; names: readonly string[] },
): Map<number, string> {
  const moved = new Map<number, string>();
  for (const [line, seat] of own.entries()) {
    const name = seat ? markedAgain(seat.name, seat.table, players[line]!.table) : null;
    if (name !== null) moved.set(line, name);
  }
  const added = names.filter((_, line) => !own[line]).map(nameKey);
  for (let before = -1; before !== moved.size; ) {
    before = moved.size;
    const goes = new Set([...moved.keys()].map((line) => own[line]!.id));
    const used = new Set([...seats.filter(({ id }) => !goes.has(id)).map((seat) => seat.nameKey), ...added]);
    // Whoever keeps the old name may stand in the way of another's new one.
    for (const [line, name] of [...moved]) if (used.has(nameKey(name))) moved.delete(line);
  }
  return moved;
}
