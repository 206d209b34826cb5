import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { buildPlayerScript } from '@/scripts/player-script.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'onerack-player-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOURCES = {
  'shared.ts': 'export const seen: string[] = []; export const see = (what: string) => seen.push(what);',
  'both.ts': "import { see } from './shared'; see('both'); export const both = 'both';",
  'one.ts':
    "import { see } from './shared'; import { both } from './both'; see('one'); export const one = both;",
  'two.ts':
    "import { see } from './shared'; import { both } from './both'; see('two'); export const two = both;",
  'entry.ts': `import { see, seen } from './shared';
    see('entry');
    Object.assign(globalThis, { seen, one: () => import('./one'), two: () => import('./two') });`,
};

interface Started {
  seen: string[];
  one(): Promise<{ one: string }>;
  two(): Promise<{ two: string }>;
}

/** Runs the script as a page would; `fetched` may refuse a file. */
function start(out: string, fetched: (name: string) => boolean): Started {
  const address = readFileSync(path.join(out, 'player-script.txt'), 'utf8');
  const fileOf = (url: string) => path.join(out, url.replace(/^.*\/_next\//, ''));
  const run = (url: string) => vm.runInContext(readFileSync(fileOf(url), 'utf8'), context);
  const append = (script: { src: string; onload(): void; onerror(): void }) => {
    if (!fetched(path.basename(script.src))) return script.onerror();
    run(script.src);
    script.onload();
  };
  const document = {
    currentScript: { src: `http://hall${address}` },
    createElement: () => ({ remove() {} }),
    head: { append },
  };
  const context = vm.createContext({ document });
  run(address);
  return context as unknown as Started;
}

it('builds one script, and parts that come once when they are wanted, even after a failure', async () => {
  const source = path.join(folder, 'source');
  mkdirSync(source);
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(path.join(source, name), text);
  await buildPlayerScript(folder, path.join(source, 'entry.ts'));
  const asked: string[] = [];
  let online = false;
  const page = start(folder, (name) => {
    asked.push(name.replace(/-.*/, ''));
    return online;
  });
  expect([...page.seen]).toEqual(['entry']);
  await expect(page.one()).rejects.toThrow('no chunk');
  online = true;
  const [{ one }, { two }] = await Promise.all([page.one(), page.two()]);
  expect([one, two]).toEqual(['both', 'both']);
  await page.one();
  expect([...page.seen]).toEqual(['entry', 'both', 'one', 'two']);
  expect(asked).toEqual(['chunk', 'chunk', 'one', 'two']);
});

it('puts into the player’s first script React, formatting, and what is ours; no schema and nothing of Next', async () => {
  const out = path.join(folder, 'real');
  const sources = await buildPlayerScript(out);
  const packages = sources.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'ours');
  expect([...new Set(packages)].sort()).toEqual([
    '@formatjs/fast-memoize',
    'ours',
    'react',
    'react-dom',
    'scheduler',
    'use-intl',
  ]);
  const [address = ''] = readdirSync(path.join(out, 'static'));
  for (const name of readdirSync(path.join(out, 'static', address)))
    expect(readFileSync(path.join(out, 'static', address, name), 'utf8')).not.toMatch(/\bimport\s*\(/);
});
