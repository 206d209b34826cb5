import { env, lanAddresses } from '@/lib/ops';

/** What is printed when the service is up: where to go, and what to do next. */
export function welcome({ port, databaseDir }: { port: number; databaseDir: string | null }): string {
  const { host, publicUrl } = env();
  const everywhere = host === '0.0.0.0' || host === '::';
  const [lan] = everywhere ? lanAddresses() : [];
  const others = publicUrl ?? (lan ? `http://${lan}:${port}` : null);
  const lines = [
    '',
    '  Onerack is running.',
    '',
    `    On this machine     http://localhost:${port}`,
    others
      ? `    For everybody else  ${others}`
      : `    For everybody else  ${everywhere ? 'no network found: connect this machine to the hall first' : `nowhere: HOST is ${host}, so nobody else gets in`}`,
    '',
    `  Next: open http://localhost:${port}/host, create an event, and let the room join by its code.`,
    databaseDir ? `  Data is kept in ${databaseDir}` : '  Data is kept in the database of DATABASE_URL',
    '  Ctrl-C stops the service; running events go on at the next start.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
