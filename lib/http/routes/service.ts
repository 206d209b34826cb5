import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { registerUser } from '@/lib/auth';
import { dbNow, sql } from '@/lib/db';
import { refuse } from '@/lib/event';
import { loopDelay, metricsText } from '@/lib/ops';
import { json } from '../message';
import { operatorLacks } from '../operator';
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

/** A database that needs longer for the shortest question cannot work. */
const PATIENCE_MS = 3000;

export const healthRoute = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the service and its database are well; 503 when they are not',
  who: 'anyone',
  answers: {
    status: 200,
    schema: z.object({
      status: z.literal('ok'),
      database: z.literal('ok'),
      /** how late this process gets to its work, ms, in the last minute or two */
      delay: z.object({ p50: z.number(), p99: z.number(), max: z.number() }),
      now: z.number(),
    }),
  },
  run: async () => {
    const asked = sql()`select 1`.then(() => true);
    const answered = await Promise.race([asked, sleep(PATIENCE_MS, false, { ref: false })]);
    if (!answered) {
      asked.catch(() => {});
      return refuse('unavailable', { retryAfterSeconds: 1 });
    }
    return json({ status: 'ok', database: 'ok', delay: loopDelay(), now: Math.round(dbNow()) });
  },
});

export const metricsRoute = route({
  method: 'GET',
  path: '/api/metrics',
  summary: 'Prometheus metrics, for the operator: from this machine, or with METRICS_TOKEN as the bearer',
  who: 'anyone',
  answers: { status: 200, type: 'text/plain' },
  run: async ({ request }) => {
    const missing = operatorLacks(request);
    if (missing) return refuse(missing);
    return {
      status: 200,
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      body: metricsText(),
    };
  },
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
