import { describe, expect, it } from 'vitest';
import { slipThread } from '@/lib/event/slip-thread';
import { peekShared } from '@/lib/ops';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

async function runningEvent(players: number) {
  const event = await OutsideEvent.create(service.base());
  const joined = await event.joinMany(players);
  const { round } = await event.command('start');
  const moves = legalMoves(round!).map(moveOf);
  return { event, joined, best: moves[0]!, other: moves.at(-1)! };
}

/** Ends the thread as a fault in it would. */
async function killThread(): Promise<void> {
  const { worker } = slipThread() as unknown as { worker: { terminate(): Promise<unknown> } | null };
  expect(worker).not.toBeNull();
  await worker?.terminate();
}

describe('the thread that reads slips', () => {
  it('may die: who waits is told to try again, and the next slips go through', async () => {
    const { event, joined, best, other } = await runningEvent(20);
    const first = joined.map(({ playerKey }) => event.send(playerKey, 1, 1, best));
    await Promise.all([killThread(), ...first]);
    for (const answer of await Promise.all(first)) {
      const told = answer.status === 200 ? 'stored' : (answer.body as unknown as { code: string }).code;
      expect(['stored', 'unavailable']).toContain(told);
    }
    // Sent again with the same number, and changed once more: every slip counts.
    for (const { playerKey } of joined)
      expect(await event.send(playerKey, 1, 1, best)).toMatchObject({ status: 200, body: { rev: 1 } });
    expect(await event.send(joined[0]!.playerKey, 1, 2, other)).toMatchObject({
      status: 200,
      body: { rev: 2 },
    });
    const { found } = await event.command('close-round', { round: 1 });
    expect(found).toBe(19);
  });

  it('gives a close nothing to wait for when it has died', async () => {
    const { event, joined, best } = await runningEvent(1);
    await event.send(joined[0]!.playerKey, 1, 1, best);
    await killThread();
    const closed = await event.command('close-round', { round: 1 });
    expect(closed.round).toMatchObject({ number: 1, status: 'closed' });
  });

  it('is there before the first slip of a round', async () => {
    await runningEvent(1);
    expect(peekShared('slip-thread')).toBeDefined();
  });
});
