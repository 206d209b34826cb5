import { lastRounds, negative, percentage, sharedRanks } from '@/lib/game';
import type { PlayerRound, ResultGroup, ResultPlayer, ResultsFile } from '@/lib/http/schemas';
import type { EventInfo } from '../event-info';
import type { ResultsPart } from './order';
import { NO_GROUPS, placesAmong, readResultsFile } from './read-results-file';

/** One game in many rooms: what all rooms together are called, and which they are. */
export interface RoomsOf {
  code: string;
  name: string;
  rooms: readonly EventInfo[];
}

/**
 * The results of all rooms as those of one event: one ranking by totals, and by last rounds where those break ties,
 * places and sums of categories and clubs over all, everybody measured by the tops of the room that has played most.
 * Solos, and ranks after a round, are those of the own room.
 */
export async function readRoomsFile(
  { code, name, rooms }: RoomsOf,
  { host, only }: { host: boolean; only: ResultsPart | null },
): Promise<ResultsFile> {
  const files: ResultsFile[] = [];
  for (const room of rooms) files.push(await readResultsFile(room, { host }));
  const longest = files.reduce((one, other) => (other.rounds.length > one.rounds.length ? other : one));
  const everybody = rankedTogether(
    files.flatMap(({ event, players }) => players.map((player) => ({ ...player, room: event.name }))),
    longest,
  );
  const players = only ? everybody.filter((player) => player[only.of] === only.name) : everybody;
  const sums = (of: ResultsPart['of']) => sumsOf(everybody, of, longest.topTotal);
  const moments = (of: 'startedAt' | 'finishedAt') => files.flatMap(({ event }) => event[of] ?? []);
  return {
    ...longest,
    event: {
      ...longest.event,
      ...{ code, name, only },
      finished: files.every(({ event }) => event.finished),
      seed: files.every(({ event }) => event.finished) ? longest.event.seed : null,
      startedAt: moments('startedAt').toSorted((a, b) => a - b)[0] ?? null,
      finishedAt: moments('finishedAt').toSorted((a, b) => b - a)[0] ?? null,
      ranked: everybody.filter(({ rank }) => rank !== null).length,
    },
    rounds: longest.rounds.map((round, index) => {
      const own = files.flatMap(({ rounds }) => rounds[index] ?? []);
      const sum = (of: 'sent' | 'found') => own.reduce((all, one) => all + one[of], 0);
      return { ...round, sent: sum('sent'), found: sum('found') };
    }),
    cancelled: [],
    journal: null,
    players,
    ...(only
      ? NO_GROUPS
      : { categories: sums('category'), series: sums('series'), clubs: sums('club'), teams: sums('team') }),
  };
}

function rankedTogether(
  players: readonly ResultPlayer[],
  { event, rounds, games, topTotal }: ResultsFile,
): ResultPlayer[] {
  const order = (a: ResultPlayer, b: ResultPlayer) =>
    Number(a.rank === null) - Number(b.rank === null) ||
    b.total - a.total ||
    (event.tieBreak === 'last-rounds' ? lastRounds(a, b) : 0);
  const inOrder = players.toSorted((a, b) => order(a, b) || (a.name < b.name ? -1 : Number(a.name > b.name)));
  const ranks = sharedRanks(inOrder, (a, b) => order(a, b) === 0);
  const told = inOrder.map((player, index) => {
    // A room that was ended early has fewer rounds than the others.
    const missing = rounds.slice(player.rounds.length).map(({ number }) => missed(number, player.total));
    return {
      ...player,
      rank: player.rank === null ? null : ranks[index]!,
      negative: negative(player.total, topTotal),
      percentage: percentage(player.total, topTotal),
      games: games.map((_, game) => player.games[game] ?? null),
      rounds: [...player.rounds, ...missing],
    };
  });
  const placesOf = placesAmong(told);
  return told.map((player) => ({ ...player, places: placesOf(player) }));
}

const missed = (number: number, total: number): PlayerRound => ({
  ...{ number, total, state: 'absent', points: null, bonus: 0, rank: null },
  ...{ move: null, written: null, mark: null, reason: null, ruling: null },
});

/** By share of the tops, as those of one event. */
function sumsOf(players: readonly ResultPlayer[], of: ResultsPart['of'], topTotal: number): ResultGroup[] {
  const members = new Map<string, number[]>();
  for (const player of players)
    if (player.rank !== null && player[of] !== null)
      members.set(player[of], [...(members.get(player[of]) ?? []), player.total]);
  const groups = [...members].map(([name, totals]) => {
    const total = totals.reduce((sum, one) => sum + one, 0);
    return { name, players: totals.length, total, each: total / totals.length };
  });
  return groups
    .map(({ each, ...group }) => ({
      ...group,
      rank: 1 + groups.filter((other) => other.each > each).length,
      percentage: percentage(each, topTotal),
      average: Math.round(10 * each) / 10,
    }))
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
}
