import { expect, test } from '@playwright/test';
import type { CreatedEvent, Snapshot } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { OwnService } from './support/own-service';

test('npm start serves, a stop by SIGTERM is clean, and an event goes on after kill -9', async () => {
  const service = new OwnService(1);
  const { base } = service;
  try {
    const first = await service.start('npm', ['start']);
    const event = await must<CreatedEvent>(base, '/api/events', {
      body: { name: 'Goes on', secondsPerRound: 600 },
    });
    const command = (name: string) =>
      must<Snapshot>(base, eventPath(event.code, `/${name}`), { body: {}, key: event.hostKey });
    const { round } = await command('start');
    // To npm alone, as `docker stop` and service managers do.
    await service.stop(first, 'SIGTERM');

    const second = await service.start();
    const after = await must<Snapshot>(base, eventPath(event.code));
    expect(after.round).toEqual(round);
    await service.stop(second, 'SIGKILL');

    const third = await service.start();
    expect((await must<Snapshot>(base, eventPath(event.code))).round).toEqual(round);
    expect((await command('close-round')).round?.status).toBe('closed');
    await service.stop(third, 'SIGTERM');
    await expect.poll(() => third.exitCode).toBe(0);
  } finally {
    service.forget();
  }
});
