import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is tested against a real database; everything else must do without. */
const DATABASE = ['alone', 'auth', 'classic', 'db', 'event', 'http', 'live', 'server'].map(
  (room) => `tests/${room}/**/*.test.{ts,tsx}`,
);

/** What plays against processes of the built service, alone on the machine. */
const LOAD = ['tests/load/**/*.test.ts'];

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    environment: 'node',
    pool: 'forks',
    // One a core: many tests wait for a database or a clock.
    maxWorkers: availableParallelism(),
    // Only what hangs needs so long: a machine may have other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...DATABASE, ...LOAD],
          setupFiles: ['tests/support/every-tile-set.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: DATABASE,
          globalSetup: ['tests/support/database-server.ts', 'tests/support/solver-thread.ts'],
        },
      },
      { extends: true, test: { name: 'load', include: LOAD } },
    ],
  },
});
