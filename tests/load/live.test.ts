import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureLexicon, openLexicon } from '@/lib/lexicons';
import { env, overrideEnv } from '@/lib/ops';
import { measureLive } from './bench-live';
import { type RunningService, startService, temporaryFolder } from './service';

const folder = temporaryFolder();
let service: RunningService;

beforeAll(async () => {
  service = await startService({ dataDir: folder.dir });
  overrideEnv({ ...env(), dataDir: folder.dir });
  await ensureLexicon('en');
});

afterAll(async () => {
  await service.end('SIGTERM');
  folder.remove();
  overrideEnv();
});

it('500 players send in the last two seconds of each round: nothing is lost, late or wrong', async () => {
  const options = { players: 500, games: 1, rounds: 2, burst: 2, fresh: false };
  const figures = await measureLive(service.port, options, openLexicon('en').lexicon);
  console.log(JSON.stringify({ ...figures, rssMb: service.peakMemory() }));
  expect(figures).toMatchObject({ sent: 1000, acknowledged: 1000, lost: 0, wronglyLate: 0, wrong: 0 });
});
