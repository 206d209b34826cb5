import { encode } from 'next-auth/jwt';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { CreatedEvent, Problem, Snapshot } from '@/lib/http/schemas';
import { overrideEnv } from '@/lib/ops';
import { call, eventPath } from '@/scripts/outside/event-client';
import { testService } from '../support/service';
import { signedIn } from '../support/signed-in';

const service = testService({ authSecret: 'a secret of these tests alone' });

const create = (cookie?: string) =>
  call<CreatedEvent & Problem>(service.base(), '/api/events', {
    body: { name: 'Mine' },
    ...(cookie && { headers: { cookie } }),
  });

afterEach(() => overrideEnv({ hostsNeedAccount: false }));

describe('who may host', () => {
  it('anybody, by the key; a browser gets it as a cookie that scripts cannot read', async () => {
    const { status, body, headers } = await create();
    expect(status).toBe(201);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(new RegExp(`^onerack_host_${body.code}=h_[\\w-]{43};.*HttpOnly.*SameSite=Lax`));
    const { status: started } = await call(service.base(), eventPath(body.code, '/start'), {
      body: {},
      headers: { cookie: cookie.split(';')[0]! },
    });
    expect(started).toBe(200);
  });

  it('with the key on another device, which gets the cookie for it', async () => {
    const { body: event } = await create();
    const { status, headers } = await call(service.base(), eventPath(event.code, '/host-session'), {
      body: { hostKey: ` ${event.hostKey} ` },
    });
    expect(status).toBe(200);
    const cookie = headers.get('set-cookie')!.split(';')[0]!;
    const { body } = await call<Snapshot>(service.base(), eventPath(event.code), { headers: { cookie } });
    expect(body.host).toBe(true);
  });

  it('the owner, signed in, without the key; nobody else who is signed in', async () => {
    const [mine, theirs] = [await signedIn('a@example.org'), await signedIn('b@example.org')];
    const { body: event } = await create(mine);
    const [row] = await sql()<
      { owned: boolean }[]
    >`select owner_id is not null as owned from event where code = ${event.code}`;
    expect(row?.owned).toBe(true);
    const start = (cookie: string) =>
      call<Problem>(service.base(), eventPath(event.code, '/start'), { body: {}, headers: { cookie } });
    expect((await start(theirs)).body.code).toBe('key-missing');
    expect((await start(mine)).status).toBe(200);
  });

  it('only with an account, where the setting says so', async () => {
    overrideEnv({ hostsNeedAccount: true });
    expect((await create()).body.code).toBe('not-signed-in');
    expect((await create(await signedIn('c@example.org'))).status).toBe(201);
    const forged = await encode({
      token: { sub: 'x', email: 'x@example.org' },
      secret: 'another secret, long',
    });
    expect((await create(`next-auth.session-token=${forged}`)).body.code).toBe('not-signed-in');
  });
});
