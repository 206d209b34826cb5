import { copyFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { spellings } from '@/lib/engine';
import { compiledFile, ensureLexicon, LEXICONS, type LexiconSource, runOrder } from '@/lib/lexicons';
import { overrideEnv, stopOnSignals } from '@/lib/ops';
import { progressBar } from './progress-bar';
import { type Command, readCommand, USAGE, Usage } from './read-command';
import { listText, reportText, sourceText } from './texts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Does what was typed; names of files count from `folder`. Returns the status to end with. */
export async function runLexicon(args: string[], folder: string): Promise<number> {
  overrideEnv({ logLevel: 'error' });
  stopOnSignals(() => process.exit(130));
  try {
    return await obey(readCommand(args), folder);
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    complain(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

async function obey(command: Command, folder: string): Promise<number> {
  switch (command.kind) {
    case 'help':
      say(USAGE);
      return 0;
    case 'info':
      say(command.source ? sourceText(command.source) : listText(LEXICONS));
      return 0;
    case 'check':
      return check(command.source, command.words);
    case 'build':
      return build(command.source, command.out && path.resolve(folder, command.out));
    case 'build-file':
      return buildFile(command, folder);
  }
}

async function open({ id }: LexiconSource) {
  const bar = progressBar();
  return ensureLexicon(id, bar.show).finally(bar.clear);
}

async function check(source: LexiconSource, words: string[]): Promise<number> {
  const { lexicon } = await open(source);
  let status = 0;
  for (const word of words) {
    const valid = spellings(word, lexicon.tiles).some((codes) => lexicon.has(codes));
    if (!valid) status = 1;
    say(`${valid ? 'valid    ' : 'not valid'}  ${word}`);
  }
  return status;
}

async function build(source: LexiconSource, out: string | undefined): Promise<number> {
  const began = performance.now();
  let words: number;
  try {
    words = (await open(source)).lexicon.words;
  } catch (error) {
    complain(`${source.id} could not be compiled: ${textOf(error)}`);
    return 1;
  }
  const file = compiledFile(source);
  try {
    if (file && out) copyFileSync(file, out);
  } catch (error) {
    complain(`${source.id} is compiled, but could not be copied to ${out}: ${textOf(error)}`);
    return 1;
  }
  told(words, out ?? file ?? '', began);
  return 0;
}

async function buildFile(
  { file, tileSet, out }: Extract<Command, { kind: 'build-file' }>,
  folder: string,
): Promise<number> {
  const began = performance.now();
  const upload = path.resolve(folder, file);
  if (!statSync(upload, { throwIfNoEntry: false })?.isFile()) throw new Usage(`There is no file ${file}.`);
  const target = path.resolve(folder, out ?? `${path.parse(file).name}.bin`);
  if (target === upload) throw new Usage('--out must be another file than the list.');
  const part = `${target}.part`;
  const bar = progressBar();
  try {
    const order = { kind: 'upload', upload, tileSet, file: part } as const;
    const { words, report } = await runOrder(order, bar.show).finally(bar.clear);
    renameSync(part, target);
    if (report) say(reportText(report));
    told(words, target, began);
    return 0;
  } catch (error) {
    // What the system says of a folder that is missing or closed is clear enough.
    complain(textOf(error));
    return 1;
  } finally {
    rmSync(part, { force: true });
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function told(words: number, file: string, began: number): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const size = (statSync(file).size / 1e6).toFixed(1);
  say(`${words.toLocaleString('en')} words, ${size} MB, ${seconds} s: ${file}`);
}
