import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ENTRY = 'lib/client/play/in-browser.tsx';
const FIRST = 'player.js';

/** What V8 takes as a wish to compile every function of a file at once, beside the main thread, while it arrives. */
const EARLY = '//# allFunctionsCalledOnLoad\n';

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  // The browsers that Next builds for.
  target: ['chrome111', 'firefox111', 'safari16.4'],
  logLevel: 'warning',
  legalComments: 'none',
};

/**
 * Builds the script of the player's page: one file with all that its first board needs, and parts that come later.
 * They are classic scripts: a module that could not be fetched is never asked for again by many a browser, and the
 * hint above is for scripts. Writes them below `<folder>/static`, and the first one's address to
 * `<folder>/player-script.txt`. Gives the files of source that the first one holds.
 */
export async function buildPlayerScript(folder = '.next', entry = ENTRY) {
  const { build, stop } = await import('esbuild');
  const modules = await split(build, entry);
  const files = new Map();
  for (const name of [FIRST, ...modules.later]) files.set(name, await scriptOf(build, modules, name));
  await stop();
  const hash = createHash('sha256');
  for (const text of files.values()) hash.update(text);
  const address = `static/player-${hash.digest('hex').slice(0, 12)}`;
  mkdirSync(path.join(folder, address), { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, address, name), text);
  writeFileSync(path.join(folder, 'player-script.txt'), `/_next/${address}/${FIRST}`);
  return modules.sources;
}

/**
 * Modules as esbuild splits them: `texts` by their names; `atOnce`, those that the first one imports, with itself, and
 * `sources` of these; `later`, all others, and in `needs` what each of them imports of its like.
 */
async function split(build, entry) {
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    entryPoints: { [path.parse(FIRST).name]: entry },
    outdir: 'out',
    splitting: true,
    format: 'esm',
    metafile: true,
    jsx: 'automatic',
    alias: { '@': path.resolve('.'), 'use-intl/format-message': 'use-intl/format-message/format-only' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  const outputs = Object.entries(metafile.outputs).map(([file, output]) => [path.basename(file), output]);
  const imported = new Map(outputs.map(([name, { imports }]) => [name, importedBy(imports)]));
  const atOnce = reached(FIRST, imported);
  const later = [...texts.keys()].filter((name) => !atOnce.has(name));
  const needs = Object.fromEntries(
    later.map((name) => [name, imported.get(name).filter((other) => !atOnce.has(other))]),
  );
  const sources = outputs
    .filter(([name]) => atOnce.has(name))
    .flatMap(([, { inputs }]) => Object.keys(inputs));
  return { texts, atOnce, later, needs, sources };
}

const importedBy = (imports) =>
  imports.filter(({ kind }) => kind === 'import-statement').map((one) => path.basename(one.path));

function reached(first, imported) {
  const found = new Set([first]);
  for (const name of found) for (const other of imported.get(name)) found.add(other);
  return found;
}

/**
 * One file as a script. `onerackParts` has the exports of each module by its name, `onerackBring` fetches a later one;
 * the first file makes both.
 */
async function scriptOf(build, { texts, atOnce, needs }, name) {
  const own = name === FIRST ? atOnce : new Set([name]);
  const lines = [...own].map(
    (one, index) => `import * as part${index} from './${one}'; onerackParts['${one}'] = part${index};`,
  );
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: { contents: lines.join('\n'), resolveDir: process.cwd() },
    format: 'iife',
    plugins: [knownParts(own, texts)],
  });
  const text = outputFiles[0].text.replaceAll(/\bimport\("\.\/([\w-]+\.js)"\)/g, 'onerackBring("$1")');
  return name === FIRST ? `${EARLY}${loader(needs)}${text}` : text;
}

/** Finds the modules of `own` among `texts`, and takes all others as they stand among the parts. */
const knownParts = (own, texts) => ({
  name: 'known parts',
  setup(build) {
    build.onResolve({ filter: /^\.\// }, ({ path: address, kind }) => {
      const name = path.basename(address);
      if (kind === 'dynamic-import') return { path: address, external: true };
      return { path: name, namespace: own.has(name) ? 'own' : 'other' };
    });
    build.onLoad({ filter: /./, namespace: 'own' }, ({ path: name }) => ({ contents: texts.get(name) }));
    build.onLoad({ filter: /./, namespace: 'other' }, ({ path: name }) => ({
      contents: `module.exports = onerackParts['${name}']`,
    }));
  },
});

/** What could not be had is asked for again at the next wish. */
const loader = (needs) => `
var onerackParts = {}, onerackBring = (() => {
  const needs = ${JSON.stringify(needs)}, asked = {};
  const base = document.currentScript.src.replace(/[^/]*$/, '');
  const fetched = (name) => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = base + name;
    script.onload = resolve;
    script.onerror = () => { script.remove(); reject(new Error('no ' + name)); };
    document.head.append(script);
  });
  const ask = async (name) => {
    await Promise.all(needs[name].map(bring));
    await fetched(name);
  };
  const bring = async (name) => {
    if (!onerackParts[name]) await (asked[name] ??= ask(name).finally(() => { delete asked[name]; }));
    return onerackParts[name];
  };
  return bring;
})();
`;
