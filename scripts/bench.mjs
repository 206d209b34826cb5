import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, Stop } from './project.mjs';

/**
 * What every bench of the built service does around its measuring: reads the options, or tells them (`--help`), sees
 * that all is there, and leaves with the status that `measure` gives.
 */
export function runBench(usage, options, measure) {
  return runScript(async () => {
    const values = readOptions(usage, options);
    if (values.help) return console.log(usage);
    await ensureInstalled({ dev: true });
    await ensureBuilt();
    process.exit(await measure(values));
  });
}

function readOptions(usage, options) {
  const all = { help: { type: 'boolean', short: 'h', default: false }, ...options };
  try {
    const { values } = parseArgs({ options: all });
    if (values.help) return values;
    const counts = Object.keys(options).filter((name) => options[name].count);
    return { ...values, ...Object.fromEntries(counts.map((name) => [name, whole(values[name])])) };
  } catch (error) {
    throw new Stop(`${error.message}\n\n${usage}`);
  }
}

/** An option that is a whole number from 1. */
export const count = (usual) => ({ type: 'string', default: String(usual), count: true });

function whole(text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`A whole number from 1, not "${text}".`);
  return value;
}
