import { randomBytes } from 'node:crypto';
import { dbNow, sql } from '@/lib/db';
import type { DailyView } from '@/lib/http/schemas';
import { seedHash } from '@/lib/solver';
import { rankedRows } from './ranked-rows';
import type { Person } from './run-row';

const DAY_MS = 24 * 3600 * 1000;

/** A coffee's length: ten rounds of two minutes. */
export const DAILY = { rounds: 10, secondsPerRound: 120 } as const;

/** The day of a moment in UTC: 2026-11-30. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

interface Game {
  seed: string;
  seedHash: string;
}

/** The game of a day for a word list: drawn by chance once, whoever asks first, and secret until the day is over. */
export async function dailyGame(day: string, lexicon: string): Promise<Game> {
  const seed = randomBytes(24).toString('base64url');
  await sql()`
    insert into daily_game (day, lexicon, seed, seed_hash) values (${day}, ${lexicon}, ${seed}, ${seedHash(seed)})
    on conflict do nothing`;
  const [game] = await sql()<Game[]>`
    select seed, seed_hash as "seedHash" from daily_game where day = ${day} and lexicon = ${lexicon}`;
  if (!game) throw new Error('a daily game was not stored');
  return game;
}

/** Today's game: its ranking, the hash of its seed, tomorrow's hash already, and yesterday's seed to check. */
export async function readDaily(lexicon: string, person: Person): Promise<DailyView> {
  const now = dbNow();
  const day = dayOf(now);
  const [today, tomorrow] = await Promise.all([
    dailyGame(day, lexicon),
    dailyGame(dayOf(now + DAY_MS), lexicon),
  ]);
  const [before] = await sql()<{ day: string; seed: string }[]>`
    select day, seed from daily_game where lexicon = ${lexicon} and day < ${day} order by day desc limit 1`;
  const own = await ownDaily(day, lexicon, person);
  return {
    day,
    lexicon,
    ...DAILY,
    seedHash: today.seedHash,
    nextSeedHash: tomorrow.seedHash,
    before: before ?? null,
    counted: own.some(({ counted }) => counted),
    running: own.find(({ finished }) => !finished)?.id ?? null,
    ownName: own.find(({ name }) => name)?.name ?? null,
    rows: await rankedRows(sql()`day = ${day} and lexicon = ${lexicon} and kind = 'daily'`, person),
  };
}

export function ownDaily(day: string, lexicon: string, { key, userId }: Person) {
  return sql()<{ id: string; counted: boolean; finished: boolean; name: string | null }[]>`
    select id, counted, finished, player_name as name from alone_run
    where kind = 'daily' and day = ${day} and lexicon = ${lexicon} and (person = ${key} or user_id = ${userId})
    order by started_at desc, id desc`;
}
