import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compileEarly } from '@/scripts/compile-early.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'onerack-early-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('marks the scripts of the player’s page, once, and no others', () => {
  const pages = {
    '/_app': ['static/app.js', 'static/app.css'],
    '/e/[code]': ['static/play.js'],
    '/_error': [],
  };
  mkdirSync(path.join(folder, 'static'));
  writeFileSync(path.join(folder, 'build-manifest.json'), JSON.stringify({ pages }));
  for (const name of ['app.js', 'app.css', 'play.js', 'other.js'])
    writeFileSync(path.join(folder, 'static', name), `/* ${name} */`);
  compileEarly(folder);
  compileEarly(folder);
  const read = (name: string) => readFileSync(path.join(folder, 'static', name), 'utf8');
  expect(read('app.js')).toBe('//# allFunctionsCalledOnLoad\n/* app.js */');
  expect(read('play.js')).toBe('//# allFunctionsCalledOnLoad\n/* play.js */');
  expect(read('app.css')).toBe('/* app.css */');
  expect(read('other.js')).toBe('/* other.js */');
});
