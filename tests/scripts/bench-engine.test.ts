import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

async function bench(...args: string[]): Promise<{ status: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['scripts/bench-engine.mjs', ...args]);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, ...said };
}

it('npm run bench:engine gives its figures as JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'onerack-bench-'));
  try {
    const golden = readFileSync(new URL('../golden/positions.jsonl', import.meta.url), 'utf8').split('\n');
    const file = join(folder, 'few.jsonl');
    writeFileSync(file, golden.slice(0, 3).join('\n'));
    const { status, out } = await bench('--json', '--rounds', '1', '--positions', file);
    expect(status).toBe(0);
    const times = { median: expect.any(Number), mean: expect.any(Number), p99: expect.any(Number) };
    expect(JSON.parse(out)).toEqual({
      positions: 3,
      engine: { top: times, all: times },
      reference: { top: times, all: times },
      ratio: { top: times, all: { median: times.median, mean: times.mean } },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('npm run bench:engine says what it does not take', async () => {
  expect(await bench('--rounds', '0')).toMatchObject({ status: 1, out: '' });
  expect((await bench('--fly')).err).toContain('--fly');
  expect(await bench('--positions', 'nowhere.jsonl')).toMatchObject({ status: 2, out: '' });
  const { status, err } = await bench('--positions', 'package.json');
  expect([status, err]).toEqual([2, expect.stringMatching(/^Line 1: /)]);
});
