// npm run dev: the service with Next in development mode; it starts again when the server's code changes.
import { spawn } from 'node:child_process';
import { bundleOptions, ENTRIES } from './bundle.mjs';
import { ensureGenerated } from './generate.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

// The child stops as if told to when this script is gone, however it went.
const FOLLOW_PARENT = "process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));";

let child;
let queue = Promise.resolve();

function start() {
  child = spawn(process.execPath, ['--enable-source-maps', 'build/dev/server.mjs'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  // A service that fails to start waits for the next change.
  child.once('exit', (status) => {
    if (status) console.log('The service ended; it starts again when the code changes.');
  });
}

function stop() {
  return new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** After each bundling without a fault; one restart after the other. */
const restart = {
  name: 'restart',
  setup: (build) =>
    build.onEnd((result) => {
      if (result.errors.length > 0) return;
      queue = queue.then(stop).then(start);
    }),
};

await runScript(async () => {
  stopWithNpm();
  await ensureInstalled({ dev: true });
  await ensureGenerated();
  const { build, context } = await import('esbuild');
  const [server, ...workers] = ENTRIES;
  await build(bundleOptions(workers));
  const watched = await context(
    bundleOptions([server], {
      outdir: 'build/dev',
      banner: { js: FOLLOW_PARENT },
      plugins: [restart],
    }),
  );
  const watchedWorkers = await context(bundleOptions(workers));
  await Promise.all([watched.watch(), watchedWorkers.watch()]);
  // Ctrl-C reaches the child too; we wait for it.
  let leaving = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      if (leaving) return;
      leaving = true;
      await stop();
      process.exit(0);
    });
  }
});
