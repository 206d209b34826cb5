import { expect, it, vi } from 'vitest';
import { listen, notify, sql } from '@/lib/db';
import { testDatabase } from '../support/database';

testDatabase();

const PATIENCE = { timeout: 60_000 };

it('hears what is sent, in the order of the commits', async () => {
  const onMessage = vi.fn();
  const stop = await listen({ onMessage, onReconnect: vi.fn() });
  await sql().begin(async (tx) => {
    await tx`select pg_notify('onerack', 'second')`;
    await notify('first');
  });
  await vi.waitFor(
    () => expect(onMessage.mock.calls.map((call) => call[0])).toEqual(['first', 'second']),
    PATIENCE,
  );
  await stop();
  await notify('unheard');
  expect(onMessage).toHaveBeenCalledTimes(2);
});

it('comes back soon after its connection breaks, and says so', async () => {
  const onMessage = vi.fn();
  const onReconnect = vi.fn();
  const stop = await listen({ onMessage, onReconnect });
  expect(onReconnect).not.toHaveBeenCalled();
  const broken = await sql()`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  expect(broken.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalled(), PATIENCE);
  await notify('again');
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith('again'), PATIENCE);
  await stop();
});
