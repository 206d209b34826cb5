// npm start: installs and builds what is missing, then becomes the service.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePortFree } from './port.mjs';
import { runScript } from './project.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

await runScript(async () => {
  await ensurePortFree();
  stopWithNpm();
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV ??= 'production';
  // In this very process: a signal, or a sudden end, meets the service itself and leaves no child behind.
  await import(pathToFileURL(path.resolve('build/server.mjs')).href);
});
