import { type Box, MARGIN, type Paper, QUIET, type TextStyle } from './paper';

export interface PdfColumn<Row> {
  head: string;
  width: number;
  align?: 'start' | 'right';
  cell(row: Row): string;
  bold?: boolean;
}

/** Gives the room that is left to the columns that may grow, by their width. */
export function widened<Row>(
  columns: readonly PdfColumn<Row>[],
  room: number,
  growing: ReadonlySet<string>,
): PdfColumn<Row>[] {
  const used = columns.reduce((sum, { width }) => sum + width, 0);
  const grown = columns.filter(({ head }) => growing.has(head)).reduce((sum, { width }) => sum + width, 0);
  if (grown === 0) return [...columns];
  const factor = (grown + room - used) / grown;
  return columns.map((column) =>
    growing.has(column.head) ? { ...column, width: column.width * factor } : column,
  );
}

const GAP = 6;

/** One line of a table, its cells beside one another. */
export function tableRow<Row>(
  paper: Paper,
  columns: readonly PdfColumn<Row>[],
  y: number,
  textOf: (column: PdfColumn<Row>) => string,
  style: TextStyle,
): void {
  let x = MARGIN;
  for (const column of columns) {
    const text = textOf(column);
    const box: Box = { x, y, width: column.width - GAP };
    const weight = column.bold ? 600 : style.weight;
    if (text !== '')
      paper.text(text, box, { ...style, ...(weight && { weight }), align: column.align ?? 'start' });
    x += column.width;
  }
}

export const headRow = <Row>(paper: Paper, columns: readonly PdfColumn<Row>[], y: number): void =>
  tableRow(paper, columns, y, ({ head }) => head, { size: 7.5, weight: 600, colour: QUIET });
