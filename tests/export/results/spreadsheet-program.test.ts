/**
 * What LibreOffice makes of the files, without a screen: the same cells as ours. Where the program is not installed the
 * tests are skipped, and say so; `npm test` reads the files with another library in any case.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { resultsCsv, resultsXlsx } from '@/lib/export/results';
import { book, NAMES, reader } from './book';

const program = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0);
const where = program ? 'in LibreOffice' : 'in LibreOffice, which is not installed: nothing of this is tried';

const folder = mkdtempSync(path.join(tmpdir(), 'onerack-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sheets of a file as the program shows their cells, in a locale (1036: French, 1033: American English). */
function shown(file: string, bytes: Uint8Array | string, infilter: string[] = []): string[][] {
  const input = path.join(folder, file);
  writeFileSync(input, bytes);
  // Tab, double quote, UTF-8, from the first line, cells as shown.
  const output = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,1033,false,true,false';
  execFileSync(
    program!,
    [
      `-env:UserInstallation=file://${folder}/profile`,
      ...['--headless', ...infilter, '--convert-to', output, '--outdir', path.join(folder, 'out'), input],
    ],
    { stdio: 'pipe' },
  );
  const text = readFileSync(path.join(folder, 'out', `${path.parse(file).name}.csv`), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')));
}

const columnOf = ([head, ...rows]: string[][], name: string) => rows.map((row) => row[head!.indexOf(name)]);

describe.skipIf(!program)(where, () => {
  it('the workbook has our cells', async () => {
    const cells = shown('ranking.xlsx', await resultsXlsx(book(), reader('fr')));
    expect(columnOf(cells, 'Nom')).toEqual([...NAMES]);
    expect(columnOf(cells, 'Points')).toEqual(book().players.map(({ total }) => String(total)));
    expect(columnOf(cells, '% du top')[0]).toBe('88.1%');
  });

  it.each([
    ['a French one', ';', 'fr', 1036],
    ['an American one', ',', 'en', 1033],
  ] as const)('the CSV opens in %s', (_, separator, tag, locale) => {
    // Separator, quote, UTF-8, first line, columns as they are, language, quoted fields are no texts by themselves,
    // special numbers are recognised: as a double click does.
    const filter = `--infilter=Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1,,${locale},false,true`;
    const cells = shown(`list-${tag}.csv`, resultsCsv(book(), separator, reader(tag)), [filter]);
    const [name, total, share] =
      tag === 'fr' ? ['Nom', 'Points', '% du top'] : ['name', 'total', 'percentage'];
    const names = columnOf(cells, name);
    // The apostrophe stays to be seen: it is what keeps the formula from being one.
    const expected = NAMES.map((one) => (one === '=1+1' ? "'=1+1" : one));
    // Where a point is the decimal mark, a name like a number is one, as if it had been typed.
    expect(names.map((one) => (tag === 'en' && one === '87.5%' ? '87.5 %' : one))).toEqual(expected);
    expect(columnOf(cells, total)).toEqual(book().players.map(({ total: points }) => String(points)));
    // A number to this program, whatever mark it came with.
    expect(Number(columnOf(cells, share)[0]?.replace(',', '.'))).toBeCloseTo(88.1, 6);
  });
});
