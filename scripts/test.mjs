// npm test: everything that must hold, from formatting to browser journeys. `npm test -- unit e2e` runs some
// of the steps; what follows `--` goes to the tool of the last one named: `npm test -- unit -- tests/engine`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureGenerated } from './generate.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, runTool, Stop, seconds } from './project.mjs';

const REPORTS = 'test-results';

/** In the order in which they run: what fails soonest and cheapest first. */
const STEPS = [
  { name: 'lint', title: 'formatting and lint', run: lint },
  { name: 'types', title: 'types', run: types },
  { name: 'unit', title: 'unit, property, database and import tests', run: unit },
  { name: 'build', title: 'production build', run: build },
  { name: 'load', title: 'rooms full of players, and what survives', run: load, needs: 'build' },
  { name: 'e2e', title: 'browser journeys', run: e2e, needs: 'build' },
];

async function lint() {
  return fromStatus(await runTool('@biomejs/biome/bin/biome', ['check', '.']));
}

async function types() {
  // The types of routes and pages, which a fresh checkout does not have.
  const { status } = await runTool('next/dist/bin/next', ['typegen'], { quiet: true });
  if (status !== 0) return fromStatus({ status });
  return fromStatus(await runTool('typescript/bin/tsc', ['--noEmit', '-p', '.']));
}

function unit(extra) {
  return vitest('vitest', ['--project=pure', '--project=database', ...extra]);
}

async function load(extra) {
  await ensureBuilt();
  // What the figures are is worth reading when all is well too.
  return vitest('load', [
    '--project=load',
    '--no-file-parallelism',
    '--max-concurrency=2',
    '--disable-console-intercept',
    ...extra,
  ]);
}

async function vitest(name, extra) {
  const report = `${REPORTS}/${name}.json`;
  rmSync(report, { force: true });
  const { status } = await runTool('vitest/vitest.mjs', [
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...extra,
  ]);
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report);
  const failures = testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'failed')
    .map((test) => failure('✗', test.fullName, test.failureMessages[0]));
  return { ...withStatus(status, numPassedTests, numFailedTests), failures };
}

async function build() {
  await ensureBuilt();
  return { passed: 0, failed: 0 };
}

async function e2e(extra) {
  const report = `${REPORTS}/playwright.json`;
  rmSync(report, { force: true });
  await ensureBuilt();
  const { status } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...extra],
    {
      env: {
        ONERACK_CHROMIUM: await ensureChromium(),
        // A relative path would count from the configuration's folder.
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report),
      },
    },
  );
  const { stats = {}, suites = [] } = readReport(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const told = (mark, specs) =>
    specs.map(({ file, title, tests: [test] }) =>
      failure(mark, `${file}: ${title}`, test?.results[0]?.error?.message),
    );
  const specs = specsIn(suites);
  const again = specs.filter((spec) => spec.tests.some((test) => test.status === 'flaky'));
  const failures = [
    ...told(
      '✗',
      specs.filter((spec) => !spec.ok),
    ),
    ...told('! passed at the second try only:', again),
  ];
  return { ...withStatus(status, expected + flaky, unexpected), failures };
}

const specsIn = (suites) =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites ?? [])]);

const MESSAGE_LINES = 12;

/** A failed test with the beginning of what it said, to be read in the summary: a log may be cut above it. */
function failure(mark, name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return [`${mark} ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** A step without tests of its own counts only when it fails. */
const fromStatus = ({ status }) => withStatus(status, 0, 0);

/** A tool that failed without a failed test (it crashed, or found no test) counts as one failure. */
function withStatus(status, passed, failed) {
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Which steps to run, and what to pass to the last of them. */
function readArguments(args) {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const names = args.slice(0, end);
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) {
    throw new Stop(`There is no step "${unknown}": choose of ${STEPS.map((step) => step.name).join(', ')}.`);
  }
  const steps = STEPS.filter((step) => names.length === 0 || names.includes(step.name));
  return { steps, extra: args.slice(end + 1) };
}

async function runStep(step, extra, results) {
  console.log(`\n━━ ${step.title} ━━`);
  const began = performance.now();
  const result = await step.run(extra).catch((error) => {
    console.error(error instanceof Stop ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  results.push({ ...result, name: step.name, title: step.title, took: seconds(began) });
}

await runScript(async () => {
  const began = performance.now();
  const { steps, extra } = readArguments(process.argv.slice(2));
  await ensureInstalled({ dev: true });
  await ensureGenerated();
  mkdirSync(REPORTS, { recursive: true });
  const results = [];
  for (const step of steps) {
    if (results.some((result) => result.name === step.needs && result.failed > 0)) continue;
    await runStep(step, step === steps.at(-1) ? extra : [], results);
  }
  report(results, seconds(began));
});

function report(results, took) {
  console.log('\n━━ summary ━━');
  for (const { title, passed, failed, took: time } of results) {
    const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed, ` : '';
    console.log(`${failed > 0 ? '✗' : '✓'} ${title}: ${counts}${time}`);
  }
  console.log(`in all ${took}\n`);
  for (const text of results.flatMap(({ failures = [] }) => failures)) console.log(`${text}\n`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
