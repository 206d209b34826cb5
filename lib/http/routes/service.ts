import { z } from 'zod';
import { registerUser } from '@/lib/auth';
import { dbNow, sql } from '@/lib/db';
import { metricsText } from '@/lib/ops';
import { json } from '../message';
import { problem } from '../problem';
import { route } from '../route';
import { AccountInfo, RegisterAccount } from '../schemas/account';
import { PASSWORD_MESSAGES } from '../schemas/password';

export const timeRoute = route({
  method: 'GET',
  path: '/api/time',
  summary: "The server's time",
  who: 'anyone',
  answers: { status: 200, schema: z.object({ now: z.number() }) },
  run: async () => json({ now: Math.round(dbNow()) }),
});

export const healthRoute = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the service and its database are well',
  who: 'anyone',
  answers: {
    status: 200,
    schema: z.object({ status: z.literal('ok'), database: z.literal('ok'), now: z.number() }),
  },
  run: async () => {
    await sql()`select 1`;
    return json({ status: 'ok', database: 'ok', now: Math.round(dbNow()) });
  },
});

export const metricsRoute = route({
  method: 'GET',
  path: '/api/metrics',
  summary: 'Prometheus metrics',
  who: 'anyone',
  answers: { status: 200, type: 'text/plain' },
  run: async () => ({
    status: 200,
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    body: metricsText(),
  }),
});

export const registerRoute = route({
  method: 'POST',
  path: '/api/account',
  summary: 'Makes an account for a host',
  who: 'anyone',
  body: RegisterAccount,
  answers: { status: 201, schema: AccountInfo },
  run: async ({ request, body }) => {
    const result = await registerUser(body, request.address);
    if (result.ok) return json(result.user, 201);
    if (result.code === 'email-taken')
      return problem('email-taken', {
        errors: { email: ['There is an account with this address already.'] },
      });
    if (result.code === 'weak-password')
      return problem('invalid-input', { errors: { password: [PASSWORD_MESSAGES[result.problem]] } });
    return problem('too-many-requests', { retryAfterSeconds: result.retryAfterSeconds });
  },
});
