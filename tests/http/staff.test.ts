/** Co-hosts and correctors: invited by a link, each with an own key, which the host can end at once. */
import { describe, expect, it } from 'vitest';
import { MOST_STAFF } from '@/lib/event/invite-staff';
import type { InvitedStaff, Problem, Snapshot, StaffList, StaffMember } from '@/lib/http/schemas';
import { call, follow, must } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();
const create = () => OutsideEvent.create(service.base());

function invite(event: OutsideEvent, role: string, name: string, key = event.created.hostKey) {
  return call<InvitedStaff & Problem>(event.base, event.path('/staff'), { body: { role, name }, key });
}

const end = (event: OutsideEvent, id: string, key = event.created.hostKey) =>
  call<StaffMember & Problem>(event.base, event.path(`/staff/${id}`), { method: 'DELETE', key });

describe('an invitation', () => {
  it('is a link with a key behind the #, which makes a co-host', async () => {
    const event = await create();
    await event.join('Ana');
    const { status, body } = await invite(event, 'host', ' Zoë ');
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Zoë', role: 'host' });
    expect(body.url).toMatch(new RegExp(`/host/${event.code}#s_[\\w-]{43}$`));
    expect(body.url.endsWith(body.staffKey)).toBe(true);
    const seen = await event.snapshot(body.staffKey);
    expect(seen).toMatchObject({ host: true, staff: { id: body.id, name: 'Zoë', role: 'host' } });
    const started = await call<Snapshot>(event.base, event.path('/start'), { body: {}, key: body.staffKey });
    expect(started.body).toMatchObject({ status: 'running', host: true });
  });

  it('makes a corrector, who leads nothing', async () => {
    const event = await create();
    const { body } = await invite(event, 'corrector', 'Cy');
    expect(await event.snapshot(body.staffKey)).toMatchObject({ host: false, staff: { role: 'corrector' } });
    for (const path of ['/staff', '/players'])
      expect((await call(event.base, event.path(path), { key: body.staffKey })).status).toBe(403);
    const start = await call<Problem>(event.base, event.path('/start'), { body: {}, key: body.staffKey });
    expect([start.status, start.body.code]).toEqual([403, 'key-wrong']);
  });

  it('is opened in a browser by a cookie of its own', async () => {
    const event = await create();
    const { body } = await invite(event, 'corrector', 'Cy');
    const open = (hostKey: string) =>
      call<Problem>(event.base, event.path('/host-session'), { body: { hostKey } });
    const { status, headers } = await open(body.staffKey);
    expect(status).toBe(200);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toBe(`onerack_staff_${event.code}=${body.staffKey}`);
    const seen = await call<Snapshot>(event.base, event.path(), { headers: { cookie } });
    expect(seen.body.staff?.name).toBe('Cy');
    await end(event, body.id);
    expect((await open(body.staffKey)).body.code).toBe('key-wrong');
  });

  it('is one of a hundred at most, however many are asked for at once, until one has ended', async () => {
    const event = await create();
    const answers = await Promise.all(
      Array.from({ length: MOST_STAFF + 10 }, (_, n) => invite(event, 'corrector', `C${n}`)),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(MOST_STAFF);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'too-many-staff']);
    await end(event, made[0]!.body.id);
    expect((await invite(event, 'corrector', 'One more')).status).toBe(201);
  });

  it('opens no other event', async () => {
    const [event, other] = [await create(), await create()];
    const { body } = await invite(event, 'host', 'Zoë');
    expect(await other.snapshot(body.staffKey)).toMatchObject({ host: false, staff: null });
    expect((await invite(other, 'corrector', 'Cy', body.staffKey)).status).toBe(403);
    expect((await end(other, body.id)).body.code).toBe('staff-not-found');
  });
});

describe('the list of helpers', () => {
  it('holds no keys, and those who were sent away no more', async () => {
    const event = await create();
    const made = [await invite(event, 'host', 'Zoë'), await invite(event, 'corrector', 'Cy')];
    await end(event, made[0]!.body.id);
    const { staff } = await must<StaffList>(event.base, event.path('/staff'), { key: event.created.hostKey });
    expect(staff.map(({ name, role }) => [name, role])).toEqual([['Cy', 'corrector']]);
    expect(JSON.stringify(staff)).not.toContain(made[1]!.body.staffKey);
    expect((await end(event, made[0]!.body.id)).body.code).toBe('staff-not-found');
  });
});

describe('a helper who is sent away', () => {
  it('has a key that opens nothing, and streams that end', async () => {
    const event = await create();
    const { body } = await invite(event, 'host', 'Zoë');
    let heard = 0;
    const ended = (async () => {
      const options = { key: body.staffKey, signal: AbortSignal.timeout(120_000) };
      for await (const _ of follow(event.base, event.code, options))
        if (heard++ === 0) await end(event, body.id);
    })();
    await ended;
    expect(heard).toBe(1);
    expect(await event.snapshot(body.staffKey)).toMatchObject({ host: false, staff: null });
    const start = await call(event.base, event.path('/start'), { body: {}, key: body.staffKey });
    expect(start.status).toBe(403);
    // The page comes back with what it knows: it is told anew, without the desk.
    const { version: after } = await event.snapshot();
    const options = { key: body.staffKey, signal: AbortSignal.timeout(120_000), after };
    const first = await follow(event.base, event.code, options).next();
    expect(first.value).toMatchObject({ type: 'snapshot', data: { host: false, staff: null } });
  });
});

describe('a co-host', () => {
  it('invites and ends correctors, but neither co-hosts nor the event nor its key', async () => {
    const event = await create();
    const [zoe, max] = [await invite(event, 'host', 'Zoë'), await invite(event, 'host', 'Max')];
    const key = zoe.body.staffKey;
    const corrector = await invite(event, 'corrector', 'Cy', key);
    expect(corrector.status).toBe(201);
    expect((await end(event, corrector.body.id, key)).status).toBe(200);
    const refused = [
      await invite(event, 'host', 'Eve', key),
      await end(event, max.body.id, key),
      await call<Problem>(event.base, event.path('/host-key'), { method: 'POST', key }),
      await call<Problem>(event.base, event.path(), { method: 'DELETE', key }),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'first-host-only']);
    expect((await event.snapshot(max.body.staffKey)).host).toBe(true);
  });
});
