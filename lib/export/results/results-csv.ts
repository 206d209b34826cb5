import type { ResultsFile } from '@/lib/http/schemas';
import type { Translate } from '@/lib/i18n/client';
import { type CsvForm, type CsvValue, csv } from '../csv';
import { columnsOf, type Reader } from './words';

/**
 * One row a player. With a comma it is for programs: its headings are those of the interface and stay. With a semicolon
 * it is for a spreadsheet of the reader's language: headings and the decimal mark are that language's. Of a part the rank
 * within leads, and the rank overall follows. What came later stands last: others keep their place.
 */
export function resultsCsv(results: ResultsFile, separator: CsvForm['separator'], reader: Reader): string {
  const isPlain = separator === ',';
  const decimal = isPlain ? '.' : decimalOf(reader.language.locale);
  const head = isPlain ? plainHead(results) : spokenHead(results, reader);
  const known = columnsOf(results);
  const last = (['room', 'deducted'] as const).filter((name) => known[name]);
  const rows = results.players.map((player) => [
    ...rowOf(player, results),
    ...last.map((name) => player[name]),
  ]);
  const lastHead = last.map((name) => (isPlain ? name : reader.t(name === 'room' ? 'room' : 'deductedHead')));
  return csv([[...head, ...lastHead], ...rows], { separator, decimal });
}

function decimalOf(locale: string): CsvForm['decimal'] {
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5).includes(',') ? ',' : '.';
}

function rowOf(player: ResultsFile['players'][number], { event: { only } }: ResultsFile): CsvValue[] {
  return [
    ...(only ? [player.places[only.of], player.rank] : [player.rank]),
    ...[player.name, player.category, player.team],
    ...player.rounds.map(({ points }) => points),
    ...[player.total, player.negative, player.percentage, player.solos, player.warnings, player.penalties],
    ...[player.table, player.club, player.series, player.licence, player.withdrawn ? 1 : 0],
    ...[player.places.category, player.places.series, player.places.club, player.places.team],
    ...player.games,
  ];
}

function plainHead({ event, rounds, games }: ResultsFile): string[] {
  return [
    ...['rank', ...(event.only ? ['overall rank'] : []), 'name', 'category', 'team'],
    ...rounds.map(({ number }) => `round ${number}`),
    ...['total', 'negative', 'percentage', 'solos', 'warnings', 'penalties'],
    ...['table', 'club', 'series', 'licence', 'withdrawn'],
    ...['category rank', 'series rank', 'club rank', 'team rank'],
    ...games.map(({ number }) => `game ${number}`),
  ];
}

function spokenHead({ event, rounds, games }: ResultsFile, { t }: { t: Translate<'results'> }): string[] {
  return [
    ...[t('rank'), ...(event.only ? [t('overall')] : []), t('name'), t('category'), t('team')],
    ...rounds.map(({ number }) => t('round', { round: String(number) })),
    ...[t('total'), t('toTop'), t('percentage'), t('solos'), t('warnings'), t('penalties')],
    ...[t('table'), t('club'), t('series'), t('licence'), t('withdrawnHead')],
    ...[t('category'), t('series'), t('club'), t('team')].map((group) => t('placeIn', { group })),
    ...games.map(({ number }) => t('game', { game: String(number) })),
  ];
}
