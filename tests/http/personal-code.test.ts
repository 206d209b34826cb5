/** Personal codes are short: guessing them is given up soon. */
import { describe, expect, it } from 'vitest';
import type { JoinedEvent, Problem } from '@/lib/http/schemas';
import { call } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const limits = { joins: 1e6, requests: 1e6, perKey: 1e6, failures: 1e6 };
const service = testService({ limits, trustProxy: true });

const create = () => OutsideEvent.create(service.base());

const enter = (event: OutsideEvent, personalCode: string, address: string) =>
  call<JoinedEvent & Problem>(event.base, event.path('/players/return'), {
    method: 'POST',
    body: { personalCode },
    headers: { 'x-forwarded-for': address },
  });

/** Many at once: none of them may slip through while the others are being looked up. */
const guess = (event: OutsideEvent, tries: number, address: string) =>
  Promise.all(Array.from({ length: tries }, (_, index) => enter(event, `2345-${2222 + index}`, address)));

const codeOf = async (event: OutsideEvent, name: string) => {
  const { playerKey } = await event.join(name);
  return (await event.snapshot(playerKey)).you!.personalCode;
};

const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Tries at once, and that no more passed than the bucket takes, which leaks while it is filled. */
async function passedOf<A extends { status: number }>(most: number, tries: () => Promise<A[]>): Promise<A[]> {
  const began = performance.now();
  const answers = await tries();
  const leaked = ((performance.now() - began) * most) / 60_000;
  expect(count(answers, 403)).toBeGreaterThanOrEqual(most);
  expect(count(answers, 403)).toBeLessThanOrEqual(most + leaked + 1);
  return answers;
}

/**
 * The refusal of the right code. One more try is let through every 2 s of an address, every 0.2 s for an event, which a busy
 * machine takes to ask: filled up again, until it is asked in time.
 */
async function refusedOf(
  event: OutsideEvent,
  code: string,
  address: string,
  fillUp: (turn: number) => Promise<unknown>,
) {
  for (let turn = 0; turn < 20; turn++) {
    await fillUp(turn);
    const answer = await enter(event, code, address);
    if (answer.status === 429) return answer;
    expect(answer.status).toBe(201);
  }
  throw new Error('the right code was never refused');
}

describe('guessing personal codes', () => {
  it('ends after 30 a minute from one address, which then does not get in with the right one either', async () => {
    const event = await create();
    const code = await codeOf(event, 'Ana');
    const answers = await passedOf(30, () => guess(event, 100, '10.1.1.1'));
    expect(count(answers, 403) + count(answers, 429)).toBe(100);
    const shut = await refusedOf(event, code, '10.1.1.1', () => guess(event, 30, '10.1.1.1'));
    expect(shut.body.code).toBe('too-many-requests');
    expect(shut.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await enter(event, code, '10.1.1.2')).status).toBe(201);
  });

  it('ends after 300 a minute for one event, from wherever; other events go on', async () => {
    const [event, other] = [await create(), await create()];
    const code = await codeOf(event, 'Ana');
    const schools = Array.from({ length: 15 }, (_, index) => `10.2.${index}.1`);
    await passedOf(300, async () =>
      (await Promise.all(schools.map((address) => guess(event, 30, address)))).flat(),
    );
    await refusedOf(event, code, '10.3.1.1', (turn) => guess(event, 30, `10.2.${20 + turn}.1`));
    expect((await enter(other, await codeOf(other, 'Ana'), '10.3.1.1')).status).toBe(201);
  });

  it('costs nobody anything who has the right one: a school comes back behind one address', async () => {
    const event = await create();
    const code = await codeOf(event, 'Ana');
    for (let times = 0; times < 50; times++) expect((await enter(event, code, '10.4.1.1')).status).toBe(201);
  });
});
