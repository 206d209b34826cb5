/** A game that was played elsewhere becomes a finished event: its standings computed anew from the points that were paid, to be reviewed like any other. */
import { newId, sql, transaction } from '@/lib/db';
import { type FixedProblem, gameRulesOf, placesOf, type RoundPlace } from '@/lib/game';
import type { FileDifference, FileFault, FileFaultCode } from '@/lib/http/schemas';
import { solve } from '@/lib/solver';
import { createEvent } from './create-event';
import { endEvent } from './end-event';
import { type EventInfo, eventByCode } from './event-info';
import { insertGiven, readGivenSlips, type SentRound } from './given-slips';
import { type FileGame, readFileGame } from './imported-file';
import { nameKey } from './player-name';
import { storeRound } from './prepare-round';
import { Refusal } from './refusal';
import { settleWarnings } from './settle-warnings';
import { waitForLexicon } from './wait-for-lexicon';
import { writeStandings } from './write-standings';

export interface ImportGameOptions {
  file: string;
  text: string;
  /** for files that name none */
  lexicon: string | undefined;
  ownerId: string | null;
  hostKeyHash: (code: string) => string;
}

export interface ImportOutcome {
  game: { code: string; name: string; players: number; rounds: number } | null;
  faults: FileFault[];
  differences: FileDifference[];
}

type Solved = Awaited<ReturnType<typeof solveFile>>['rounds'];

/** Nothing is stored of a file with faults. */
export async function importGame(options: ImportGameOptions): Promise<ImportOutcome | Refusal> {
  const read = await readFileGame(options.text, options.file, options.lexicon);
  if (!read.ok) return failed(read.faults);
  const { game } = read;
  const notReady = await waitForLexicon(game.settings.lexicon);
  if (notReady) return failed([fault('lexicon-not-ready', game.settings.lexicon)]);
  const { rounds, differences, fault: wrong } = await solveFile(game);
  if (wrong) {
    const given = game.rounds[wrong.round - 1];
    const text = wrong.field === 'rack' ? (given?.rack ?? '') : (given?.top?.word ?? '');
    return failed([
      { code: RACK_FAULTS[wrong.problem], line: given?.line ?? null, round: wrong.round, text },
    ]);
  }
  const lineOf = (round: number) => game.rounds[round - 1]?.line ?? null;
  const told = [
    ...otherNumbers(game),
    ...differences.map(({ round, ...differs }) => ({ ...differs, round, line: lineOf(round) })),
  ];
  const slips = readGivenSlips(game, rounds);
  if (slips.faults.length > 0) return failed(slips.faults);
  const created = await createEvent({
    ...options,
    name: game.name,
    settings: game.settings,
    seed: undefined,
  });
  if (created instanceof Refusal) return created;
  await fill(created.code, game, rounds, slips.sent, options.file);
  const { code } = created;
  const counts = { players: game.players.length, rounds: rounds.length };
  return {
    game: { code, name: game.name, ...counts },
    faults: [],
    differences: [...told, ...slips.differences],
  };
}

const failed = (faults: FileFault[]): ImportOutcome => ({ game: null, faults, differences: [] });
const fault = (code: FileFaultCode, text: string): FileFault => ({ code, line: null, round: null, text });

const RACK_FAULTS: Record<FixedProblem, FileFaultCode> = {
  unreadable: 'rack-unreadable',
  'wrong-size': 'rack-wrong-size',
  'not-in-bag': 'rack-not-in-bag',
  'leftover-changed': 'rack-leftover',
  'breaks-rule': 'rack-rule',
  'no-move': 'no-move',
  'illegal-top': 'top-illegal',
  'top-not-in-lexicon': 'top-illegal',
  'top-not-best': 'top-illegal',
  'game-over': 'game-over',
};

const solveFile = ({ settings, rounds }: FileGame) =>
  solve({
    kind: 'import',
    lexicon: settings.lexicon,
    rules: gameRulesOf(settings),
    rounds: rounds.map(({ game, rack, top }) => ({ game, rack, top })),
  });

/** Rounds are counted one after the other, whatever the file counts. */
function otherNumbers({ rounds }: FileGame): FileDifference[] {
  let counted = 0;
  return rounds.flatMap(({ line, number }, index): FileDifference[] => {
    const expected = counted + 1;
    counted = number ?? expected;
    return counted === expected
      ? []
      : [{ code: 'round-number', line, round: index + 1, text: String(number) }];
  });
}

async function fill(
  code: string,
  game: FileGame,
  solved: Solved,
  sent: readonly SentRound[],
  file: string,
): Promise<void> {
  const event = await eventByCode(code);
  if (!event) throw new Error(`event ${code} is gone`);
  try {
    const ids = await seat(event, game.players);
    let previousId: string | null = null;
    const places = placesOf(game.rounds);
    for (const [index, round] of solved.entries()) {
      const place = places[index] as RoundPlace;
      const ended = index > 0 && place.inGame === 1 ? 'rounds-played' : null;
      const { id, topScore } = await storeRound(event, index + 1, round, { place, ended });
      const given = sent[index] ?? { slips: [], rulings: [] };
      const before: string | null = previousId;
      await transaction(async (tx) => {
        await tx`
          update round set status = 'closed', opens_at = now(), closes_at = now(), closed_at = now()
          where id = ${id}`;
        await insertGiven(tx, { ...given, roundId: id, ids, file });
        if (ended && before) await settleWarnings(tx, [{ event, id: before }]);
        await writeStandings(tx, [{ event, ...place, id, topScore, previousId: before }]);
      });
      previousId = id;
    }
    await transaction((tx) => endEvent(tx, event, 'rounds-played'));
  } catch (error) {
    await sql()`delete from event where id = ${event.id}`;
    throw error;
  }
}

async function seat({ id }: EventInfo, players: FileGame['players']): Promise<string[]> {
  const seats = players.map((player) => ({ ...player, id: newId(), key: nameKey(player.name) }));
  await transaction(async (tx) => {
    await tx`
      insert into player (id, event_id, name, name_key, key_hash, category, team)
      select s.id, ${id}, s.name, s.key, s.id, s.category, s.team
      from jsonb_to_recordset(${tx.json(seats as never)})
        as s(id text, name text, key text, category text, team text)`;
    await tx`
      update event set status = 'running', started_at = now(), players = ${seats.length} where id = ${id}`;
  });
  return seats.map((one) => one.id);
}
