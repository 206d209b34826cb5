import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { call } from '@/scripts/outside/event-client';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A service of a journey's own, to be stopped and started again over the same data. `nth`: counts such journeys. */
export class OwnService {
  readonly base: string;
  private readonly port: number;
  private readonly data = mkdtempSync(path.join(tmpdir(), 'onerack-own-'));

  constructor(nth: number) {
    this.port = Number(process.env.E2E_PORT ?? 3917) + nth;
    this.base = `http://127.0.0.1:${this.port}`;
    // Started as root, the database runs as another user, who has to get in.
    chmodSync(this.data, 0o755);
  }

  async start(program = process.execPath, args = ['scripts/start.mjs']): Promise<ChildProcess> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.data,
      DATABASE_URL: '',
    };
    const child = spawn(program, args, { cwd: root, env, stdio: 'ignore' });
    await this.untilUp(true);
    return child;
  }

  async stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await this.untilUp(false);
    // Its database has stopped by then: what it stands on must not be taken away before.
    await expect.poll(() => child.exitCode !== null || child.signalCode !== null).toBe(true);
  }

  forget(): void {
    rmSync(this.data, { recursive: true, force: true });
  }

  private async untilUp(up: boolean): Promise<void> {
    const health = () =>
      call(this.base, '/api/health').then(
        ({ status }) => status === 200,
        () => false,
      );
    await expect.poll(health, { timeout: 240_000 }).toBe(up);
  }
}
