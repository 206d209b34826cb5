import { addressOf } from '@/lib/auth';
import { dbNow } from '@/lib/db';
import type { HttpReply } from './message';
import { readEventRoute } from './routes/events';
import type { Problem, Snapshot } from './schemas';

/** What the interface would answer the page's reader: the event, or that there is none. */
export type FirstLook = { ok: true; body: Snapshot } | { ok: false; problem: Problem };

/**
 * The event as the reader of a page may see it, by the same route and the same limits as a call. It goes out with the
 * page: on a slow network, asking for it afterwards takes as long as a third of the script. Null: the page has to ask.
 */
export async function firstLook(
  header: (name: string) => string | null,
  path: string,
  code: string,
): Promise<FirstLook | null> {
  const reply = await readEventRoute.handle(
    {
      method: 'GET',
      url: new URL(path, 'http://page'),
      header,
      receivedAt: dbNow(),
      address: addressOf(header),
      body: async () => '',
      chunks: nothing,
      gone: () => new AbortController().signal,
    },
    { code },
  );
  return lookOf(reply);
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function lookOf({ status, body }: HttpReply): FirstLook | null {
  if (typeof body !== 'string') return null;
  if (status === 200) return { ok: true, body: JSON.parse(body) as Snapshot };
  return status === 404 || status === 410 ? { ok: false, problem: JSON.parse(body) as Problem } : null;
}
