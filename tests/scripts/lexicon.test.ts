import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'onerack-lexicon-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as npm would, with a data directory of its own. */
function lexicon(...args: string[]): Promise<{ status: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['scripts/lexicon.mjs', ...args], {
    env: { ...process.env, INIT_CWD: folder, DATA_DIR: join(folder, 'data') },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, ...said })));
}

describe('npm run lexicon', () => {
  it('tells which words are in a list, which it compiles first', async () => {
    const good = await lexicon('check', 'kitap', 'GELMEK', '--lexicon', 'tr');
    expect(good).toEqual({ status: 0, out: 'valid      kitap\nvalid      GELMEK\n', err: '' });
    const bad = await lexicon('check', 'kitap', 'qqq', '--lexicon', 'tr');
    expect(bad).toMatchObject({ status: 1, out: 'valid      kitap\nnot valid  qqq\n' });
  });

  it('may run twice at once', async () => {
    const both = await Promise.all([lexicon('build', 'fa-heads'), lexicon('build', 'fa-heads')]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    const names = readdirSync(join(folder, 'data', 'lexicons')).filter((name) => /fa-heads|part/.test(name));
    expect(names).toEqual([expect.stringMatching(/^fa-heads\.[0-9a-f]{12}\.5\d{4}\.bin$/)]);
  });

  it('lists the lists, and tells about one', async () => {
    const { status, out } = await lexicon('info');
    expect(status).toBe(0);
    expect(out).toMatch(/^fr +about 400,000 +not compiled +MPL-2.0 +French$/m);
    expect((await lexicon('info', 'tr')).out).toMatch(/words +45,\d{3}\ntiles +tr\nsource +nlptoolkit/);
  });

  it('compiles a file of words and says what was refused', async () => {
    writeFileSync(join(folder, 'club.txt'), 'cat\ndog\nx-ray\ncat\n');
    const { status, out } = await lexicon('build', 'club.txt', '--tiles', 'en', '--out', 'club.bin');
    expect(status).toBe(0);
    expect(out).toContain('2 words of 4 lines (utf-8), 1 twice, 1 refused');
    expect(out).toContain('line 3: x-ray');
    expect(existsSync(join(folder, 'club.bin'))).toBe(true);
  });

  it('says that a list is compiled though its copy could not be written', async () => {
    const out = join(folder, 'nowhere', 'x.bin');
    const { status, err } = await lexicon('build', 'fa-heads', '--out', out);
    expect(status).toBe(1);
    expect(err).toMatch(/^fa-heads is compiled, but could not be copied to .*x\.bin: ENOENT/);
  });

  it('tells which line is a heading, and that a file is not UTF-8', async () => {
    writeFileSync(join(folder, 'mots.csv'), Buffer.from('mot;nature\nété;nom\n', 'latin1'));
    const { out } = await lexicon('build', 'mots.csv', '--tiles', 'fr');
    expect(out).toContain('1 words of 1 lines (windows-1252)');
    expect(out).toContain('the first line names the columns: mot;nature');
    expect(out).toContain('save it as UTF-8');
  });

  it('leaves nothing of a file that is no list', async () => {
    writeFileSync(join(folder, 'page.html'), '<html>cat</html>');
    const { status, err } = await lexicon('build', 'page.html', '--tiles', 'en');
    expect([status, err]).toEqual([1, 'This is a web page. Save the words as plain text.\n']);
    expect(readdirSync(folder).filter((name) => name.startsWith('page'))).toEqual(['page.html']);
  });

  it.each([
    [[], 'No command.'],
    [['fly'], 'no command “fly”'],
    [['check'], 'needs a word'],
    [['build', 'nowhere.txt', '--tiles', 'en'], 'no file nowhere.txt'],
    [['build', 'club.txt', '--tiles', 'xx'], 'no tiles “xx”'],
    [['info', 'xx'], 'no list “xx”'],
    [['check', 'cat', '--colour'], '--colour'],
  ])('shows how it is used after %j', async (args, why) => {
    const { status, out, err } = await lexicon(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(why);
    expect(err).toContain('Usage:');
  });
});
