// npm run --silent solve: positions as JSON lines in, tops as JSON lines out.
import { bundle, ENTRIES } from './bundle.mjs';
import { ensureGenerated } from './generate.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';
import { runTypeScript } from './run-ts.mjs';

/** Where the command was typed: names of files count from there. */
const folder = process.env.INIT_CWD ?? process.cwd();

await runScript(async () => {
  await ensureInstalled();
  await ensureGenerated();
  await bundle(ENTRIES.filter(({ out }) => out === 'lexicon-worker'));
  const { runSolve } = await runTypeScript('scripts/solve/run-solve.ts');
  process.exitCode = await runSolve(process.argv.slice(2), folder);
});
