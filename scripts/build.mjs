// npm run build: everything that `npm start` runs; nothing when the sources have not changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { compressAssets } from './compress-assets.mjs';
import { fingerprint } from './fingerprint.mjs';
import { ensureGenerated } from './generate.mjs';
import { ensureInstalled } from './install.mjs';
import { buildPlayerScript } from './player-script.mjs';
import { must, runScript, runTool, seconds } from './project.mjs';

const STAMP = 'build/sources.sha256';
const SOURCES = [
  'app',
  'lib',
  'pages',
  'public',
  'prisma/schema.prisma',
  'scripts/bundle.mjs',
  'scripts/compress-assets.mjs',
  'scripts/player-script.mjs',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
  'next.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Builds unless the last build was of these sources. */
export async function ensureBuilt() {
  await ensureGenerated();
  const sources = fingerprint(SOURCES, ['lib/db/generated']);
  if (isBuilt(sources)) return;
  console.log('Building the app (once for each change; takes about a minute) …');
  const began = performance.now();
  mkdirSync('build', { recursive: true });
  rmSync(STAMP, { force: true });
  await bundle();
  await must(
    'next build',
    runTool('next/dist/bin/next', ['build'], { quiet: true, env: { NODE_ENV: 'production' } }),
  );
  await buildPlayerScript();
  await compressAssets();
  writeFileSync(STAMP, sources);
  console.log(`Built in ${seconds(began)}.`);
}

function isBuilt(sources) {
  const parts = [
    STAMP,
    '.next/BUILD_ID',
    'build/server.mjs',
    'build/solver-worker.mjs',
    'build/slip-worker.mjs',
    'build/lexicon-worker.mjs',
  ];
  return parts.every((part) => existsSync(part)) && readFileSync(STAMP, 'utf8') === sources;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
