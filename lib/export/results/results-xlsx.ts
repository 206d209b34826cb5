import type { Row, Sheet } from 'write-excel-file/node';
import type { ResultGroup, ResultsFile } from '@/lib/http/schemas';
import type { Translate } from '@/lib/i18n/client';
import { ownReference, ownWord, plainWord, referenceIn, remark } from './moves';
import { type Columns, columnsOf, type Reader, ranked } from './words';

/** Beyond it the sheet of all moves would be most of the file, and no spreadsheet is pleasant with it. */
const MOST_MOVES = 60_000;

/** A workbook: ranking, rounds, groups, and what everybody played. Numbers are numbers; heads stay in sight. */
export async function resultsXlsx(all: ResultsFile, reader: Reader): Promise<Uint8Array<ArrayBuffer>> {
  const results = { ...all, players: ranked(all.players) };
  const moves = results.players.length * results.rounds.length;
  const sheets = [
    ranking(results, reader),
    rounds(results, reader),
    ...groups(results, reader),
    ...(moves > 0 && moves <= MOST_MOVES ? [movesSheet(results, reader)] : []),
  ];
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return new Uint8Array(await writeExcelFile(sheets).toBuffer());
}

type Cell = Row[number];
type SheetOf = Sheet<never>;

interface Column<Of> {
  head: string;
  width: number;
  cell(of: Of): Cell;
}

const LATIN_ROOM = 12;
const text = (value: string | null): Cell => (value === null ? null : { value, type: String });
/** Without a format, which a whole number does not need: to look it up takes a third of the time of a long sheet. */
const whole = (value: number | null): Cell => (value === null ? null : { value, type: Number });
const share = (percentage: number): Cell => ({
  value: Math.round(percentage * 10) / 1000,
  type: Number,
  format: '0.0%',
});

function sheet<Of>(
  name: string,
  columns: readonly Column<Of>[],
  rows: readonly Of[],
  reader: Reader,
): SheetOf {
  const head: Row = columns.map(({ head: value }) => ({
    value,
    type: String,
    fontWeight: 'bold',
    align: 'center',
    wrap: true,
  }));
  return {
    sheet: nameOf(name),
    data: [head, ...rows.map((row) => columns.map(({ cell }) => cell(row)))],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
    rightToLeft: reader.language.direction === 'rtl',
  };
}

/** What a spreadsheet takes as a sheet's name. */
const nameOf = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

function ranking(results: ResultsFile, reader: Reader): SheetOf {
  const t: Translate<'results'> = reader.t;
  type Player = ResultsFile['players'][number];
  const known = columnsOf(results);
  const named = (key: keyof Columns & keyof Player, head: string, width = LATIN_ROOM): Column<Player>[] =>
    known[key] ? [{ head, width, cell: (player) => text(player[key] as string | null) }] : [];
  const placed = (key: keyof Player['places'], head: string): Column<Player>[] =>
    known[key] ? [number(t('placeIn', { group: head }), ({ places }) => places[key], 11)] : [];
  const number = (head: string, of: (player: Player) => number | null, width = 9): Column<Player> => ({
    head,
    width,
    cell: (player) => whole(of(player)),
  });
  const { only } = results.event;
  const columns: Column<Player>[] = [
    ...(only ? [number(t('rank'), ({ places }) => places[only.of], 7)] : []),
    number(only ? t('overall') : t('rank'), ({ rank }) => rank, only ? 10 : 7),
    ...(known.table ? [{ head: t('table'), width: 8, cell: ({ table }: Player) => tableCell(table) }] : []),
    { head: t('name'), width: 28, cell: ({ name }) => text(name) },
    ...named('room', t('room'), 22),
    ...named('club', t('club'), 22),
    ...named('category', t('category')),
    ...placed('category', t('category')),
    ...named('series', t('series')),
    ...placed('series', t('series')),
    ...named('team', t('team'), 18),
    ...named('licence', t('licence')),
    number(t('total'), ({ total }) => total),
    number(t('toTop'), ({ negative }) => negative),
    { head: t('percentage'), width: 9, cell: ({ percentage }) => share(percentage) },
    number(t('solos'), ({ solos }) => solos, 7),
    number(t('warnings'), ({ warnings }) => warnings),
    number(t('penalties'), ({ penalties }) => penalties),
    ...(known.deducted ? [number(t('deductedHead'), ({ deducted }) => deducted, 11)] : []),
    ...(known.withdrawn
      ? [
          {
            head: t('withdrawnHead'),
            width: 12,
            cell: ({ withdrawn }: Player) => text(withdrawn ? t('withdrawn') : null),
          },
        ]
      : []),
    ...(known.games
      ? results.games.map((game, index) =>
          number(t('game', { game: String(game.number) }), ({ games }) => games[index] ?? null),
        )
      : []),
    ...results.rounds.map((round, index) =>
      number(t('round', { round: String(round.number) }), ({ rounds }) => rounds[index]?.points ?? null, 8),
    ),
  ];
  return {
    ...sheet(t('sheet.ranking'), columns, results.players, reader),
    stickyColumnsCount: known.table ? 3 : 2,
  };
}

/** Tables are numbers mostly, and sorted as such. */
const tableCell = (table: string | null): Cell =>
  table !== null && /^[1-9]\d{0,6}$/.test(table) ? whole(Number(table)) : text(table);

function rounds(results: ResultsFile, reader: Reader): SheetOf {
  const t: Translate<'results'> = reader.t;
  const reference = referenceIn(results);
  type Round = ResultsFile['rounds'][number];
  const columns: Column<Round>[] = [
    ...(results.games.length > 1
      ? [{ head: t('gameHead'), width: 8, cell: ({ game }: Round) => whole(game) }]
      : []),
    { head: t('roundHead'), width: 8, cell: ({ number }) => whole(number) },
    { head: t('rack'), width: 16, cell: ({ rack }) => text(rack) },
    { head: t('reference'), width: 10, cell: ({ top }) => text(reference(top)) },
    { head: t('top'), width: 20, cell: ({ top }) => text(plainWord(top.word)) },
    { head: t('points'), width: 9, cell: ({ top }) => whole(top.score) },
    { head: t('sent'), width: 12, cell: ({ sent }) => whole(sent) },
    { head: t('found'), width: 12, cell: ({ found }) => whole(found) },
  ];
  return sheet(t('sheet.rounds'), columns, results.rounds, reader);
}

function groups(results: ResultsFile, reader: Reader): SheetOf[] {
  const t: Translate<'results'> = reader.t;
  const lists: [string, readonly ResultGroup[]][] = [
    [t('sheet.clubs'), results.clubs],
    [t('sheet.categories'), results.categories],
    [t('sheet.series'), results.series],
    [t('sheet.teams'), results.teams],
  ];
  const columns: Column<ResultGroup>[] = [
    { head: t('rank'), width: 7, cell: ({ rank }) => whole(rank) },
    { head: t('name'), width: 28, cell: ({ name }) => text(name) },
    { head: t('players'), width: 9, cell: ({ players }) => whole(players) },
    { head: t('total'), width: 9, cell: ({ total }) => whole(total) },
    { head: t('percentage'), width: 9, cell: ({ percentage }) => share(percentage) },
  ];
  return lists
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => sheet(name, columns, list, reader));
}

function movesSheet(results: ResultsFile, reader: Reader): SheetOf {
  const t: Translate<'results'> = reader.t;
  const lines = results.rounds.flatMap((round, index) =>
    results.players.map((player) => ({ round, player, own: player.rounds[index]! })),
  );
  type Line = (typeof lines)[number];
  const columns: Column<Line>[] = [
    { head: t('roundHead'), width: 8, cell: ({ round }) => whole(round.number) },
    { head: t('name'), width: 28, cell: ({ player }) => text(player.name) },
    { head: t('reference'), width: 10, cell: ({ own }) => text(ownReference(own, results)) },
    { head: t('word'), width: 20, cell: ({ own }) => text(ownWord(own)) },
    { head: t('points'), width: 9, cell: ({ own }) => whole(own.points) },
    { head: t('bonus'), width: 9, cell: ({ own }) => whole(own.bonus) },
    { head: t('sum'), width: 9, cell: ({ own }) => (own.state === 'absent' ? null : whole(own.total)) },
    { head: t('rank'), width: 7, cell: ({ own }) => whole(own.rank) },
    { head: t('remark'), width: 14, cell: ({ own }) => text(remark(own, reader)) },
  ];
  return sheet(t('sheet.moves'), columns, lines, reader);
}
