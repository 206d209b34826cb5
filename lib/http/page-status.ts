import { ownRun } from '@/lib/alone';
import { addressOf } from '@/lib/auth';
import { tableId } from '@/lib/classic';
import { eventByCode, hasPlayer, isRoundClosed, normalCode, wasDeleted } from '@/lib/event';
import { gatheringByCode } from '@/lib/gathering';
import { RequestLimit } from './limits';
import { knownPerson } from './person';

/** The header by which `proxy.ts` tells a page what was found, whatever a client has sent there. */
export const PAGE_STATUS = 'x-page-status';

/** What a page's answer says of what it is about: it is there, it is not, its host has deleted it. */
export type PageStatus = 200 | 404 | 410;

/**
 * The status of a page that draws itself in the browser, and so would answer 200 whatever its address names: search
 * engines, checkers of links and programs read no page. The player's own page is none of them; it looks for itself
 * (`first-look.ts`), and nothing here is asked on its way.
 */
export async function pageStatus(
  { pathname, searchParams }: URL,
  header: (name: string) => string | null,
): Promise<PageStatus> {
  const [room = '', name = '', ...rest] = partsOf(pathname);
  const find = FINDERS.get(room);
  if (name === '' || !find) return 200;
  const limit = new RequestLimit(addressOf(header));
  // Codes are guessed no faster by pages than by the interface: then nothing is told.
  if (limit.stranger()) return 200;
  const found = await find({ name, rest, round: searchParams.get('round'), header });
  if (found !== 'no-such-code') return found;
  limit.failed();
  return 404;
}

/** A code that opens nothing may be a guess, and counts as one, as it does on the interface. */
type Found = PageStatus | 'no-such-code';

interface Asked {
  name: string;
  /** what follows in the path */
  rest: readonly string[];
  round: string | null;
  header(name: string): string | null;
}

const there = (found: unknown): PageStatus => (found ? 200 : 404);
const opens = (found: unknown): Found => (found ? 200 : 'no-such-code');

const FINDERS = new Map<string, (asked: Asked) => Promise<Found>>([
  [
    'e',
    async ({ name, rest: [page, id = ''], round }) =>
      page === undefined ? 200 : eventStatus(name, { page, id, round }),
  ],
  [
    'host',
    async ({ name, rest }) => (HOST_PAGES.has(name) ? 200 : eventStatus(name, { page: rest[0] ?? '' })),
  ],
  ['g', async ({ name }) => there(await gatheringByCode(name))],
  [
    'table',
    async ({ name }) => {
      const code = normalCode(name);
      return opens(code && (await tableId(code)));
    },
  ],
  [
    'alone',
    async ({ name, header }) => {
      const person = await knownPerson({ header, url: new URL('http://page') });
      return there(person && (await ownRun(name, person)));
    },
  ],
]);

/** Pages of hosts that are about no event. */
const HOST_PAGES = new Set(['import', 'lexicons', 'prepare']);
/** Pages that name a round in their query. */
const OF_ROUNDS = new Set(['review', 'embed']);

interface OfEvent {
  page: string;
  id?: string;
  round?: string | null;
}

async function eventStatus(typed: string, { page, id = '', round = null }: OfEvent): Promise<Found> {
  const event = await eventByCode(typed);
  if (!event) {
    const code = normalCode(typed);
    return code && (await wasDeleted(code)) ? 410 : 'no-such-code';
  }
  if (page === 'players') return there(await hasPlayer(event, id));
  if (round !== null && OF_ROUNDS.has(page)) return there(await isRoundClosed(event, Number(round)));
  return 200;
}

/** The parts of a path as they were meant; none of one that cannot be read. */
function partsOf(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}
