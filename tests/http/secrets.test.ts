/** A player who asks every address before the time: what must not be known is not in any answer. */
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { MoveBody, SlipReceipt } from '@/lib/http/schemas';
import { call, follow } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

async function secretsOf(event: OutsideEvent): Promise<string[]> {
  const rows = await sql()<{ drawn: string; top: MoveBody; seed: string; number: number }[]>`
    select r.drawn, r.top, r.number, g.seed from round r join game g on g.id = r.game_id
    join event e on e.id = g.event_id where e.code = ${event.code}`;
  const coming = rows.filter(({ number }) => number > 1).map(({ drawn }) => `"${drawn}"`);
  return [...rows.map(({ top }) => `"${top.word}"`), ...coming, rows[0]!.seed];
}

const PATHS = ['', '/standings', '/rounds', '/rounds/1', '/rounds/2', '/results.csv'];

async function* answersOf(event: OutsideEvent, key: string | undefined): AsyncGenerator<unknown> {
  for (const path of PATHS) yield (await call(event.base, event.path(path), { ...(key && { key }) })).body;
}

/** What a stream says in its first moments. */
async function* messagesOf(event: OutsideEvent, key: string | undefined, after?: number) {
  const signal = AbortSignal.timeout(400);
  yield* follow(event.base, event.code, {
    ...(key && { key }),
    ...(after !== undefined && { after }),
    signal,
  });
}

async function neverSays(secrets: string[], told: AsyncIterable<unknown>): Promise<void> {
  let count = 0;
  for await (const one of told) {
    count += 1;
    for (const secret of secrets) expect(JSON.stringify(one)).not.toContain(secret);
  }
  expect(count).toBeGreaterThan(0);
}

describe('before the close', () => {
  it('neither top, coming rack, seed nor other slips are in any answer, the host’s neither', async () => {
    const event = await OutsideEvent.create(service.base(), { seed: 'a seed that nobody may know' });
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const { round } = await event.command('start');
    const moves = legalMoves(round!).map(moveOf);
    const slip = moves.find(({ word }) => word.length > 3 && word !== moves[0]!.word)!;
    await event.send(bo.playerKey, 1, 1, slip);
    // The coming round is drawn and solved while this one is played.
    while ((await secretsOf(event)).length < 4) await new Promise((resolve) => setTimeout(resolve, 50));
    const secrets = [...(await secretsOf(event)), `"${slip.word}"`];
    const keys = [undefined, ana.playerKey, event.created.hostKey];
    for (const key of keys) {
      await neverSays(secrets, answersOf(event, key));
      await neverSays(secrets, messagesOf(event, key));
    }
    await neverSays(secrets, messagesOf(event, undefined, 0));
  });

  it('good and bad words are answered alike where the event does not check them', async () => {
    const event = await OutsideEvent.create(service.base(), {
      checkWords: false,
      showScores: true,
      seed: 'alike',
    });
    const ana = await event.join('Ana');
    const { round } = await event.command('start');
    const good = moveOf(legalMoves(round!).find(({ word }) => word.length === 4)!);
    const bad = { ...good, word: [...good.word].reverse().join('') };
    const answers: { status: number; body: SlipReceipt; headers: Headers }[] = [];
    for (const [index, move] of [good, bad].entries())
      answers.push(await event.send(ana.playerKey, 1, index + 1, move));
    const [first, second] = answers.map(({ status, body, headers }) => ({
      status,
      keys: Object.keys(body).sort(),
      score: typeof body.score,
      positive: (body.score ?? 0) > 0,
      headers: [...headers.keys()].filter((name) => name !== 'date').sort(),
    }));
    expect(second).toEqual(first);
    // Nor does asking again, or coming back to the page, tell.
    const again = await event.send(ana.playerKey, 1, 2, bad);
    expect(again.body).toEqual(answers[1]!.body);
    const { you } = await event.snapshot(ana.playerKey);
    expect(you?.slip?.score).toBe(answers[1]!.body.score);
    expect(you?.slip).not.toHaveProperty('valid');
  });

  it('written slips are answered alike, whatever they say', async () => {
    const event = await OutsideEvent.create(service.base(), { entry: 'federation', checkWords: true });
    const ana = await event.join('Ana');
    const { round } = await event.command('start');
    const good = legalMoves(round!)[0]!;
    const slips = [
      { reference: '8H', word: good.word, claimed: good.score },
      { reference: '8H', word: 'QQQ', claimed: 12 },
      { reference: '', word: '???', claimed: null },
    ];
    for (const [index, slip] of slips.entries()) {
      const path = event.path('/rounds/1/slip');
      const options = { method: 'PUT', body: { rev: index + 1, ...slip }, key: ana.playerKey };
      const { status, body } = await call<object>(event.base, path, options);
      expect([status, Object.keys(body).sort()]).toEqual([200, ['receivedAt', 'rev']]);
    }
  });
});
