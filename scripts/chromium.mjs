// The browser of the browser journeys: one that is there, or one that can be had.
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { must, run, runTool, Stop } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const MINUTES = 60_000;

/** Path of a Chromium on this machine: the one that ONERACK_CHROMIUM names, Playwright's own, the system's. */
export async function findChromium() {
  if (process.env.ONERACK_CHROMIUM) return process.env.ONERACK_CHROMIUM;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (existsSync(own) && (await runs(own))) return own;
  return [...onPath(), ...APPS].find(isExecutable);
}

/** The same, after trying to install one: by Playwright, else by Debian's packages (as root). */
export async function ensureChromium() {
  for (const install of [undefined, playwrightInstall, aptInstall]) {
    await install?.();
    const found = await findChromium();
    if (found) return found;
  }
  throw new Stop(
    'There is no browser for the browser journeys. Install Chromium (Debian: apt-get install chromium) or set ONERACK_CHROMIUM to the path of one.',
  );
}

async function playwrightInstall() {
  console.log('Looking for a browser: trying Playwright’s download …');
  await runTool('@playwright/test/cli.js', ['install', 'chromium'], {
    quiet: true,
    timeoutMs: 5 * MINUTES,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
}

async function aptInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Looking for a browser: installing the package chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = { quiet: true, env, timeoutMs: 10 * MINUTES };
  await run('apt-get', ['update'], options);
  const flags = ['install', '--yes', '--no-install-recommends'];
  await must('apt-get install chromium', run('apt-get', [...flags, 'chromium'], options));
}

/** A downloaded browser may lack libraries of the system. */
async function runs(file) {
  const { status } = await run(file, ['--version'], { quiet: true });
  return status === 0;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
