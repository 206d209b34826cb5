import type { PlayerRound, ResultPlayer, ResultRound, ResultsFile } from '@/lib/http/schemas';
import type { Translate } from '@/lib/i18n/client';
import { ownReference, ownWord, plainWord, referenceIn, remark } from '../results/moves';
import { numbersOf, type Reader } from '../results/words';
import { MARGIN, Paper, QUIET } from './paper';
import { joined } from './pieces';
import { foot, note } from './ranking-pdf';
import { headRow, type PdfColumn, tableRow, widened } from './table';
import { breath, dayText } from './texts';

const ROW = 16;
const TOP = 132;

interface Line {
  round: ResultRound;
  own: PlayerRound;
}

/** A sheet for each player: what was drawn, played and placed in each round, and where that led. */
export async function sheetsPdf(results: ResultsFile, reader: Reader): Promise<Uint8Array<ArrayBuffer>> {
  const { direction, locale } = reader.language;
  const paper = await Paper.open({ title: results.event.name, locale, direction });
  const columns = columnsFor(results, reader, paper.width - 2 * MARGIN);
  const most = Math.floor((paper.height - MARGIN - 26 - TOP) / ROW);
  const each = Math.max(1, Math.ceil(results.rounds.length / most));
  const pages = each * Math.max(1, results.players.length);
  const pause = breath();
  let page = 0;
  if (results.players.length === 0) nobody(paper, results, reader);
  for (const player of results.players) {
    const lines = results.rounds.map((round, index) => ({ round, own: player.rounds[index]! }));
    for (let from = 0; from === 0 || from < lines.length; from += most) {
      page += 1;
      paper.page();
      head(paper, results, reader, player);
      headRow(paper, columns, TOP - 16);
      paper.rule(TOP - 3, { strong: true });
      if (lines.length === 0) note(paper, reader, { text: 'noRound', y: TOP });
      for (const [index, line] of lines.slice(from, from + most).entries()) {
        const y = TOP + index * ROW;
        tableRow(paper, columns, y + 1.5, ({ cell }) => cell(line), { size: 9 });
        paper.rule(y + ROW - 1.5);
      }
      foot(paper, results, reader, { page, pages });
      await pause();
    }
  }
  return paper.finish();
}

function nobody(paper: Paper, results: ResultsFile, reader: Reader): void {
  paper.page();
  paper.text(
    results.event.name,
    { x: MARGIN, y: MARGIN + 8, width: paper.width - 2 * MARGIN },
    { size: 17, weight: 600 },
  );
  note(paper, reader, { text: 'nobody', y: TOP - 16 });
  foot(paper, results, reader, { page: 1, pages: 1 });
}

function head(paper: Paper, results: ResultsFile, reader: Reader, player: ResultPlayer): void {
  const t: Translate<'results'> = reader.t;
  const { direction } = reader.language;
  const { whole, tenths } = numbersOf(reader);
  const width = paper.width - 2 * MARGIN;
  const box = (y: number) => ({ x: MARGIN, y, width });
  const quiet = { size: 9, colour: QUIET, direction };
  paper.text(joined([results.event.name, dayText(results, reader)], direction), box(MARGIN - 6), quiet);
  paper.text(player.name, box(MARGIN + 8), { size: 17, weight: 600 });
  const places = [
    player.table === null ? null : t('tableIs', { table: player.table }),
    ...[player.club, player.category, player.series, player.team],
    player.withdrawn ? t('withdrawn') : null,
  ];
  paper.text(
    joined(
      places.filter((place) => place !== null),
      direction,
    ),
    box(MARGIN + 31),
    quiet,
  );
  const figures = [
    player.rank === null ? t('noRank') : t('rankOf', { rank: player.rank, players: results.event.ranked }),
    t('totalIs', { points: whole.format(player.total) }),
    t('shareIs', { share: tenths.format(player.percentage) }),
    ...(player.solos > 0 ? [t('solosAre', { solos: player.solos })] : []),
    ...(player.deducted > 0 ? [t('deducted', { points: player.deducted })] : []),
  ];
  paper.text(joined(figures, direction), box(MARGIN + 48), { size: 11, weight: 600, direction });
}

function columnsFor(results: ResultsFile, reader: Reader, room: number): PdfColumn<Line>[] {
  const t: Translate<'results'> = reader.t;
  const { whole } = numbersOf(reader);
  const reference = referenceIn(results);
  const figure = (head: string, width: number, of: (line: Line) => number | null): PdfColumn<Line> => ({
    head,
    width,
    align: 'right',
    cell: (line) => {
      const value = of(line);
      return value === null ? '' : whole.format(value);
    },
  });
  const [own, top] = [t('ownMove'), t('top')];
  const columns: PdfColumn<Line>[] = [
    { ...figure(t('roundHead'), 36, ({ round }) => round.number), bold: true },
    { head: t('rack'), width: 74, cell: ({ round }) => round.rack },
    {
      head: own,
      width: 110,
      cell: ({ own: line }) => moveText(line, results) || (remark(line, reader) ?? ''),
    },
    figure(t('points'), 40, ({ own: { points } }) => points),
    { head: top, width: 100, cell: ({ round }) => `${reference(round.top)} ${plainWord(round.top.word)}` },
    figure(t('points'), 40, ({ round }) => round.top.score),
    { head: t('remark'), width: 76, cell: ({ own: line }) => remarkText(line, results, reader) },
    figure(t('sum'), 42, ({ own: line }) => (line.state === 'absent' ? null : line.total)),
    { ...figure(t('rank'), 36, ({ own: { rank } }) => rank), bold: true },
  ];
  return widened(columns, room, new Set([own, top]));
}

const moveText = (own: PlayerRound, results: ResultsFile): string =>
  [ownReference(own, results), ownWord(own)].filter(Boolean).join(' ');

function remarkText(own: PlayerRound, results: ResultsFile, reader: Reader): string {
  const t: Translate<'results'> = reader.t;
  if (own.bonus > 0) return t('soloBonus', { points: own.bonus });
  return moveText(own, results) ? (remark(own, reader) ?? '') : '';
}
