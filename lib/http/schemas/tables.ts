/** The classic table: two to four players in turn. */
import { z } from 'zod';
import type { NamedFormatId } from '@/lib/game';
import { MoveBody, written } from './moves';
import { nameText } from './name-text';
import { whole } from './whole';

const TableClock = z.discriminatedUnion('kind', [
  /** seconds for each turn */
  z.object({ kind: z.literal('turn'), seconds: whole(10, 3600) }),
  /** minutes of each player for the whole game; each minute begun beyond them costs points */
  z.object({
    kind: z.literal('player'),
    minutes: whole(1, 180),
    overtimeCost: whole(0, 100).default(10),
    /** when these are gone as well, every turn is a pass */
    overtimeMinutes: whole(0, 60).default(10),
  }),
  /** by turns over days */
  z.object({ kind: z.literal('days'), days: whole(1, 30) }),
]);

/** Those that make sense in turn: no joker. */
export const TABLE_FORMATS = [
  'normal',
  '7of8',
  '7and8',
  '7and8and9',
] as const satisfies readonly NamedFormatId[];

const settings = {
  lexicon: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/),
  seats: whole(2, 4),
  clock: TableClock,
  /** what a wrong challenge costs: the next turn, or nothing; `void`: bad words are refused and nobody challenges */
  challenge: z.enum(['turn', 'free', 'void']),
  /** tiles of a rack, how many may be laid, and what laying many earns */
  format: z.enum(TABLE_FORMATS),
  /** exchanges are allowed while the bag has at least so many tiles */
  exchangeFrom: whole(1, 7),
  notation: z.enum(['letter-first', 'number-first']),
};

export const TableSettings = z.object(settings);
export type TableSettings = z.infer<typeof TableSettings>;

export const DEFAULT_TABLE: TableSettings = {
  lexicon: 'en',
  seats: 2,
  clock: { kind: 'player', minutes: 25, overtimeCost: 10, overtimeMinutes: 10 },
  challenge: 'turn',
  format: 'normal',
  exchangeFrom: 7,
  notation: 'number-first',
};

const playerName = nameText(40);

export const CreateTable = z.object({
  /** of whoever creates it and takes the first seat */
  name: playerName,
  lexicon: settings.lexicon.default(DEFAULT_TABLE.lexicon),
  seats: settings.seats.default(DEFAULT_TABLE.seats),
  clock: TableClock.default(DEFAULT_TABLE.clock),
  challenge: settings.challenge.default(DEFAULT_TABLE.challenge),
  format: settings.format.default(DEFAULT_TABLE.format),
  exchangeFrom: settings.exchangeFrom.default(DEFAULT_TABLE.exchangeFrom),
  notation: settings.notation.default(DEFAULT_TABLE.notation),
  /** makes draws repeatable; left out, a random one is taken */
  seed: written(200).min(1).optional(),
});
export type CreateTable = z.input<typeof CreateTable>;

export const CreatedTable = z.object({ code: z.string(), joinUrl: z.string() });
export type CreatedTable = z.infer<typeof CreatedTable>;

export const TakeSeat = z.object({ name: playerName });

const acting = z.object({
  seen: z.number().int().min(0).max(100_000).meta({
    description:
      'How many entries the log had that whoever acts was looking at; not `turn`, which is a seat. On a log that has more meanwhile nothing is done; the same act sent twice is done once.',
  }),
});

export const TableAct = z.discriminatedUnion('kind', [
  acting.extend({ kind: z.literal('play'), move: MoveBody }),
  /** tiles of the own rack, a blank as `?` */
  acting.extend({ kind: z.literal('exchange'), tiles: written(60).min(1) }),
  acting.extend({ kind: z.literal('pass') }),
  acting.extend({ kind: z.literal('challenge') }),
  /** gives the game up, in turn or not */
  acting.extend({ kind: z.literal('resign') }),
  /** lets the last move of a game stand */
  acting.extend({ kind: z.literal('accept') }),
]);
export type TableAct = z.infer<typeof TableAct>;

const seat = z.number().int();

/** Racks are told when the game is over. */
const rack = z.string().nullable();

export const TableTurn = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('play'),
    seat,
    move: MoveBody,
    words: z.array(z.string()),
    /** told when the move was taken back, or the game is over */
    badWords: z.array(z.string()),
    score: z.number().int(),
    takenBack: z.boolean(),
    total: z.number().int(),
    rack,
  }),
  z.object({
    kind: z.literal('exchange'),
    seat,
    count: z.number().int(),
    total: z.number().int(),
    tiles: rack,
    rack,
  }),
  z.object({ kind: z.literal('pass'), seat, late: z.boolean(), total: z.number().int(), rack }),
  z.object({ kind: z.literal('challenge'), seat, good: z.boolean() }),
  z.object({ kind: z.literal('resign'), seat, total: z.number().int(), rack }),
  z.object({ kind: z.literal('lost'), seat }),
]);
export type TableTurn = z.infer<typeof TableTurn>;

export const TableSeat = z.object({
  seat,
  /** empty: taken away by whoever bore it */
  name: z.string(),
  erased: z.boolean(),
  score: z.number().int(),
  /** tiles of the rack */
  tiles: z.number().int(),
  /** ms used before the turn that runs */
  used: z.number(),
  /** next turns that are lost */
  lost: z.number().int(),
  accepted: z.boolean(),
  /** has given up */
  resigned: z.boolean(),
});
export type TableSeat = z.infer<typeof TableSeat>;

export const TableLine = z.object({
  seat,
  played: z.number().int(),
  unplayed: z.string(),
  deducted: z.number().int(),
  gained: z.number().int(),
  overtime: z.number().int(),
  total: z.number().int(),
  rank: z.number().int(),
});
export type TableLine = z.infer<typeof TableLine>;

/** A table as this viewer may see it: the own rack, nobody else's, and of the bag only how much there is. */
export const TableView = z.object({
  code: z.string(),
  version: z.number().int(),
  /** `waiting` for players; `out`: somebody went out, and the last move may be challenged */
  status: z.enum(['waiting', 'playing', 'out', 'over']),
  settings: TableSettings,
  tileSet: z.string(),
  seats: z.array(TableSeat),
  /** what each drew for the first turn, again among equals */
  draws: z.array(z.array(z.object({ seat, tile: z.string() }))),
  board: z.array(z.string()),
  bag: z.number().int(),
  turn: seat.nullable().meta({ description: 'The seat whose turn it is; in `out` the one that went out.' }),
  turnFrom: z.number().nullable(),
  /** when the clock acts by itself */
  deadline: z.number().nullable(),
  log: z.array(TableTurn),
  you: z
    .object({
      seat,
      /** the own rack; empty before the game */
      rack: z.string(),
      mayChallenge: z.boolean(),
      mayExchange: z.boolean(),
    })
    .nullable(),
  end: z
    .object({
      reason: z.enum(['out', 'passes', 'resigned']),
      out: seat.nullable(),
      lines: z.array(TableLine),
    })
    .nullable(),
  seedHash: z.string(),
  /** published when the game is over */
  seed: z.string().nullable(),
  now: z.number(),
});
export type TableView = z.infer<typeof TableView>;

export const OwnTable = z.object({
  code: z.string(),
  status: TableView.shape.status,
  names: z.array(z.string()),
  /** whether it is the own turn */
  yourTurn: z.boolean(),
  deadline: z.number().nullable(),
});
export type OwnTable = z.infer<typeof OwnTable>;
