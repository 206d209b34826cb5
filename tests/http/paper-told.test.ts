/** What is told, as it happens, of a room where some send from a device and others hand in on paper. */
import { describe, expect, it } from 'vitest';
import { call } from '@/scripts/outside/event-client';
import { listen } from '../support/listen';
import { Hall } from '../support/paper-hall';
import { testService } from '../support/service';

const service = testService();

describe('slips on paper, as the stream tells them', () => {
  it('are counted apart while the round is played, and nobody is missing for them', async () => {
    const hall = await Hall.create(service.base(), 3, { entry: 'assisted' });
    const { event } = hall;
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const wall = listen(event);
    const phone = listen(event, { key: ana.playerKey });
    await Promise.all([wall.begun(), phone.begun()]);
    await event.command('start');
    const opened = await wall.until(({ type }) => type === 'round-open');
    expect(opened.data).toMatchObject({ onPaper: { players: 3, slips: 0 } });
    await event.send(ana.playerKey, 1, 1, null);
    const entered = await hall.one({ table: '1', empty: true });
    expect(entered.status).toBe('entered');
    const told = (players: number, slips: number) =>
      wall.until(
        ({ type, data }) =>
          type === 'slips' && data.onPaper?.players === players && data.onPaper.slips === slips,
      );
    await told(3, 1);
    expect(await event.snapshot(hall.key)).toMatchObject({ slips: 1, onPaper: { players: 3, slips: 1 } });
    expect(await event.snapshot()).toMatchObject({ onPaper: { players: 3, slips: 1 } });
    expect((await event.snapshot(bo.playerKey)).onPaper).toBeUndefined();
    // Somebody who has a phone hands in paper all the same.
    await hall.one({ playerId: bo.playerId, empty: true });
    await told(4, 2);
    // Whoever is taken out is not waited for.
    const rows = (await hall.sheet()).rows;
    const gone = rows.find(({ table }) => table === '3')!.playerId;
    await call(event.base, event.path(`/players/${gone}`), { method: 'DELETE', key: hall.key });
    await told(3, 2);
    await Promise.all([wall.stop(), phone.stop()]);
    expect(phone.messages.filter(({ type }) => type === 'slips')).toEqual([]);
  });

  it('change, one by one, how many there are and how many of them found the top', async () => {
    const hall = await Hall.create(service.base(), 3, { entry: 'assisted' });
    const { event } = hall;
    const ana = await event.join('Ana');
    const { round } = await event.command('start');
    await event.command('close-round');
    const { version } = await event.snapshot();
    const phone = listen(event, { key: ana.playerKey, after: version });
    const told: unknown[] = [];
    for (const table of ['1', '2', '3']) {
      await hall.one({ table, move: 'top' });
      const { version: now } = await event.snapshot();
      const { data } = await phone.until((message) => message.type === 'ruling' && message.version === now);
      told.push(data);
    }
    expect(round!.number).toBe(1);
    expect(told).toMatchObject([
      { found: 1, sent: 1 },
      { found: 2, sent: 2 },
      { found: 3, sent: 3 },
    ]);
    expect(await event.snapshot()).toMatchObject({ found: 3, slips: 3 });
    await phone.stop();
  });
});
