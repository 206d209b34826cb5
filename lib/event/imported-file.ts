/** Reads a file of a finished game, of whichever kind, before anything of it is played. */
import { type Notation, tileSet } from '@/lib/engine';
import {
  type GivenRound,
  notationOf,
  readGameTable,
  readGameText,
  readTableHead,
  titleOfGameText,
} from '@/lib/game';
import { CreateEvent, type FileFault, GameFile, type MoveBody } from '@/lib/http/schemas';
import { findLexicon } from '@/lib/lexicons';
import { nameKey } from './player-name';

export interface GivenSlip {
  player: number;
  /** null: it could not be read, or there was none and the referee paid for it all the same */
  move: MoveBody | null;
  /** null: what the rules say */
  points: number | null;
  mark?: 'warning' | 'penalty' | undefined;
}

export interface FileGame {
  name: string;
  settings: Omit<ReturnType<typeof CreateEvent.parse>, 'name' | 'seed' | 'prepared' | 'allowedNames'>;
  tileSet: string;
  players: { name: string; category: string | null; team: string | null }[];
  /** `line`: of the file, where it has lines; `number`: as it stands there */
  rounds: (GivenRound & { line: number | null; number: number | null; slips: GivenSlip[] })[];
}

export type ReadFile = { ok: true; game: FileGame } | { ok: false; faults: FileFault[] };

/** `lexicon`: for files that name none. */
export async function readFileGame(text: string, file: string, lexicon = 'en'): Promise<ReadFile> {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain.startsWith('{')) return readJson(plain, lexicon);
  if (/^#player[12]\s/im.test(plain)) return no([{ code: 'gcg-in-turns', ...at(null) }]);
  return readTable(text, file, lexicon);
}

const no = (faults: FileFault[]): ReadFile => ({ ok: false, faults });
const at = (line: number | null, text = '') => ({ line, round: null, text });

async function readJson(text: string, lexicon: string): Promise<ReadFile> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return no([{ code: 'file-unreadable', ...at(lineOf(text, error), String((error as Error).message)) }]);
  }
  const parsed = GameFile.safeParse(value);
  if (!parsed.success)
    return no(
      parsed.error.issues.slice(0, 20).map(({ path, message }) => ({
        code: 'file-unreadable',
        ...at(null, `${path.join('.')}: ${message}`),
      })),
    );
  const { name, settings, players, rounds } = parsed.data;
  return withSettings({
    name,
    given: { lexicon, ...settings },
    players,
    rounds: rounds.map(({ slips, ...round }) => ({
      ...round,
      line: null,
      number: null,
      slips: slips.map(({ points = null, ...slip }) => ({ ...slip, points })),
    })),
  });
}

/** The line that V8's message tells of, by its position. */
function lineOf(text: string, error: unknown): number | null {
  const position = /position (\d+)/.exec(String(error))?.[1];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}

async function readTable(text: string, file: string, otherwise: string): Promise<ReadFile> {
  const head = readTableHead(text);
  const lexicon = head.lexicon ?? otherwise;
  const source = await findLexicon(lexicon);
  if (!source) return no([{ code: 'lexicon-unknown', ...at(null, lexicon) }]);
  const title = titleOfGameText(text);
  const usual: Notation = title === undefined ? 'number-first' : notationOf(source.tileSet);
  const notation = head.notation ?? usual;
  const tiles = tileSet(source.tileSet);
  const table = readGameText(text, tiles, notation) ?? readGameTable(text, tiles, notation);
  if (table.faults.length > 0)
    return no(table.faults.map(({ line, text: said }) => ({ code: 'line-unreadable', ...at(line, said) })));
  const games = Math.max(1, ...table.rounds.map(({ game = 1 }) => game));
  return withSettings({
    name: head.name ?? title?.slice(0, 80) ?? (file.replace(/\.[^.]*$/, '').slice(0, 80) || lexicon),
    given: {
      lexicon,
      notation,
      ...(games > 1 && { games }),
      ...(head.format && { format: head.format as never }),
    },
    players: table.players.map((name) => ({ name, category: null, team: null })),
    rounds: table.rounds,
  });
}

interface Unset extends Pick<FileGame, 'name' | 'players' | 'rounds'> {
  given: Partial<FileGame['settings']>;
}

/** Racks came from outside: nothing is drawn, and nobody waits for a clock. */
async function withSettings({ name, given, players, rounds }: Unset): Promise<ReadFile> {
  const source = await findLexicon(given.lexicon ?? '');
  if (!source) return no([{ code: 'lexicon-unknown', ...at(null, given.lexicon) }]);
  const asked = {
    ...given,
    name,
    racks: 'entered',
    pace: 'host',
    maxRounds: null,
    hallCode: false,
    preset: null,
  };
  const checked = CreateEvent.safeParse(asked);
  if (!checked.success)
    return no(
      checked.error.issues.map(({ path, message }) => ({
        code: 'settings-wrong',
        ...at(null, `${path.join('.')}: ${message}`),
      })),
    );
  const twice = players.filter(
    ({ name: one }, index) => players.findIndex((other) => nameKey(other.name) === nameKey(one)) < index,
  );
  if (twice.length > 0) return no(twice.map((one) => ({ code: 'name-twice', ...at(null, one.name) })));
  const { name: title, seed: _, prepared: __, allowedNames: ___, ...settings } = checked.data;
  return { ok: true, game: { name: title, settings, tileSet: source.tileSet, players, rounds } };
}
