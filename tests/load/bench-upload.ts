import { setTimeout as sleep } from 'node:timers/promises';
import { encode } from 'next-auth/jwt';
import { closePrisma, closeSql, prisma, setDatabaseUrl } from '@/lib/db';
import { seededRandom, tileSet } from '@/lib/engine';
import type { OwnLexicon } from '@/lib/http/schemas';
import { lexiconSource } from '@/lib/lexicons';
import { wordsOf } from '@/lib/lexicons/words/words-of';
import { embeddedAddress } from '../support/seeded-event/room';
import { MemoryWatch } from './memory-watch';
import { type RunningService, startService, temporaryFolder } from './service';

export interface UploadOptions {
  /** in each list */
  words: number;
  json: boolean;
  check: boolean;
}

interface List {
  name: string;
  tileSet: string;
  /** one word a line */
  text: string;
}

/** Of one upload; memory in MB (10^6 bytes). */
interface Figures {
  list: string;
  words: number;
  refused: number;
  seconds: number;
  /** of the service before */
  restMb: number;
  peakMb: number;
  /** of all its processes but the database, where they are more than one */
  allPeakMb: number;
}

const MOST_SECONDS = 20;
const MOST_MB = 500;
/** Of a list, as the issue has it: what follows from longer ones is measured by nobody. */
const LETTERS = { from: 2, to: 15 };
const SECRET = 'a secret of this measurement alone';
/** What a service does after its start is over by then. */
const SETTLE_MS = 5000;

/** Gives the status to leave with. */
export async function benchUpload({ words, json, check }: UploadOptions): Promise<number> {
  const figures = [await measured(polish(words)), await measured(random(words))];
  const faults = faultsOf(figures);
  console.log(json ? JSON.stringify(figures) : table(figures));
  for (const fault of faults) console.error(`✗ ${fault}`);
  return check && faults.length > 0 ? 1 : 0;
}

async function measured(list: List): Promise<Figures> {
  const folder = temporaryFolder();
  const service = await startService({ dataDir: folder.dir, env: { AUTH_SECRET: SECRET } });
  try {
    const cookie = await signedIn(folder.dir);
    await sleep(SETTLE_MS);
    const memory = new MemoryWatch(service.pid, folder.dir);
    const began = performance.now();
    const { report } = await upload(service, cookie, list);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const { words, refused } = report;
    return { list: list.name, words, refused, seconds, ...memory.end() };
  } finally {
    await service.end('SIGTERM');
    folder.remove();
  }
}

/** The cookie of a host, made in the database: to sign in over HTTP takes memory for the password. */
async function signedIn(dataDir: string): Promise<string> {
  setDatabaseUrl(embeddedAddress(dataDir));
  try {
    const email = 'lists@example.org';
    const { id, name } = await prisma().user.create({ data: { email, name: 'Host' } });
    return `next-auth.session-token=${await encode({ token: { sub: id, email, name }, secret: SECRET })}`;
  } finally {
    await closePrisma();
    await closeSql();
  }
}

async function upload({ base }: RunningService, cookie: string, list: List): Promise<OwnLexicon> {
  const query = new URLSearchParams({ name: list.name, tileSet: list.tileSet });
  const response = await fetch(`${base}/api/lexicons?${query}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/plain' },
    body: list.text,
  });
  if (response.status !== 201) throw new Error(`${list.name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as OwnLexicon;
}

/** So many words of the installed list, from all of it. */
function polish(count: number): List {
  const source = lexiconSource('pl');
  if (!source || source.list.kind === 'own') throw new Error('there is no Polish list');
  const all = new Set<string>();
  for (const word of wordsOf(source.list, { root: process.cwd(), tiles: tileSet('pl'), onRead() {} })) {
    if (word.length >= LETTERS.from && word.length <= LETTERS.to) all.add(word);
  }
  const step = Math.max(1, all.size / count);
  const words = [...all].filter((_, index) => Math.floor((index + 1) / step) > Math.floor(index / step));
  return { name: 'Polish', tileSet: 'pl', text: `${words.join('\n')}\n` };
}

function random(count: number): List {
  const chance = seededRandom('upload');
  const words = new Set<string>();
  while (words.size < count) {
    const length = LETTERS.from + chance.below(LETTERS.to - LETTERS.from + 1);
    words.add(String.fromCharCode(...Array.from({ length }, () => 97 + chance.below(26))));
  }
  return { name: 'random letters', tileSet: 'en', text: `${[...words].join('\n')}\n` };
}

function faultsOf(figures: readonly Figures[]): string[] {
  return figures.flatMap(({ list, seconds, allPeakMb }) => [
    ...(seconds > MOST_SECONDS ? [`${list}: ${seconds} s, more than ${MOST_SECONDS}`] : []),
    ...(allPeakMb > MOST_MB ? [`${list}: ${allPeakMb} MB in all, more than ${MOST_MB}`] : []),
  ]);
}

function table(figures: readonly Figures[]): string {
  const cell = (value: number | string) => String(value).padStart(11);
  return [
    `${''.padEnd(16)}${['words', 'refused', 's', 'MB at rest', 'at most', 'more'].map(cell).join('')}`,
    ...figures.map(({ list, words, refused, seconds, restMb, allPeakMb }) =>
      [list.padEnd(16), ...[words, refused, seconds, restMb, allPeakMb, allPeakMb - restMb].map(cell)].join(
        '',
      ),
    ),
  ].join('\n');
}
