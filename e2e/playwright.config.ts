import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 3917);
/** Own data for each run; workers read the configuration again, and must find the same folder. */
process.env.E2E_DATA ??= newFolder();

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'onerack-e2e-'));
  // Started as root, the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  return folder;
}

/** Journeys through the real service: built app, front door, embedded database. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results', 'e2e'),
  // One a core: journeys mostly wait.
  workers: 2,
  fullyParallel: true,
  // A full machine must not be taken for a fault: who needed a second try is named in the summary of npm test.
  retries: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Pictures of every step would cost more than the journeys themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      ...(process.env.ONERACK_CHROMIUM && { executablePath: process.env.ONERACK_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: root,
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
  },
});
