import { prisma } from '@/lib/db';
import type { AccountInfo } from '@/lib/http/schemas/account';
import { limitAttempts, signInLimits } from './limit-attempts';
import { TooBusy } from './one-at-a-time';
import { hashPassword, isOutdated, verifyPassword } from './password-hash';

export type CredentialsResult =
  | { ok: true; user: AccountInfo }
  | { ok: false; code: 'wrong-credentials' }
  | { ok: false; code: 'too-many-requests'; retryAfterSeconds: number };

/**
 * Whether an address and a password belong together. Costs the same for an address that nobody has, and
 * counts failures per account and per network. `email` as `EmailText` leaves it; `now` in ms.
 */
export async function checkCredentials(
  email: string,
  password: string,
  address: string,
  now = Date.now(),
): Promise<CredentialsResult> {
  const limits = signInLimits(email, address);
  const retryAfterSeconds = limitAttempts().take(limits, now);
  if (retryAfterSeconds > 0) return { ok: false, code: 'too-many-requests', retryAfterSeconds };
  const user = await prisma().user.findUnique({ where: { email } });
  try {
    const right = await verifyPassword(password, user?.passwordHash ?? null);
    if (!right || !user) return { ok: false, code: 'wrong-credentials' };
    if (user.passwordHash && isOutdated(user.passwordHash)) await renewHash(user.id, password);
  } catch (error) {
    if (error instanceof TooBusy) return { ok: false, code: 'too-many-requests', retryAfterSeconds: 10 };
    throw error;
  }
  limitAttempts().giveBack(limits, now);
  return { ok: true, user: { id: user.id, email: user.email, name: user.name } };
}

/** Only now is the password known: the old hash gives way to one as they are made today. */
async function renewHash(id: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await prisma().user.update({ where: { id }, data: { passwordHash } });
}
