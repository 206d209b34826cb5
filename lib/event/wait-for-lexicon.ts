import { ensureLexicon, lexiconReady } from '@/lib/lexicons';
import { type Refusal, refuse } from './refusal';

/** A host sees something move sooner than that; compiling a large list takes longer. */
const PATIENCE_MS = 4000;
const RETRY_SECONDS = 1;

/** Null when the word list is ready, perhaps after some seconds; otherwise how far it is. */
export async function waitForLexicon(id: string): Promise<Refusal | null> {
  if (lexiconReady(id)) return null;
  let done = 0;
  const ready = ensureLexicon(id, ({ progress }) => {
    done = progress;
  }).then(
    () => null,
    () => refuse('lexicon-not-ready', { detail: 'The word list could not be prepared.' }),
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Refusal>((resolve) => {
    timer = setTimeout(() => resolve(notYet(done)), PATIENCE_MS);
  });
  return Promise.race([ready, late]).finally(() => clearTimeout(timer));
}

function notYet(done: number): Refusal {
  const detail = `The word list is being prepared: ${Math.round(done * 100)} %.`;
  return refuse('lexicon-not-ready', { detail, retryAfterSeconds: RETRY_SECONDS });
}
