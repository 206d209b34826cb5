import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Lexicon } from '@/lib/engine';
import { NotAWordList } from '@/lib/lexicons';
import { overrideEnv } from '@/lib/ops';
import { warmUp } from '@/lib/solver';
import { openWords } from './open-words';
import { readCommand, USAGE, Usage } from './read-command';
import { solveLine } from './solve-line';

const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Does what was typed; names of files count from `folder`. Returns the status to end with. */
export async function runSolve(args: string[], folder: string): Promise<number> {
  overrideEnv({ logLevel: 'error' });
  try {
    const command = readCommand(args);
    if (command.kind === 'help') {
      process.stdout.write(`${USAGE}\n`);
      return 0;
    }
    const lexicon = await openWords(command.words, folder);
    warmUp(lexicon);
    await solveLines(lexicon, command.firstAcross);
    return 0;
  } catch (error) {
    if (error instanceof NotAWordList) {
      complain(error.message);
      return 1;
    }
    if (!(error instanceof Usage)) throw error;
    complain(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

/** One line in, one line out, in order, no faster than they are taken. Empty lines are passed over. */
async function solveLines(lexicon: Lexicon, firstAcross: boolean): Promise<void> {
  const { stdin, stdout } = process;
  // Whoever reads may have seen enough: `| head`.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  let number = 0;
  for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text === '') continue;
    const answer = JSON.stringify(solveLine(text, number, lexicon, firstAcross));
    if (!stdout.write(`${answer}\n`)) await once(stdout, 'drain');
  }
}
