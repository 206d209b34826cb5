import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { must, runTool } from './project.mjs';

const STAMP = 'lib/db/generated/.stamp';

/** Generates Prisma's client unless it is there for this schema and this version of Prisma. */
export async function ensureGenerated() {
  const wanted = fingerprint([
    'prisma/schema.prisma',
    'prisma.config.ts',
    'node_modules/prisma/package.json',
    'node_modules/@prisma/client/package.json',
  ]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await must('prisma generate', runTool('prisma/build/index.js', ['generate'], { quiet: true }));
  writeFileSync(STAMP, wanted);
}
