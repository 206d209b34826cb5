// npm start: installs and builds what is missing, then becomes the service.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePortFree } from './port.mjs';
import { runScript } from './project.mjs';

await runScript(async () => {
  await ensurePortFree();
  stopWithNpm();
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  // In this very process: a signal, or a sudden end, meets the service itself and leaves no child behind.
  await import(pathToFileURL(path.resolve('build/server.mjs')).href);
});

/**
 * npm runs us through a shell, and hands SIGTERM to the shell alone, which dies of it and tells nobody. So when
 * npm is gone we stop as if told to. Started without npm (in the background, by a service manager) we stay.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}
