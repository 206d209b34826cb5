import { eventPath } from '@/scripts/outside/event-client';
import { seededRoom } from '../support/seeded-event/room';
import { startService, temporaryFolder } from './service';

export interface ReviewOptions {
  players: number;
  rounds: number;
  /** how often each page is asked for */
  times: number;
  json: boolean;
}

/** Of one address: asked for the first time, and afterwards the middle and the slowest of all, ms. */
interface Figure {
  name: string;
  first: number;
  median: number;
  slowest: number;
}

const MOST_MS = 200;

/** Times what reviews read, on a service of its own with a seeded event; gives the status to leave with. */
export async function benchReview(options: ReviewOptions): Promise<number> {
  const folder = temporaryFolder();
  const service = await startService({ dataDir: folder.dir });
  try {
    const { event, player } = await seededRoom({ base: service.base, dataDir: folder.dir, ...options });
    const last = Math.ceil(options.players / 100);
    const paths: [string, string][] = [
      ['rounds', '/rounds'],
      ['a round', '/rounds/3'],
      ['the event', '/review'],
      ['a sheet', `/players/${player.playerId}/sheet`],
      ['ranking', '/standings'],
      ['last page', `/standings?page=${last}`],
      ['a name', '/standings?search=zo'],
      ['legal moves', '/rounds/5/moves?search=er'],
      ['a picture', '/rounds/5/board.png'],
      ['snapshot', ''],
    ];
    const figures: Figure[] = [];
    for (const [name, rest] of paths) {
      const address = service.base + eventPath(event.code, rest);
      figures.push({ name, ...(await timed(address, player.playerKey, options.times)) });
    }
    const slow = figures.filter(({ median }) => median > MOST_MS);
    console.log(options.json ? JSON.stringify(figures) : table(figures, options));
    for (const { name, median } of slow) console.error(`✗ ${name} takes ${median} ms, more than ${MOST_MS}`);
    return slow.length > 0 ? 1 : 0;
  } finally {
    await service.end('SIGTERM');
    folder.remove();
  }
}

async function timed(address: string, key: string, times: number): Promise<Omit<Figure, 'name'>> {
  const once = async () => {
    const began = performance.now();
    const response = await fetch(address, { headers: { authorization: `Bearer ${key}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return Math.round(performance.now() - began);
  };
  const first = await once();
  const later: number[] = [];
  for (let time = 0; time < times; time++) later.push(await once());
  later.sort((a, b) => a - b);
  return { first, median: later[Math.floor(later.length / 2)] ?? first, slowest: later.at(-1) ?? first };
}

function table(figures: readonly Figure[], { players, rounds }: ReviewOptions): string {
  const cell = (value: number | string) => String(value).padStart(9);
  return [
    `${players} players, ${rounds} rounds; ms on the way and back`,
    `${''.padEnd(14)}${['first', 'median', 'slowest'].map(cell).join('')}`,
    ...figures.map(
      ({ name, first, median, slowest }) =>
        `${name.padEnd(14)}${[first, median, slowest].map(cell).join('')}`,
    ),
  ].join('\n');
}
