import type { ResultGroup, ResultsFile } from '@/lib/http/schemas';
import type { Translate } from '@/lib/i18n/client';
import { numbersOf, type Reader } from '../results/words';
import { MARGIN, type Paper } from './paper';
import { headRow, type PdfColumn, tableRow, widened } from './table';

const ROW = 15;
const HEAD = 44;

interface Placed {
  page: number;
  y: number;
}

interface Block extends Placed {
  title: string;
  rows: readonly ResultGroup[];
}

/** Clubs, teams, categories and series below one another, on as few pages as they need. */
export function groupBlocks(results: ResultsFile, { t }: { t: Translate<'results'> }, room: number): Block[] {
  const lists: [string, readonly ResultGroup[]][] = [
    [t('sheet.clubs'), results.clubs],
    [t('sheet.teams'), results.teams],
    [t('sheet.categories'), results.categories],
    [t('sheet.series'), results.series],
  ];
  const blocks: Block[] = [];
  let at: Placed = { page: 0, y: 0 };
  for (const [title, all] of lists)
    for (let from = 0; from < all.length; ) {
      if (at.y + HEAD + 2 * ROW > room) at = { page: at.page + 1, y: 0 };
      const most = Math.floor((room - at.y - HEAD) / ROW);
      const rows = all.slice(from, from + most);
      blocks.push({ ...at, title, rows });
      at = { ...at, y: at.y + HEAD + rows.length * ROW + 12 };
      from += rows.length;
    }
  return blocks;
}

export function writeBlock(paper: Paper, { title, rows, y }: Block, top: number, reader: Reader): void {
  const columns = columnsFor(reader, paper.width - 2 * MARGIN);
  const width = paper.width - 2 * MARGIN;
  const { direction } = reader.language;
  paper.text(title, { x: MARGIN, y: top + y, width }, { size: 11, weight: 600, direction });
  headRow(paper, columns, top + y + 22);
  paper.rule(top + y + 35, { strong: true });
  for (const [index, group] of rows.entries()) {
    const line = top + y + HEAD - 6 + index * ROW;
    tableRow(paper, columns, line + 1, ({ cell }) => cell(group), { size: 9 });
    paper.rule(line + ROW - 1.5);
  }
}

function columnsFor(reader: Reader, room: number): PdfColumn<ResultGroup>[] {
  const t: Translate<'results'> = reader.t;
  const { whole, tenths } = numbersOf(reader);
  const figure = (
    head: string,
    width: number,
    of: (group: ResultGroup) => string,
  ): PdfColumn<ResultGroup> => ({
    head,
    width,
    align: 'right',
    cell: of,
  });
  const name = t('name');
  const columns: PdfColumn<ResultGroup>[] = [
    { ...figure(t('rank'), 34, ({ rank }) => whole.format(rank)), bold: true },
    { head: name, width: 120, cell: (group) => group.name },
    figure(t('players'), 60, ({ players }) => whole.format(players)),
    figure(t('total'), 60, ({ total }) => whole.format(total)),
    figure('%', 60, ({ percentage }) => tenths.format(percentage)),
  ];
  return widened(columns, room, new Set([name]));
}
