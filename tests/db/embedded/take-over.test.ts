import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connect } from '@/lib/db';
import { bundleProgram, type Program, type RunningProgram } from '../../support/processes';

type Held = { url: string; dir: string };

let program: Program;
let base: string;
let dir: string;
let running: RunningProgram[] = [];

beforeAll(async () => {
  program = await bundleProgram('tests/support/hold-database.ts');
  base = mkdtempSync(path.join(tmpdir(), 'onerack-take-over-'));
  chmodSync(base, 0o755);
  dir = path.join(base, 'postgres');
});

afterEach(async () => {
  for (const one of running) await one.end('SIGKILL');
  running = [];
});

afterAll(async () => {
  // Whatever is left over is taken over and stopped properly.
  const last = start();
  await last.next();
  await last.end('SIGTERM');
  program.remove();
  rmSync(base, { recursive: true, force: true });
});

function start(): RunningProgram {
  const one = program.start(dir);
  running.push(one);
  return one;
}

async function query(url: string, text: string) {
  const sql = connect(url, { max: 1 });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}

const postmasterPid = () =>
  Number(readFileSync(path.join(dir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

it('starts one server when two processes begin at once', async () => {
  const both = [start(), start()];
  const said = await Promise.all(both.map((one) => one.next<Partial<Held & { refusal: string }>>()));
  expect(said.filter((words) => words.url)).toHaveLength(1);
  expect(said.find((words) => words.refusal)?.refusal).toContain('already runs');
});

it('keeps data and port between runs', async () => {
  const first = start();
  const { url } = await first.next<Held>();
  await query(url, 'create table kept_1 as select 7 as value');
  expect(await first.end('SIGTERM')).toBe(0);
  const second = start();
  expect((await second.next<Held>()).url).toBe(url);
  expect(await query(url, 'select value from kept_1')).toEqual([{ value: 7 }]);
});

it('takes the server over after kill -9 of its owner', async () => {
  const first = start();
  const { url } = await first.next<Held>();
  await query(url, 'create table kept_2 as select 8 as value');
  const server = postmasterPid();
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  expect(await query(url, 'select value from kept_2')).toEqual([{ value: 8 }]);

  const second = start();
  expect((await second.next<Held>()).url).toBe(url);
  expect(postmasterPid()).toBe(server);
  expect(await second.end('SIGTERM')).toBe(0);
  await expect(query(url, 'select 1')).rejects.toThrow();
});

it('recovers when owner and server were killed', async () => {
  const first = start();
  const { url } = await first.next<Held>();
  await query(url, 'create table kept_3 as select 9 as value');
  await first.end('SIGKILL');
  process.kill(postmasterPid(), 'SIGKILL');
  const second = start();
  await second.next<Held>();
  expect(await query(url, 'select value from kept_3')).toEqual([{ value: 9 }]);
});

it('refuses while another process owns the server, and says which', async () => {
  const first = start();
  const { url } = await first.next<Held>();
  const second = start();
  const { refusal } = await second.next<{ refusal: string }>();
  expect(refusal).toContain(`already runs on this data folder (process ${first.process.pid})`);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('waits for an owner that is on its way out', async () => {
  const first = start();
  await first.next<Held>();
  const second = start();
  await sleep(300);
  await first.end('SIGTERM');
  const { url } = await second.next<Held>();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('starts the server again when it dies under a living owner', async () => {
  const { url } = await start().next<Held>();
  await query(url, 'create table kept_4 as select 10 as value');
  process.kill(postmasterPid(), 'SIGKILL');
  await expect
    .poll(() => query(url, 'select value from kept_4').catch(() => 'away'), {
      timeout: 120_000,
      interval: 250,
    })
    .toEqual([{ value: 10 }]);
});

it('tries on for as long as the server cannot be started', async () => {
  const { url } = await start().next<Held>();
  await query(url, 'create table kept_5 as select 11 as value');
  const pid = postmasterPid();
  // As a full disk would, for longer than the tries that follow one another at once.
  const version = path.join(dir, 'cluster', 'PG_VERSION');
  renameSync(version, `${version}.away`);
  process.kill(pid, 'SIGKILL');
  await sleep(6000);
  expect(await query(url, 'select value from kept_5').catch(() => 'away')).toBe('away');
  renameSync(`${version}.away`, version);
  await expect
    .poll(() => query(url, 'select value from kept_5').catch(() => 'away'), {
      timeout: 120_000,
      interval: 250,
    })
    .toEqual([{ value: 11 }]);
});

it('is not held up by a lock file whose process number was given away', async () => {
  const first = start();
  await first.next<Held>();
  const file = path.join(dir, 'cluster', 'postmaster.pid');
  const text = readFileSync(file, 'utf8');
  await first.end('SIGTERM');
  writeFileSync(file, text.replace(/^\d+/, String(process.pid)));
  const { url } = await start().next<Held>();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
