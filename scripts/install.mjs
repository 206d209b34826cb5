import { readFileSync } from 'node:fs';
import { run, Stop, seconds } from './project.mjs';

/**
 * Installs the packages of package-lock.json unless they are there. What is there is read from the list
 * that npm itself leaves in node_modules, so an `npm ci` by hand counts too. A service that was built
 * elsewhere runs without the `dev` packages; building and testing need them, so installing brings them.
 */
export async function ensureInstalled({ dev = false } = {}) {
  if (isInstalled(dev)) return;
  console.log('Installing packages (once; takes a minute or two) …');
  const began = performance.now();
  const { status } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) throw new Stop('npm ci failed: is the npm registry within reach?');
  console.log(`Installed in ${seconds(began)}.`);
}

function isInstalled(dev) {
  const wanted = readPackages('package-lock.json');
  const found = readPackages('node_modules/.package-lock.json');
  if (!wanted || !found) return !wanted;
  return Object.entries(wanted).every(([place, { version, dev: isDev, optional, devOptional }]) => {
    // The entry without a name is the project; optional ones depend on the machine.
    if (place === '' || optional || devOptional || (isDev && !dev)) return true;
    return found[place]?.version === version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function npm(args) {
  const env = {
    // Prisma's own install script wants to fetch an engine that is never used here.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_SKIP_POSTINSTALL_GENERATE: '1',
  };
  const npmScript = process.env.npm_execpath;
  if (npmScript?.endsWith('.js')) return run(process.execPath, [npmScript, ...args], { env });
  return process.platform === 'win32'
    ? run('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], { env })
    : run('npm', args, { env });
}
