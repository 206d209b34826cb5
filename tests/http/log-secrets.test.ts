import { afterEach, describe, expect, it, vi } from 'vitest';
import { sql } from '@/lib/db';
import { hashKey, makeKey } from '@/lib/http/keys';
import type { MoveBody } from '@/lib/http/schemas';
import { log } from '@/lib/ops';
import { call } from '@/scripts/outside/event-client';
import { listen } from '../support/listen';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService({ logLevel: 'debug' });

afterEach(() => vi.restoreAllMocks());

/** What the process writes to its log while `work` goes on. */
async function logged(work: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  await work();
  log.info('the end');
  return lines.join('');
}

describe('the log', () => {
  it('tells what goes wrong, and neither rack, top, slips nor keys before the close', async () => {
    const secrets: string[] = ['the seed of the log'];
    const text = await logged(async () => {
      const event = await OutsideEvent.create(service.base(), { seed: secrets[0] });
      const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
      const keys = [event.created.hostKey, ana.playerKey, bo.playerKey];
      secrets.push(...keys, ...keys.map(hashKey));
      const { round } = await event.command('start');
      const [move] = legalMoves(round!).map(moveOf);
      const slip = (key: string, body: object) =>
        call(event.base, event.path('/rounds/1/slip'), { method: 'PUT', body, key });
      await slip(ana.playerKey, { rev: 1, move });
      await slip(ana.playerKey, { rev: 2, move: { ...move, word: `${move!.word}QQ` } });
      await slip(makeKey('player', event.code), { rev: 1, move });
      await event.command('pause');
      await event.command('resume');
      const stream = listen(event, { key: bo.playerKey });
      await stream.begun();
      await stream.stop();
      // A fault in the database, in the middle of everything.
      await sql()`alter table slip rename to slip_away`;
      expect((await slip(bo.playerKey, { rev: 1, move })).status).toBe(500);
      await sql()`alter table slip_away rename to slip`;
      const rounds = await sql()<{ drawn: string; top: MoveBody }[]>`select drawn, top from round`;
      secrets.push(...rounds.flatMap(({ drawn, top }) => [drawn, top.word]));
    });
    expect(text).toContain('slips could not be written');
    expect(text).toContain('a request failed');
    expect(text).toContain('the end');
    expect(secrets.length).toBeGreaterThanOrEqual(11);
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
  });
});
