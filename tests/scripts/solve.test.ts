import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tileSet } from '@/lib/engine';
import { Ambiguous, rackOf } from '@/scripts/solve/typed-rack';

const folder = mkdtempSync(join(tmpdir(), 'onerack-solve-'));
beforeAll(() => {
  writeFileSync(join(folder, 'words.txt'), 'cat\nat\nta\nact\n');
  writeFileSync(join(folder, 'palabras.txt'), 'hecho\nchoca\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const golden = readFileSync(new URL('../golden/positions.jsonl', import.meta.url), 'utf8');
const empty = Array<string>(15).fill('.'.repeat(15));

/** Runs the command as npm would, with a data directory of its own. */
async function solve(args: string[], input: string) {
  const child = spawn(process.execPath, ['scripts/solve.mjs', ...args], {
    env: { ...process.env, INIT_CWD: folder, DATA_DIR: join(folder, 'data') },
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    said.err += chunk;
  });
  child.stdin.on('error', () => {}).end(input);
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, err: said.err, lines: said.out.split('\n').filter((line) => line !== '') };
}

async function answers(args: string[], ...positions: object[]) {
  const input = positions.map((position) => JSON.stringify(position)).join('\n');
  const { lines, status, err } = await solve(args, input);
  expect([status, err]).toEqual([0, '']);
  return lines.map((line) => JSON.parse(line));
}

const own = ['--words', 'words.txt', '--tiles', 'en'];

describe('npm run solve', () => {
  it('says of every golden position what an independent program found', async () => {
    const { status, lines } = await solve(['--lexicon', 'en'], golden);
    expect(status).toBe(0);
    const wanted = golden.trim().split('\n');
    expect(lines.length).toBe(wanted.length);
    for (const [index, line] of lines.entries()) {
      const { id, topScore, topMoves, moves, micros, ...rest } = JSON.parse(line);
      const given = JSON.parse(wanted[index]!);
      expect([id, topScore, topMoves.length, moves]).toEqual([
        given.id,
        given.topScore,
        given.topMovesCount,
        given.moves,
      ]);
      if (given.topMoves) expect(new Set(topMoves.map(text))).toEqual(new Set(given.topMoves.map(text)));
      expect(Number.isInteger(micros) && micros > 0).toBe(true);
      expect(rest).toEqual({});
    }
  });

  it('takes a file of words', async () => {
    const board = empty.with(7, '.......CAt.....');
    const [answer] = await answers(own, { id: 1, board, rack: 'AQQQQQQ' });
    expect(answer).toMatchObject({ id: 1, topScore: 1, moves: 2 });
    expect(answer.topMoves).toContainEqual({ row: 7, col: 10, direction: 'down', word: 'At' });
  });

  it('lists both directions on the empty board unless told otherwise', async () => {
    const position = { board: empty, rack: 'TA' };
    const both = await answers(own, position, { ...position, firstAcross: true });
    const across = await answers([...own, '--first-across'], position, { ...position, firstAcross: false });
    expect([...both, ...across].map(({ moves }) => moves)).toEqual([8, 4, 4, 8]);
  });

  it('reads tiles of several letters, and other formats', async () => {
    const args = ['--words', 'palabras.txt', '--tiles', 'es'];
    const [spanish] = await answers(args, { id: 'ch', board: empty, rack: 'HE[CH]O', firstAcross: true });
    expect(spanish.topMoves[0]).toEqual({ row: 8, col: 5, direction: 'across', word: 'HE[CH]O' });
    const [eight] = await answers(own, { board: empty, rack: 'TACEEEEE', format: '7of8' });
    expect(eight).toMatchObject({ id: 1, topScore: 10 });
  });

  it('takes a rack in lower case, unless it has two readings', async () => {
    const [upper, lower] = await answers(own, { board: empty, rack: 'TA?' }, { board: empty, rack: 'ta?' });
    expect({ ...lower, id: 1, micros: 0 }).toEqual({ ...upper, micros: 0 });
    const args = ['--words', 'palabras.txt', '--tiles', 'es'];
    const [spanish] = await answers(args, { id: 'ch', board: empty, rack: 'hecho' });
    expect(spanish).toEqual({ id: 'ch', error: expect.stringContaining('several ways') });
  });

  it('folds the letters of a rack as those of words', async () => {
    const [plain, marked] = await answers(
      own,
      { board: empty, rack: 'TAC?' },
      { board: empty, rack: 'TÂÇ?' },
    );
    expect({ ...marked, id: 1, micros: 0 }).toEqual({ ...plain, micros: 0 });
    for (const [text, id, wire] of [
      ['ÉTAT', 'en', 'ETAT'],
      ['e\u0301tat', 'en', 'ETAT'],
      ['ÎEINRT?', 'tr', 'İEINRT?'],
      ['علي', 'ar', 'على'],
      // Exact in upper case: a C beside an H is two tiles.
      ['ÉCHO', 'es', 'ECHO'],
      ['É[CH]O?', 'es', 'E[CH]O?'],
      ['м’яч', 'uk', "М'ЯЧ"],
      ['12', 'en', '12'],
    ] as const)
      expect(rackOf(text, tileSet(id))).toBe(wire);
    expect(() => rackOf('écho', tileSet('es'))).toThrow(Ambiguous);
  });

  it('numbers lines without an id, empty ones too', async () => {
    const line = JSON.stringify({ board: empty, rack: 'TA' });
    const { lines } = await solve(own, `\n${line}\n\n\n${line}\n`);
    expect(lines.map((answer) => JSON.parse(answer).id)).toEqual([2, 5]);
  });

  it('says what is wrong with a line and goes on', async () => {
    const good = { id: 'good', board: empty, rack: 'TA' };
    const bad: [line: string, id: unknown, error: RegExp][] = [
      ['nonsense', 1, /^no JSON/],
      ['{"id":"cut","board":["....', 2, /^no JSON/],
      ['null', 3, /an object/],
      ['[]', 4, /an object/],
      ['{}', 5, /^board/],
      [JSON.stringify({ ...good, id: 'rows', board: [] }), 'rows', /0 rows, not 15/],
      [JSON.stringify({ ...good, id: 7, board: empty.with(3, '..') }), 7, /row 4/],
      [JSON.stringify({ ...good, board: empty.with(3, 5 as never) }), 'good', /^board/],
      [JSON.stringify({ ...good, rack: 7 }), 'good', /^rack/],
      [JSON.stringify({ ...good, rack: 'a1' }), 'good', /no rack of en/],
      [JSON.stringify({ ...good, rack: 'ABCDEFGH' }), 'good', /a rack of 8 tiles/],
      [JSON.stringify({ ...good, format: 'toString' }), 'good', /^format/],
      [JSON.stringify({ ...good, firstAcross: 'yes' }), 'good', /^firstAcross/],
      [JSON.stringify({ ...good, id: { a: [1] }, rack: 0 }), { a: [1] }, /^rack/],
      [JSON.stringify({ ...good, id: null, rack: 0 }), null, /^rack/],
      [JSON.stringify({ ...good, id: false, rack: 0 }), false, /^rack/],
    ];
    const input = bad.map(([line]) => line).concat('', JSON.stringify(good));
    const { status, lines } = await solve(own, `\uFEFF${input.join('\r\n')}`);
    const told = lines.map((line) => JSON.parse(line));
    expect([status, told.length]).toEqual([0, bad.length + 1]);
    bad.forEach(([, id, error], index) => {
      expect(told[index]).toEqual({ id, error: expect.stringMatching(error) });
    });
    expect(told.at(-1)).toMatchObject({ id: 'good', moves: 8 });
  });

  it('needs words', async () => {
    writeFileSync(join(folder, 'page.html'), '<html>cat</html>');
    const cases: [args: string[], status: number, err: RegExp][] = [
      [[], 2, /--lexicon and --words/],
      [['--lexicon', 'xx'], 2, /no list “xx”: en, /],
      [['--lexicon', 'en', '--tiles', 'fr'], 2, /tiles en/],
      [['--words', 'words.txt'], 2, /needs --tiles/],
      [['--words', 'words.txt', '--tiles', 'xx'], 2, /no tiles “xx”/],
      [['--words', 'nowhere.txt', '--tiles', 'en'], 2, /no file nowhere.txt/],
      [['--words', 'page.html', '--tiles', 'en'], 1, /web page/],
      [['--fly'], 2, /--fly/],
    ];
    for (const [args, status, err] of cases) {
      expect(await solve(args, '')).toEqual({ status, lines: [], err: expect.stringMatching(err) });
    }
    expect(await solve(['--help'], '')).toMatchObject({ status: 0, err: '' });
  });
});

const text = (move: object) => JSON.stringify(Object.entries(move).sort());
