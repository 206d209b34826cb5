import { type LexiconSource, lexiconStatus, type UploadReport } from '@/lib/lexicons';

const number = (value: number) => value.toLocaleString('en');

function wordsText(source: LexiconSource): string {
  const status = lexiconStatus(source);
  return status.state === 'ready' ? number(status.words) : `about ${number(source.about)}`;
}

/** One line for each list, in columns. */
export function listText(sources: readonly LexiconSource[]): string {
  const rows = sources.map((source) => [
    source.id,
    wordsText(source),
    lexiconStatus(source).state === 'ready' ? 'ready' : 'not compiled',
    source.licence,
    source.name,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[1]!) : cell.padEnd(widths[column] ?? 0)))
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

export function sourceText(source: LexiconSource): string {
  const { id, name, nativeName, tileSet, licence } = source;
  const ready = lexiconStatus(source).state === 'ready';
  return [
    `${id}: ${name} (${nativeName})`,
    `words    ${wordsText(source)}`,
    `tiles    ${tileSet}`,
    `source   ${source.source}`,
    `licence  ${licence}`,
    `status   ${ready ? 'ready' : 'compiled at first use'}`,
  ].join('\n');
}

const REASONS: Record<UploadReport['reasons'][number]['reason'], string> = {
  'not-a-word': 'no word: a space, a digit or another sign',
  unspellable: 'cannot be spelled with these tiles',
  'too-short': 'shorter than two tiles',
  'too-long': 'longer than the board is wide',
};

export function reportText(report: UploadReport): string {
  const { lines, words, duplicates, refused, reasons, encoding, heading } = report;
  const counts = `${number(words)} words of ${number(lines)} lines (${encoding}), ${number(duplicates)} twice, ${number(refused)} refused`;
  const refusals = reasons.flatMap(({ reason, count, examples }) => [
    `  ${number(count)} ${REASONS[reason]}`,
    ...examples.slice(0, 3).map(({ line, text }) => `    line ${line}: ${text}`),
  ]);
  const notes = [
    ...(heading === undefined ? [] : [`the first line names the columns: ${heading}`]),
    ...(encoding === 'windows-1252'
      ? ['the file is not UTF-8: if words came out wrong, save it as UTF-8 and build it again']
      : []),
  ];
  return [counts, ...notes, ...refusals].join('\n');
}
