import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { CreatedEvent, Snapshot } from '@/lib/http/schemas';
import { call, eventPath, must } from '@/scripts/outside/event-client';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The one after that of the service of all other journeys. */
const PORT = Number(process.env.E2E_PORT ?? 3917) + 1;
const base = `http://127.0.0.1:${PORT}`;

test('npm start serves, a stop by SIGTERM is clean, and an event goes on after kill -9', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'onerack-start-'));
  chmodSync(data, 0o755);
  try {
    const first = start('npm', ['start'], data);
    await untilUp(true);
    const event = await must<CreatedEvent>(base, '/api/events', {
      body: { name: 'Goes on', secondsPerRound: 600 },
    });
    const command = (name: string) =>
      must<Snapshot>(base, eventPath(event.code, `/${name}`), { body: {}, key: event.hostKey });
    const { round } = await command('start');
    // To npm alone, as `docker stop` and service managers do.
    first.kill('SIGTERM');
    await untilUp(false);

    const second = start(process.execPath, ['scripts/start.mjs'], data);
    await untilUp(true);
    const after = await must<Snapshot>(base, eventPath(event.code));
    expect(after.round).toEqual(round);
    second.kill('SIGKILL');
    await untilUp(false);

    const third = start(process.execPath, ['scripts/start.mjs'], data);
    await untilUp(true);
    expect((await must<Snapshot>(base, eventPath(event.code))).round).toEqual(round);
    expect((await command('close-round')).round?.status).toBe('closed');
    third.kill('SIGTERM');
    await untilUp(false);
    await ended(third);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

function start(program: string, args: string[], data: string): ChildProcess {
  const env = { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: data, DATABASE_URL: '' };
  return spawn(program, args, { cwd: root, env, stdio: 'ignore' });
}

async function untilUp(up: boolean): Promise<void> {
  await expect
    .poll(
      () =>
        call(base, '/api/health').then(
          ({ status }) => status === 200,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(up);
}

async function ended(child: ChildProcess): Promise<void> {
  await expect.poll(() => child.exitCode, { timeout: 20_000 }).toBe(0);
}
