import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from '../../scripts/fingerprint.mjs';

let dir: string;
let before: string;
const file = (name: string) => path.join(dir, name);
const now = () => fingerprint([dir], [file('skipped')]);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'onerack-fingerprint-'));
  mkdirSync(file('deep'));
  writeFileSync(file('deep/a.ts'), 'a');
  writeFileSync(file('b.ts'), 'b');
  before = now();
});
afterEach(() => rmSync(dir, { recursive: true }));

it('does not look at times', () => {
  utimesSync(file('b.ts'), 1, 1);
  expect(now()).toBe(before);
});

it('sees a change, a new name and a move', () => {
  const seen = new Set([before]);
  writeFileSync(file('deep/a.ts'), 'changed');
  seen.add(now());
  writeFileSync(file('c.ts'), '');
  seen.add(now());
  rmSync(file('c.ts'));
  writeFileSync(file('deep/c.ts'), '');
  seen.add(now());
  expect(seen.size).toBe(4);
});

it('passes over hidden files, what is skipped and what is not there', () => {
  writeFileSync(file('.DS_Store'), 'x');
  mkdirSync(file('skipped'));
  writeFileSync(file('skipped/x.ts'), 'x');
  expect(now()).toBe(before);
  expect(fingerprint([file('nothing')])).toBe(fingerprint([]));
});
