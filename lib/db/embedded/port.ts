import { createServer } from 'node:net';

/** `preferred` if nothing listens there on this machine, else a port that the system gives. */
export async function freePort(preferred = 0): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? 0;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const found = address && typeof address === 'object' ? address.port : undefined;
      probe.close(() => resolve(found));
    });
  });
}
