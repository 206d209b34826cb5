import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import { seededRandom } from '@/lib/engine';
import type { EventInfo } from '@/lib/event';
import { settleWarnings } from '@/lib/event/settle-warnings';
import { readStandings, topTotal } from '@/lib/event/standings-sql';
import { rewriteStandings, writeStandings } from '@/lib/event/write-standings';
import { type CountedSlip, type Ruling, standings } from '@/lib/game';
import { EventSettings } from '@/lib/http/schemas';
import { testDatabase } from '../support/database';

testDatabase();

type Random = ReturnType<typeof seededRandom>;
const RULINGS = ['paid', 'paid', 'paid', 'warning', 'penalty', 'zero'] as const;
const KINDS = ['accept', 'warn', 'penalty', 'zero', 'average', 'set'] as const;

interface Game {
  event: EventInfo;
  players: { id: string; joined: number; simulated: boolean }[];
  rounds: {
    id: string;
    number: number;
    game: number;
    inGame: number;
    topScore: number;
    slips: Map<string, CountedSlip>;
  }[];
  rulings: Ruling[];
}

/** An event with its players, before the first round; some come later. */
async function newGame(random: Random, soloPreset: 'none' | 'fisf' | 'spain'): Promise<Game> {
  const event = await emptyEvent(soloPreset, random.below(2) === 0 ? 'shared' : 'last-rounds');
  const players = Array.from({ length: 1 + random.below(24) }, () => ({
    id: randomUUID(),
    joined: random.below(4) === 0 ? 1 + random.below(4) : 1,
    simulated: random.below(5) === 0,
  }));
  for (const [index, { id, joined, simulated }] of players.entries())
    await sql()`
      insert into player (id, event_id, name, name_key, key_hash, joined_at, simulated)
      values (${id}, ${event.id}, ${`P ${index}`}, ${`p ${index}`}, ${id}, ${closedAt(joined) - 1},
              ${simulated ? 'expert' : null})`;
  return { event, players, rounds: [], rulings: [] };
}

/** Rounds close an hour apart. */
const closedAt = (round: number) => Date.UTC(2020, 0, 1, round);

async function emptyEvent(
  soloPreset: 'none' | 'fisf' | 'spain',
  tieBreak: EventSettings['tieBreak'] = 'shared',
): Promise<EventInfo> {
  const [id, gameId] = [randomUUID(), randomUUID()];
  const settings = EventSettings.parse({ soloPreset, tieBreak, games: tieBreak === 'shared' ? 3 : 1 });
  await sql()`
    insert into event (id, code, name, host_key_hash, settings)
    values (${id}, ${id.slice(0, 13)}, 'x', ${id}, ${sql().json({ ...settings })})`;
  await sql()`insert into game (id, event_id, seed, seed_hash) values (${gameId}, ${id}, 's', 'h')`;
  return {
    id,
    gameId,
    code: 'x',
    name: 'x',
    settings,
    tileSet: 'en',
    ownerId: null,
    hostKeyHash: id,
    gatheringId: null,
    seedHash: 'h',
    hallSecret: null,
    allowedNames: [],
  };
}

/** A round that has just closed, with random slips; its standings are not written yet. */
async function randomRound(game: Game, number: number, random: Random): Promise<void> {
  const id = randomUUID();
  const last = game.rounds.at(-1);
  const isNew = last && last.game < game.event.settings.games && random.below(3) === 0;
  const place = isNew
    ? { game: last.game + 1, inGame: 1 }
    : { game: last?.game ?? 1, inGame: (last?.inGame ?? 0) + 1 };
  if (isNew) await endGame(game);
  const topScore = 20 + random.below(3);
  await sql()`
    insert into round (
      id, game_id, number, of_game, in_game, status, board, leftover, drawn, top, isotops, top_score, legal_moves,
      closed_at)
    values (${id}, ${game.event.gameId}, ${number}, ${place.game}, ${place.inGame}, 'closed', ${['.']}, '', 'A', '{}', '[]', ${topScore}, 1,
            ${closedAt(number)})`;
  const slips = new Map<string, CountedSlip>();
  for (const { id: player, joined } of game.players) {
    // Paper that was handed in for somebody who was entered later counts too.
    if (random.below(20) >= (joined > number ? 1 : 15)) continue;
    const ruling = RULINGS[random.below(RULINGS.length)]!;
    const worth = random.below(topScore + 1);
    const points = ruling === 'zero' ? 0 : ruling === 'penalty' ? Math.max(0, worth - 5) : worth;
    slips.set(player, { points, worth, ruling });
    await sql()`
      insert into slip (round_id, player_id, rev, body, points, worth, valid, ruling, received_at)
      values (${id}, ${player}, 1, '{}', ${points}, ${worth}, ${points > 0}, ${ruling}, now())`;
  }
  game.rounds.push({ id, number, ...place, topScore, slips });
}

async function endGame({ event, rounds }: Game): Promise<void> {
  const { id } = rounds.at(-1)!;
  await sql()`update round set game_end = 'rounds-played' where id = ${id}`;
  await settleWarnings(sql(), [{ event, id }]);
  // Asked twice, it takes nothing off twice.
  expect(await settleWarnings(sql(), [{ event, id }])).toEqual(new Set());
}

async function randomRulings(game: Game, random: Random): Promise<void> {
  for (let at = 1; at <= random.below(12); at++) {
    const round = game.rounds[random.below(game.rounds.length)]!;
    const playerId = game.players[random.below(game.players.length)]!.id;
    const kind = KINDS[random.below(KINDS.length)]!;
    const points = kind === 'set' || random.below(3) === 0 ? random.below(30) : null;
    game.rulings.push({ playerId, round: round.number, kind, points, at });
    await sql()`
      insert into ruling (id, round_id, player_id, kind, points, reason, author, at)
      values (${randomUUID()}, ${round.id}, ${playerId}, ${kind}, ${points}, 'test', 'test',
              to_timestamp(${at}::float8))`;
  }
}

async function fromTables(game: Game) {
  const last = game.rounds.at(-1)!;
  const rows = await readStandings(sql(), last.id, await topTotal(sql(), game.event.gameId), { most: 1000 });
  return rows
    .map(({ playerId, rank, total, negative, percentage, solos, warnings, penalties }) => {
      return { id: playerId, rank, total, negative, percentage, solos, warnings, penalties };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Whoever comes later has no line in the tables yet. */
const isSeen = ({ rounds, rulings }: Game, { id, joined }: Game['players'][number]) =>
  rounds.some(({ number, slips }) => number >= joined || slips.has(id)) ||
  rulings.some(({ playerId }) => playerId === id);

function fromRules(game: Game, finished: boolean) {
  const rows = standings({
    players: game.players.filter((player) => isSeen(game, player)),
    rounds: game.rounds,
    rulings: game.rulings,
    soloPreset: game.event.settings.soloPreset,
    freeWarnings: 3,
    finished,
    ties: game.event.settings.tieBreak,
  });
  return rows
    .map(({ id, rank, total, negative, percentage, solos, warnings, penalties }) => {
      return { id, rank, total, negative, percentage, solos, warnings, penalties };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

describe('standings in the database', () => {
  const seed = process.env.SEED ?? 'standings';
  const random = seededRandom(seed);

  it.each(['none', 'fisf', 'spain'] as const)(
    `are those of the rules, with solos %s (seed ${seed})`,
    async (preset) => {
      for (let run = 0; run < 25; run++) {
        const game = await newGame(random, preset);
        let previousId: string | null = null;
        for (let number = 1, count = 1 + random.below(6); number <= count; number++) {
          await randomRound(game, number, random);
          const round = game.rounds.at(-1)!;
          await writeStandings(sql(), [{ event: game.event, ...round, previousId }]);
          previousId = round.id;
          expect(await fromTables(game), `run ${run}, round ${number}`).toEqual(fromRules(game, false));
        }
        await randomRulings(game, random);
        await rewriteStandings(sql(), game.event);
        expect(await fromTables(game), `run ${run}, after rulings`).toEqual(fromRules(game, false));
        await endGame(game);
        expect(await fromTables(game), `run ${run}, at the end`).toEqual(fromRules(game, true));
      }
    },
    120_000,
  );

  it('gives a solo to whom the referee leaves alone, and only from 16 players', async () => {
    const event = await emptyEvent('fisf');
    const id = randomUUID();
    await sql()`
      insert into round (
        id, game_id, number, in_game, status, board, leftover, drawn, top, isotops, top_score, legal_moves)
      values (${id}, ${event.gameId}, 1, 1, 'closed', ${['.']}, '', 'A', '{}', '[]', 80, 1)`;
    const players: string[] = Array.from({ length: 16 }, () => randomUUID());
    for (const [index, player] of players.entries()) {
      const points = [72, 70][index] ?? 10;
      await sql()`
        insert into player (id, event_id, name, name_key, key_hash)
        values (${player}, ${event.id}, ${player}, ${player}, ${player})`;
      await sql()`
        insert into slip (round_id, player_id, rev, body, points, worth, valid, ruling, received_at)
        values (${id}, ${player}, 1, '{}', ${points}, ${points}, true, 'paid', now())`;
    }
    const bonuses = async () => {
      await rewriteStandings(sql(), event);
      const rows = await sql()<{ playerId: string; bonus: number }[]>`
        select player_id as "playerId", bonus from standing where round_id = ${id} and bonus > 0`;
      return rows.map(({ playerId, bonus }) => [players.indexOf(playerId) + 1, bonus]);
    };
    const rule = (player: number, kind: string, points: number | null) => sql()`
      insert into ruling (id, round_id, player_id, kind, points, reason, author)
      values (${randomUUID()}, ${id}, ${players[player - 1]!}, ${kind}, ${points}, 'test', 'test')`;

    await writeStandings(sql(), [{ event, id, game: 1, inGame: 1, topScore: 80, previousId: null }]);
    expect(await bonuses()).toEqual([[1, 10]]);
    await rule(2, 'set', 72);
    expect(await bonuses()).toEqual([]);
    await rule(1, 'zero', null);
    expect(await bonuses()).toEqual([[2, 10]]);
    await sql()`update player set removed_at = now() where id = ${players[15]!}`;
    expect(await bonuses()).toEqual([]);
  });
});
