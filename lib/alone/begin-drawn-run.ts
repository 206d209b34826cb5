import { randomBytes } from 'node:crypto';
import { dbNow, newId, transaction } from '@/lib/db';
import { tileSet } from '@/lib/engine';
import { type Refusal, refuse } from '@/lib/event';
import { isJoker } from '@/lib/game';
import { type BeginDrawnRun, DEFAULT_SETTINGS, type EventSettings } from '@/lib/http/schemas';
import { findLexicon } from '@/lib/lexicons';
import { DAILY, dailyGame, dayOf, ownDaily } from './daily-game';
import { rivalsOf } from './rivals';
import { HELP } from './rules-of';
import type { Person } from './run-row';

/** Topping: as many rounds as fit in a break. */
const TOPPING_ROUNDS = 10;

/** Begins a game that is drawn for one person, or goes on with the day's. Gives the run's id. */
export async function beginDrawnRun(
  person: Person,
  wanted: BeginDrawnRun,
): Promise<{ id: string } | Refusal> {
  const source = await findLexicon(wanted.lexicon);
  if (!source || (source.ownerId !== undefined && (source.ownerId !== person.userId || source.removed)))
    return refuse('lexicon-not-found', { errors: { lexicon: ['There is no such lexicon.'] } });
  if (isJoker(wanted.format) && tileSet(source.tileSet).blanks === 0)
    return refuse('invalid-input', {
      errors: { format: ['A joker format needs a blank, and these tiles have none.'] },
    });
  const day = wanted.kind === 'daily' ? dayOf(dbNow()) : null;
  const game = day === null ? null : await dailyGame(day, source.id);
  return transaction(async (tx) => {
    // Two presses begin one game of the day.
    if (day !== null)
      await tx`select pg_advisory_xact_lock(hashtextextended(${`${day} ${person.userId ?? person.key}`}, 0))`;
    const own = day === null ? [] : await ownDaily(day, source.id, person);
    const running = own.find(({ finished }) => !finished);
    if (running) return { id: running.id };
    const counted = day !== null && !own.some((run) => run.counted);
    const id = newId();
    const rivals = rivalsOf(wanted);
    await tx`
      insert into alone_run (id, person, user_id, kind, day, lexicon, player_name, settings, tile_set, timed, open_bag,
                             seed, counted, uncounted, rivals)
      values (${id}, ${person.key}, ${person.userId}, ${wanted.kind}, ${day}, ${source.id},
              ${wanted.name ?? own.find(({ name }) => name)?.name ?? null}, ${tx.json({ ...settingsOf(wanted) })},
              ${source.tileSet}, ${wanted.kind !== 'solitaire' || wanted.secondsPerRound !== null},
              ${wanted.kind === 'solitaire' && wanted.openBag},
              ${game?.seed ?? randomBytes(24).toString('base64url')}, ${counted},
              ${day !== null && !counted ? 'repeat' : null},
              ${rivals && tx.json({ ...rivals })})`;
    return { id };
  });
}

/** A slip tells nothing before the round is over. */
const ON_PAPER = { entry: 'federation', checkWords: false, showScores: false } as const;

/** Whoever plays alone is told whether a word is good, and may try again while there is time. */
function settingsOf({ kind, lexicon, notation, ...wanted }: BeginDrawnRun): EventSettings {
  const settings = { ...DEFAULT_SETTINGS, lexicon, notation, pace: 'host' as const, listed: false };
  switch (kind) {
    case 'daily':
      return { ...settings, maxRounds: DAILY.rounds, secondsPerRound: DAILY.secondsPerRound };
    case 'topping':
      return {
        ...settings,
        format: wanted.format,
        maxRounds: TOPPING_ROUNDS,
        secondsPerRound: HELP.lastMs / 1000,
      };
    case 'sudden':
      return { ...settings, format: wanted.format, secondsPerRound: 60 };
    case 'solitaire':
      return {
        ...settings,
        format: wanted.format,
        maxRounds: wanted.maxRounds,
        ...(wanted.entry === 'federation' && ON_PAPER),
        secondsPerRound: wanted.secondsPerRound ?? DEFAULT_SETTINGS.secondsPerRound,
      };
  }
}
