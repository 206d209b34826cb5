/** `npm run bench:engine`: how fast the engine is, and how many times faster than the textbook. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { BadPositions, type FilePosition, readPositions, withJoker } from './bench-positions';
import type {
  BenchPosition,
  ColdAnswer,
  LanguageCost,
  LexiconAnswer,
  Measured,
  Order,
  SearchName,
  SolverName,
} from './orders';
import { type Extras, reportText } from './report-text';
import { agree, agreeWithFile, type BySearch, type Measurements, missed, resultOf, tooDear } from './result';
import { timesOf } from './statistics';
import { WIDE_LANGUAGES } from './wide-languages';

const WORDS = path.resolve('public/lexicons/en.txt.gz');
const GOLDEN = path.resolve('tests/golden/positions.jsonl');
/** Runs in a row of each position in each process, of which the best counts. */
const RUNS = 2;
/**
 * Two close figures are divided in what an alphabet beyond 31 letters costs, and a process may compile one side better
 * than the other, as chance has it: the middle one of so many counts.
 */
const WIDE_PROCESSES = 5;
const LANGUAGE_PROCESSES = 3;
/** Positions of each format, before anything is measured. */
const WARM_UP = 100;

export interface BenchOptions {
  /** JSON lines; the golden positions if null. */
  positions: string | null;
  rounds: number;
  json: boolean;
  /** Whether an engine that is too slow is a failure. */
  check: boolean;
  /** The bundled process.ts. */
  program: string;
}

/** Prints the table or the JSON; gives the status to end with. */
export async function benchEngine(options: BenchOptions): Promise<number> {
  const dir = mkdtempSync(path.join(tmpdir(), 'onerack-bench-'));
  try {
    return await new Bench(options, path.join(dir, 'en.bin')).run();
  } catch (error) {
    if (!(error instanceof BadPositions)) throw error;
    console.error(error.message);
    return 2;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

class Bench {
  private warmUp: BenchPosition[] = [];

  constructor(
    private readonly options: BenchOptions,
    private readonly file: string,
  ) {}

  async run(): Promise<number> {
    const given = readPositions(this.options.positions ?? GOLDEN);
    const normal = given.filter(({ format }) => format === 'normal');
    const compared = normal.length > 0 ? normal : given;
    const lexicon = await this.ask<LexiconAnswer>({ task: 'lexicon', words: WORDS, file: this.file });
    this.warmUp = await this.ask({ task: 'warm-up', words: WORDS, file: this.file, count: WARM_UP });
    const measured = await this.compare(compared);
    agree(compared, measured);
    agreeWithFile(compared, measured.engine);
    const result = resultOf(measured);
    const { json, check } = this.options;
    if (json) console.log(JSON.stringify(result, null, 2));
    else {
      const extras = { lexicon, ...(await this.extras(given, compared, measured.engine.top)) };
      console.log(reportText(compared, measured, result, extras));
      if (check) return failed([...missed(result), ...tooDear(alphabets(extras))]);
    }
    if (!check) return 0;
    const costs = { wide: await this.wide(compared), languages: await this.languages() };
    return failed([...missed(result), ...tooDear(alphabets(costs))]);
  }

  /** The solvers take turns, so that a slow minute of the machine does not fall on one of them alone. */
  private async compare(positions: BenchPosition[]): Promise<Measurements> {
    const measured: Measurements = { engine: { top: [], all: [] }, reference: { top: [], all: [] } };
    for (const search of ['top', 'all'] as const) {
      for (let round = 0; round < this.options.rounds; round++) {
        for (const solver of ['engine', 'reference'] as const) {
          const now = await this.measure(solver, search, positions);
          measured[solver][search] = betterOf(measured[solver][search], now);
        }
      }
    }
    return measured;
  }

  private async both(solver: SolverName, positions: BenchPosition[]): Promise<BySearch> {
    return {
      top: await this.measure(solver, 'top', positions),
      all: await this.measure(solver, 'all', positions),
    };
  }

  private measure(solver: SolverName, search: SearchName, positions: BenchPosition[]): Promise<Measured[]> {
    const { file, warmUp } = this;
    say(`${solver}, ${search}: ${positions.length} positions of ${positions[0]?.format}`);
    return this.ask({ task: 'measure', solver, search, words: WORDS, file, positions, warmUp, rounds: RUNS });
  }

  private async extras(
    given: FilePosition[],
    compared: FilePosition[],
    top: Measured[],
  ): Promise<Omit<Extras, 'lexicon'>> {
    const formats: Extras['formats'] = [];
    for (const format of new Set(given.map((each) => each.format))) {
      if (format === compared[0]?.format) continue;
      const some = given.filter((each) => each.format === format);
      const measured = await this.both('engine', some);
      agreeWithFile(some, measured);
      formats.push({ name: format, ...measured });
    }
    formats.push({ name: 'joker', ...(await this.both('engine', withJoker(compared))) });
    const { file, warmUp } = this;
    const { rounds } = this.options;
    const crosses = await this.ask<number[]>({ task: 'crosses', file, positions: compared, warmUp, rounds });
    const dearest = compared.map((position, index) => ({ position, micros: top[index]?.micros ?? 0 }));
    dearest.sort((a, b) => b.micros - a.micros);
    const positions = dearest.map(({ position }) => position);
    return {
      formats,
      crosses,
      wide: await this.wide(compared),
      languages: await this.languages(),
      cold: await this.ask<ColdAnswer>({ task: 'cold', file, positions }),
    };
  }

  private async wide(positions: BenchPosition[]): Promise<Extras['wide']> {
    const order: Order = { task: 'wide', words: WORDS, positions, rounds: this.options.rounds };
    const costs = await this.askAgain<Extras['wide']>(order, WIDE_PROCESSES, '45 letters');
    return middleOf(costs);
  }

  private async languages(): Promise<LanguageCost[]> {
    const languages: LanguageCost[] = [];
    for (const id of WIDE_LANGUAGES) {
      const order: Order = { task: 'language', id, rounds: this.options.rounds };
      const costs = await this.askAgain<LanguageCost>(order, LANGUAGE_PROCESSES, id);
      languages.push({ ...costs[0]!, ...middleOf(costs) });
    }
    return languages;
  }

  private async askAgain<T>(order: Order, processes: number, name: string): Promise<T[]> {
    const answers: T[] = [];
    for (let process = 1; process <= processes; process++) {
      say(`${name}, more than 31 letters, process ${process}`);
      answers.push(await this.ask(order));
    }
    return answers;
  }

  /** Every order has a fresh process. */
  private async ask<T>(order: Order): Promise<T> {
    const child = spawn(process.execPath, [this.options.program], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(JSON.stringify(order));
    const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
    const answer = await text(child.stdout);
    const status = await closed;
    if (status !== 0) throw new Error(`the process for ${order.task} ended with ${status}`);
    return JSON.parse(answer) as T;
  }
}

function middleOf(costs: readonly Record<SearchName, number>[]): Record<SearchName, number> {
  const middle = (search: SearchName) => timesOf(costs.map((cost) => cost[search])).median;
  return { top: middle('top'), all: middle('all') };
}

const alphabets = ({ wide, languages }: Pick<Extras, 'wide' | 'languages'>) => [
  { id: 'an alphabet of 45 letters', ...wide },
  ...languages,
];

/** Says what failed, and gives the status for it. */
function failed(lines: readonly string[]): number {
  for (const line of lines) console.error(line);
  return lines.length > 0 ? 1 : 0;
}

/** The best time of each position; `before` is empty in the first round. */
function betterOf(before: readonly Measured[], now: readonly Measured[]): Measured[] {
  return now.map((each, at) => ({
    ...each,
    micros: Math.min(each.micros, before[at]?.micros ?? each.micros),
  }));
}

/** What is going on, to people who wait. */
function say(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${what.padEnd(60)}\r`);
}
