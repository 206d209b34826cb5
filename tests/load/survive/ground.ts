import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { connect } from '@/lib/db';
import type { Lexicon } from '@/lib/engine';
import { ensureLexicon, openLexicon } from '@/lib/lexicons';
import { env, overrideEnv } from '@/lib/ops';
import { freePort, type RunningService, startService, temporaryFolder } from '../service';

/** A data folder for a scenario, in which the generator finds the word list that the service built. */
export async function withGround<T>(run: (ground: Ground) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  const ground = new Ground(folder.dir, await freePort());
  try {
    return await run(ground);
  } finally {
    await ground.end();
    folder.remove();
  }
}

const built = new Map<string, Buffer>();

/** One service with the embedded database, always on the same port. */
export class Ground {
  service: RunningService | null = null;
  private pool: postgres.Sql | null = null;

  constructor(
    readonly dir: string,
    readonly port: number,
  ) {}

  readonly base = () => `http://127.0.0.1:${this.port}`;

  /** Word lists are built by the first service only. */
  async start(settings: Record<string, string> = {}): Promise<RunningService> {
    const lists = path.join(this.dir, 'lexicons');
    if (!existsSync(lists)) mkdirSync(lists);
    for (const [name, bytes] of built) writeFileSync(path.join(lists, name), bytes);
    this.service = await startService({ dataDir: this.dir, port: this.port, env: settings });
    for (const name of readdirSync(lists)) built.set(name, readFileSync(path.join(lists, name)));
    return this.service;
  }

  async lexicon(): Promise<Lexicon> {
    overrideEnv({ ...env(), dataDir: this.dir });
    await ensureLexicon('en');
    return openLexicon('en').lexicon;
  }

  /** The embedded database, beside the service. */
  sql(): postgres.Sql {
    const notes = path.join(this.dir, 'postgres', 'cluster', 'onerack.json');
    const { port, password } = JSON.parse(readFileSync(notes, 'utf8')) as { port: number; password: string };
    this.pool ??= connect(`postgres://onerack:${password}@127.0.0.1:${port}/onerack`, { max: 2 });
    return this.pool;
  }

  /** Process number of the embedded database. */
  databasePid(): number {
    const file = path.join(this.dir, 'postgres', 'cluster', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  async end(): Promise<void> {
    await this.pool?.end({ timeout: 1 });
    await this.service?.end('SIGTERM');
  }
}
