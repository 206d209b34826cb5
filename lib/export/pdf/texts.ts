import type { ResultsFile } from '@/lib/http/schemas';
import type { Reader } from '../results/words';

/** The day on which it was played, by the clock of the machine, which stands where the event is. */
export function dayText({ event }: ResultsFile, { language: { locale } }: Reader): string {
  const at = event.startedAt ?? event.finishedAt;
  return at === null ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
}

/** Lets the thread hear that it shall stop, now and then. */
export function breath(): () => Promise<void> {
  let pages = 0;
  return () => {
    pages += 1;
    return pages % 20 === 0 ? new Promise((resolve) => setImmediate(resolve)) : Promise.resolve();
  };
}
