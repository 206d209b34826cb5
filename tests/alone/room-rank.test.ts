/** The rank of somebody who plays a finished event alone is the one that the same moves would have had in the room. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { beginEventRun, openNext, ownRun, readRun, stopRun, takeMove } from '@/lib/alone';
import { dbNow, sql, startClock, transaction } from '@/lib/db';
import { formatReference, seededRandom } from '@/lib/engine';
import { Refusal } from '@/lib/event';
import { settleWarnings } from '@/lib/event/settle-warnings';
import { rewriteStandings } from '@/lib/event/write-standings';
import type { MoveBody, RunView } from '@/lib/http/schemas';
import { testDatabase } from '../support/database';
import { type SeededEvent, seedEvent } from '../support/seeded-event';

testDatabase();

const stranger = { player: null, host: false, staff: null };

async function must<T>(answer: Promise<T | Refusal>): Promise<T> {
  const value = await answer;
  if (value instanceof Refusal) throw new Error(value.code);
  return value;
}

/** What is sent for a round, but for its number. */
type Sent = { move: MoveBody | null } | { reference: string; word: string; claimed: number | null };

/** Plays an event alone; gives what was shown after each round. */
async function playAlone({ event }: SeededEvent, moves: readonly Sent[]): Promise<RunView[]> {
  const person = { key: randomUUID(), userId: null };
  const begin = { event, person, viewer: stranger, name: 'Alone', seen: false };
  const { id } = await must(beginEventRun(begin));
  const shown: RunView[] = [];
  for (const [index, sent] of moves.entries()) {
    const run = (await ownRun(id, person))!;
    expect(await openNext(run, index)).toBeNull();
    expect(await takeMove(run, index + 1, { rev: 1, ...sent }, dbNow())).toBeNull();
    shown.push(await must(readRun(id, person)));
  }
  return shown;
}

/** Ends a run where it is; gives what is told then. */
async function endedAt({ event }: SeededEvent, shown: readonly RunView[]): Promise<RunView> {
  const [{ id } = { id: '' }] = shown;
  const [row] = await sql()<{ key: string }[]>`select person as key from alone_run where id = ${id}`;
  const person = { key: row!.key, userId: null };
  expect(await stopRun((await ownRun(id, person))!)).toBeNull();
  const tops = await sql()<{ score: number }[]>`
    select sum(top_score)::int as score from round where game_id = ${event.gameId}`;
  const ended = await must(readRun(id, person));
  expect(ended.topTotal).toBe(tops[0]!.score);
  return ended;
}

/** The same moves by a player more of the room itself. */
async function playThere({ event, rounds }: SeededEvent, shown: readonly RunView[]) {
  const played = await sql()<
    { points: number; worth: number; ruling: string | null; valid: boolean; body: object | null }[]
  >`
    select points, worth, ruling, valid, coalesce(written, move) as body from alone_round where run_id = ${shown[0]!.id} order by number`;
  const id = randomUUID();
  await sql()`insert into player (id, event_id, name, name_key, key_hash) values (${id}, ${event.id}, ${id}, ${id}, ${id})`;
  for (const [index, { result }] of shown.entries()) {
    const round = rounds[index]!;
    const { move, reason } = result!;
    const { points, worth, ruling, valid, body } = played[index]!;
    if (!body) continue;
    await sql()`
      insert into slip (round_id, player_id, rev, body, move, points, worth, valid, ruling, reason, received_at)
      values (${round.id}, ${id}, 1, ${sql().json(body as never)}, ${move && sql().json(move)}, ${points}, ${worth},
              ${valid}, ${ruling}, ${reason}, now())`;
  }
  await transaction(async (tx) => {
    await rewriteStandings(tx, event);
    await settleWarnings(tx, [{ event, id: rounds.at(-1)!.id }]);
  });
  return sql()<{ rank: number | null; total: number; bonus: number; solos: number; players: number }[]>`
    select st.rank, st.total, st.bonus, (sum(st.bonus) over (order by r.number))::int as solos,
           (select count(rank)::int from standing o where o.round_id = st.round_id) as players
    from standing st join round r on r.id = st.round_id where st.player_id = ${id} order by r.number`;
}

/** Tops, moves of the room, and rounds without a move, by chance. */
function movesOf({ rounds, playerIds }: SeededEvent, seed: string): Sent[] {
  const random = seededRandom(seed);
  return rounds.map(({ top, slips }) => {
    const dice = random.below(10);
    if (dice < 5) return { move: { row: top.row, col: top.col, direction: top.direction, word: top.word } };
    if (dice < 6) return { move: null };
    return { move: slips.get(playerIds[random.below(playerIds.length)]!)?.move ?? null };
  });
}

/** Every third of the room is simulated: ranked, and not there for solos. */
async function simulateSome({ event, playerIds }: SeededEvent): Promise<void> {
  const ids = playerIds.filter((_, index) => index % 3 === 0);
  await sql()`update player set simulated = 'expert' where id = any(${ids})`;
  await rankAnew(event);
}

/** The second half of the rounds is another game, in which every third of the room sent nothing. */
async function splitInTwo({ event, rounds, playerIds }: SeededEvent): Promise<void> {
  const half = Math.ceil(rounds.length / 2);
  const last = rounds.slice(half);
  await sql()`update round set game_end = 'rounds-played' where id = ${rounds[half - 1]!.id}`;
  for (const [index, { id }] of last.entries())
    await sql()`update round set of_game = 2, in_game = ${index + 1} where id = ${id}`;
  await sql()`
    delete from slip where round_id = any(${last.map(({ id }) => id)})
      and player_id = any(${playerIds.filter((_, index) => index % 3 === 0)})`;
  await rankAnew(event);
}

/** Four players more, with the points that these moves earn: round by round, and one, two and three rounds earlier. */
async function addEquals({ event, rounds }: SeededEvent, moves: readonly Sent[]): Promise<void> {
  const points = moves.map((sent, index) => pointsOf(sent, rounds[index]!));
  for (let shift = 0; shift <= 3; shift++) {
    const id = randomUUID();
    await sql()`
      insert into player (id, event_id, name, name_key, key_hash) values (${id}, ${event.id}, ${id}, ${id}, ${id})`;
    for (const [index, round] of rounds.entries())
      await sql()`
        insert into slip (round_id, player_id, rev, body, points, worth, valid, ruling, received_at)
        values (${round.id}, ${id}, 1, '{}', ${points[(index + shift) % points.length]!}, 0, true, 'paid', now())`;
  }
  await rankAnew(event);
}

function pointsOf(sent: Sent, { top, slips }: SeededEvent['rounds'][number]): number {
  const move = 'move' in sent ? sent.move : null;
  if (!move) return 0;
  const isOf = (one: MoveBody | null) => one !== null && isDeepStrictEqual(placeOf(one), placeOf(move));
  return isOf(top) ? top.score : ([...slips.values()].find((slip) => isOf(slip.move))?.points ?? 0);
}

const placeOf = ({ row, col, direction, word }: MoveBody) => ({ row, col, direction, word });

async function rankAnew(event: SeededEvent['event']): Promise<void> {
  await transaction((tx) => rewriteStandings(tx, event));
  await sql()`update event set version = version + 1 where id = ${event.id}`;
}

/** The tops as they are written: right, without a score, in no place, in the wrong direction, with a bad word. */
function slipsOf({ rounds, event }: SeededEvent, seed: string): Sent[] {
  const random = seededRandom(seed);
  return rounds.map(({ top }) => {
    const reference = formatReference(top, event.settings.notation);
    const right = { reference, word: top.word, claimed: top.score };
    const faults: Sent[] = [
      right,
      { ...right, claimed: null },
      { ...right, claimed: top.score + 1 },
      { ...right, reference: '' },
      { ...right, word: 'QQQ' },
      { move: null },
    ];
    return faults[random.below(faults.length)]!;
  });
}

type Change = (seeded: SeededEvent, moves: readonly Sent[]) => Promise<void>;

const LAST_ROUNDS = { tieBreak: 'last-rounds' };
const FEW = { soloPreset: 'spain', soloMinPlayers: 2 };

const ROOMS: [string, number, object, ...Change[]][] = [
  ['without solos', 30, {}],
  ['with solos', 40, { soloPreset: 'fisf' }],
  ['that is large enough for solos with one more', 15, { soloPreset: 'fisf' }],
  ['with few players and a limit of solos', 9, { soloPreset: 'spain' }],
  ['where nearly every round has a solo', 5, FEW],
  ['that writes its slips', 6, { ...FEW, entry: 'federation', freeWarnings: 1 }],
  ['with simulated players and solos', 8, FEW, simulateSome],
  [
    'whose people are enough for solos with one more',
    22,
    { soloPreset: 'fisf', soloMinPlayers: 15 },
    simulateSome,
  ],
  ['where equal totals share a rank', 9, {}, addEquals],
  ['where the last rounds break ties', 9, LAST_ROUNDS, addEquals],
  ['where the last rounds break ties, with solos', 9, { ...LAST_ROUNDS, soloPreset: 'fisf' }, addEquals],
  ['of two games, with a limit of solos in each', 2, { ...FEW, soloPoints: 20, games: 2 }, splitInTwo],
  [
    'of two games, where the last rounds of both break ties',
    9,
    { ...LAST_ROUNDS, games: 2 },
    splitInTwo,
    addEquals,
  ],
  [
    'of two games, the second of which is large enough for solos with one more',
    9,
    { soloPreset: 'fisf', soloMinPlayers: 7, games: 2 },
    splitInTwo,
  ],
  [
    'of two games, the second of which is too small for solos',
    9,
    { soloPreset: 'fisf', soloMinPlayers: 8, games: 2 },
    splitInTwo,
  ],
  [
    'of two games that writes its slips',
    6,
    { ...FEW, entry: 'federation', freeWarnings: 0, games: 2 },
    splitInTwo,
  ],
];

describe('the rank of who plays alone', () => {
  it.each(ROOMS)('is that of a room %s', async (_, players, settings, ...changes) => {
    await startClock().then((stop) => stop());
    for (const seed of ['one', 'two', 'three']) {
      const told = { checkWords: false, ...settings };
      const seeded = await seedEvent({ players, rounds: 8, seed: `${players} ${seed}`, settings: told });
      const isWritten = seeded.event.settings.entry === 'federation';
      const moves = isWritten ? slipsOf(seeded, seed) : movesOf(seeded, seed);
      for (const change of changes) await change(seeded, moves);
      const shown = await playAlone(seeded, moves);
      expect(shown.at(-1)!.finished).toBe(true);
      const there = await playThere(seeded, shown);
      const alone = shown.map(({ result, room }) => ({
        rank: room!.rank,
        total: result!.total,
        bonus: result!.bonus,
        solos: room!.solos,
        players: room!.players,
      }));
      // Before the first move nobody takes part in a game here; in the room the whole game decides.
      const games = shown.map(({ round }) => round!.game);
      const sent = moves.map((move) => !('move' in move) || move.move !== null);
      const counts = (_: unknown, index: number) =>
        sent.some((one, before) => one && before <= index && games[before] === games[index]);
      expect(alone.filter(counts)).toEqual(there.filter(counts));
    }
  });

  it.each(ROOMS)(
    'is, for a run that was ended early, that of missing the rest in a room %s',
    async (_, ...room) => {
      const [players, settings, ...changes] = room;
      await startClock().then((stop) => stop());
      for (const played of [1, 3, 6]) {
        const seed = `ended ${played}`;
        const seeded = await seedEvent({
          players,
          rounds: 8,
          seed,
          settings: { checkWords: false, ...settings },
        });
        const isWritten = seeded.event.settings.entry === 'federation';
        const moves = isWritten ? slipsOf(seeded, seed) : movesOf(seeded, seed);
        for (const change of changes) await change(seeded, moves);
        const shown = await playAlone(seeded, moves.slice(0, played));
        const { room: alone, total, rounds } = await endedAt(seeded, shown);
        expect(rounds).toBe(seeded.rounds.length);
        const there = (await playThere(seeded, shown)).at(-1);
        const told = { rank: alone!.rank, total, solos: alone!.solos, players: alone!.players };
        // Whoever sent nothing at all is in the room without a rank.
        if (!moves.slice(0, played).some((move) => !('move' in move) || move.move !== null))
          expect(told).toMatchObject({ rank: null, total: 0, solos: 0 });
        else
          expect(told).toEqual({
            rank: there!.rank,
            total: there!.total,
            solos: there!.solos,
            players: there!.players,
          });
      }
    },
  );
});
