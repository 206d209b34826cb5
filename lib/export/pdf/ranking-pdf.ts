import type { ResultPlayer, ResultsFile } from '@/lib/http/schemas';
import type { Translate } from '@/lib/i18n/client';
import { columnsOf, numbersOf, type Reader, ranked } from '../results/words';
import { groupBlocks, writeBlock } from './group-pages';
import { MARGIN, Paper, QUIET } from './paper';
import { joined } from './pieces';
import { headRow, type PdfColumn, tableRow, widened } from './table';
import { breath, dayText } from './texts';

const ROW = 15;
const FOOT = 26;
const GROUPS_TOP = 58;

/** The ranking for the notice board: A4, with its head on every page, and which page of how many it is. */
export async function rankingPdf(results: ResultsFile, reader: Reader): Promise<Uint8Array<ArrayBuffer>> {
  const { direction, locale } = reader.language;
  const known = columnsOf(results);
  const wide =
    [known.room, known.club, known.category, known.series, known.team].filter(Boolean).length > 2 ||
    known.games;
  const paper = await Paper.open({ title: results.event.name, locale, direction, landscape: wide });
  const columns = columnsFor(results, reader, paper.width - 2 * MARGIN);
  const players = ranked(results.players);
  const [first, next] = [98, 62];
  const rowsBelow = (top: number) => Math.floor((paper.height - MARGIN - FOOT - top) / ROW);
  const listed = 1 + Math.max(0, Math.ceil((players.length - rowsBelow(first)) / rowsBelow(next)));
  const blocks = groupBlocks(results, reader, paper.height - MARGIN - FOOT - GROUPS_TOP);
  const pages = listed + 1 + (blocks.at(-1)?.page ?? -1);
  const pause = breath();
  for (let page = 1, from = 0; page <= listed; page++) {
    paper.page();
    const top = page === 1 ? first : next;
    head(paper, results, reader, page);
    headRow(paper, columns, top - 16);
    paper.rule(top - 3, { strong: true });
    if (players.length === 0) note(paper, reader, { text: 'nobody', y: top });
    const rows = players.slice(from, from + rowsBelow(top));
    for (const [index, player] of rows.entries()) {
      const y = top + index * ROW;
      tableRow(paper, columns, y + 1, ({ cell }) => cell(player), { size: 9 });
      paper.rule(y + ROW - 1.5);
    }
    from += rows.length;
    foot(paper, results, reader, { page, pages });
    await pause();
  }
  for (let page = listed + 1; page <= pages; page++) {
    paper.page();
    head(paper, results, reader, page);
    for (const block of blocks)
      if (block.page === page - listed - 1) writeBlock(paper, block, GROUPS_TOP, reader);
    foot(paper, results, reader, { page, pages });
  }
  return paper.finish();
}

function head(paper: Paper, results: ResultsFile, reader: Reader, page: number): void {
  const t: Translate<'results'> = reader.t;
  const { language } = reader;
  const { direction } = language;
  const { only, finished } = results.event;
  const width = paper.width - 2 * MARGIN;
  const whole = finished ? t('final') : t('after', { round: String(results.rounds.at(-1)?.number ?? 0) });
  const title = only ? joined([whole, `${t(only.of)} ${only.name}`], direction) : whole;
  const box = (y: number) => ({ x: MARGIN, y, width });
  if (page > 1) {
    paper.text(results.event.name, { ...box(MARGIN - 4), width: width * 0.6 }, { size: 9, weight: 600 });
    paper.text(
      title,
      { x: MARGIN + width * 0.6, y: MARGIN - 4, width: width * 0.4 },
      {
        size: 9,
        colour: QUIET,
        align: 'end',
        direction,
      },
    );
    return;
  }
  paper.text(results.event.name, box(MARGIN - 6), { size: 17, weight: 600 });
  const { topTotal, rounds } = results;
  const facts = t('facts', {
    players: only ? ranked(results.players).length : results.event.ranked,
    rounds: rounds.length,
    total: topTotal,
  });
  paper.text(title, box(MARGIN + 17), { size: 10.5, weight: 600, direction });
  const when = dayText(results, reader);
  paper.text(joined([facts, when], direction), box(MARGIN + 31), {
    size: 9,
    colour: QUIET,
    direction,
  });
}

/** In place of the lines of an empty list. */
export function note(
  paper: Paper,
  { t, language }: Reader,
  { text, y }: { text: 'nobody' | 'noRound'; y: number },
): void {
  const { direction } = language;
  paper.text(t(text), { x: MARGIN, y: y + 1, width: paper.width - 2 * MARGIN }, { size: 9, direction });
}

export function foot(
  paper: Paper,
  { event }: ResultsFile,
  { t, language }: { t: Translate<'results'> } & Pick<Reader, 'language'>,
  { page, pages }: { page: number; pages: number },
): void {
  const y = paper.height - MARGIN - 6;
  const width = paper.width - 2 * MARGIN;
  paper.text(`Onerack · ${event.code}`, { x: MARGIN, y, width: width / 2 }, { size: 7.5, colour: QUIET });
  paper.text(
    t('page', { page, pages }),
    { x: MARGIN + width / 2, y, width: width / 2 },
    {
      size: 7.5,
      colour: QUIET,
      align: 'end',
      direction: language.direction,
    },
  );
}

function columnsFor(results: ResultsFile, reader: Reader, room: number): PdfColumn<ResultPlayer>[] {
  const t: Translate<'results'> = reader.t;
  const known = columnsOf(results);
  const { whole, tenths } = numbersOf(reader);
  const figure = (head: string, width: number, of: (player: ResultPlayer) => number | null) => ({
    head,
    width,
    align: 'right' as const,
    cell: (player: ResultPlayer) => {
      const value = of(player);
      return value === null ? '' : whole.format(value);
    },
  });
  const named = (key: 'room' | 'club' | 'team' | 'table', width: number) =>
    known[key] ? [{ head: t(key), width, cell: (player: ResultPlayer) => player[key] ?? '' }] : [];
  const placed = (key: 'category' | 'series', width: number) =>
    known[key] ? [{ head: t(key), width, cell: (player: ResultPlayer) => placeText(player, key) }] : [];
  const placeText = ({ places, ...player }: ResultPlayer, key: 'category' | 'series') => {
    const place = places[key];
    return [player[key], place === null ? null : `(${whole.format(place)})`].filter(Boolean).join(' ');
  };
  const ifAny = (value: number) => (value === 0 ? null : value);
  const name = t('name');
  const { only } = results.event;
  const columns: PdfColumn<ResultPlayer>[] = [
    ...(only ? [{ ...figure(t('rank'), 34, ({ places }) => places[only.of]), bold: true }] : []),
    { ...figure(only ? t('overall') : t('rank'), only ? 52 : 34, ({ rank }) => rank), bold: !only },
    ...named('table', 36),
    {
      head: name,
      width: 120,
      cell: ({ name, withdrawn }) => (withdrawn ? `${name} (${t('withdrawn')})` : name),
    },
    ...named('room', 90),
    ...named('club', 90),
    ...placed('category', 62),
    ...placed('series', 56),
    ...named('team', 70),
    ...(known.games
      ? results.games
          .slice(0, 8)
          .map((game, index) =>
            figure(t('gameShort', { game: String(game.number) }), 42, ({ games }) => games[index] ?? null),
          )
      : []),
    { ...figure(t('total'), 46, ({ total }) => total), bold: true },
    { head: '%', width: 42, align: 'right', cell: ({ percentage }) => tenths.format(percentage) },
    figure(t('solos'), 36, ({ solos }) => ifAny(solos)),
    figure(t('warningsShort'), 40, ({ warnings }) => ifAny(warnings)),
    ...(known.deducted ? [figure(t('deductedShort'), 42, ({ deducted }) => ifAny(-deducted))] : []),
  ];
  return widened(columns, room, new Set([name, t('club')]));
}
