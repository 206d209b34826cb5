import { execFile } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { childEnvironment, OperatorError } from '@/lib/ops';

const run = promisify(execFile);

/** The system account that runs the server instead of root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

export const isRoot = () => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. Gives the account that runs it then: the owner of the files when
 * there are some, else `postgres`, which is made when it is missing. Undefined when this process is an
 * ordinary user's, who runs the server then.
 */
export async function serverAccount(owner?: number): Promise<Account | undefined> {
  if (!isRoot()) return undefined;
  const wanted = owner ? String(owner) : 'postgres';
  const known = await lookUp(wanted);
  if (known) return known;
  if (!owner) await create('postgres');
  const made = await lookUp(wanted);
  if (made) return made;
  throw new OperatorError(
    `PostgreSQL cannot run as root, and there is no user ${wanted}. Run Onerack as an ordinary user, or set DATABASE_URL.`,
  );
}

async function lookUp(user: string): Promise<Account | undefined> {
  try {
    const [name, uid, gid] = await Promise.all(['-un', '-u', '-g'].map((what) => run('id', [what, user])));
    return { name: name!.stdout.trim(), uid: Number(uid!.stdout), gid: Number(gid!.stdout) };
  } catch {
    return undefined;
  }
}

async function create(name: string): Promise<void> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ];
  for (const [program, args] of ways) {
    try {
      await run(program, args);
      return;
    } catch {
      // The next way, or the message of the caller.
    }
  }
}

/** How to start a program as `account` (or as we are): from `/`, as the working directory may be closed to it. */
export function asAccount(account: Account | undefined) {
  return {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: childEnvironment(),
    ...(account && { uid: account.uid, gid: account.gid }),
  };
}

/** Writes a file that only the account (or we) can read. */
export function writeFor(account: Account | undefined, file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
}
