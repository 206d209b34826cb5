import { createServer } from 'node:net';
import { Stop } from './project.mjs';

/** Says at once that the port is taken, not after minutes of installing and building. */
export function ensurePortFree() {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '0.0.0.0';
  // Anything else that is wrong with the settings is told by the service itself, better.
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code !== 'EADDRINUSE') return resolve();
      reject(
        new Stop(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`),
      );
    });
    probe.listen({ port, host }, () => probe.close(resolve));
  });
}
