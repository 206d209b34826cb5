import path from 'node:path';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import type { Page } from './page';

/** The page's modules as a browser gets them, compiled once; running it defines `onerackPage`. */
export async function pageCode(): Promise<Script> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('tests/load/survive/page.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'onerackPage',
    target: 'es2022',
    alias: { '@': path.resolve('.') },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return new Script(outputFiles[0]?.text ?? '', { filename: 'page.js' });
}

/** What the script leaves in its world. */
export interface PageGlobals {
  onerackPage: { openPage(code: string): Page };
}
