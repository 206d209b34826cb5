import { prisma } from '@/lib/db';
import type { AccountInfo } from '@/lib/http/schemas/account';
import { type PasswordProblem, passwordProblem } from '@/lib/http/schemas/password';
import { limitAttempts, registerLimits } from './limit-attempts';
import { TooBusy } from './one-at-a-time';
import { hashPassword } from './password-hash';

export interface NewUser {
  /** lower case, as `EmailText` leaves it */
  email: string;
  name: string;
  password: string;
}

export type RegisterResult =
  | { ok: true; user: AccountInfo }
  | { ok: false; code: 'email-taken' }
  | { ok: false; code: 'weak-password'; problem: PasswordProblem }
  | { ok: false; code: 'too-many-requests'; retryAfterSeconds: number };

/** Opens an account. `address` is where the request came from, for the limit; `now` in ms. */
export async function registerUser(
  input: NewUser,
  address: string,
  now = Date.now(),
): Promise<RegisterResult> {
  const problem = passwordProblem(input.password, input.email);
  if (problem) return { ok: false, code: 'weak-password', problem };
  const retryAfterSeconds = limitAttempts().take(registerLimits(address), now);
  if (retryAfterSeconds > 0) return { ok: false, code: 'too-many-requests', retryAfterSeconds };
  try {
    const passwordHash = await hashPassword(input.password);
    const row = { email: input.email, name: input.name, passwordHash };
    const user = await prisma().user.create({ data: row, select: { id: true, email: true, name: true } });
    return { ok: true, user };
  } catch (error) {
    if (error instanceof TooBusy) return { ok: false, code: 'too-many-requests', retryAfterSeconds: 10 };
    if (isTaken(error)) return { ok: false, code: 'email-taken' };
    throw error;
  }
}

/** The unique index decides, so two people who register at once cannot both have the address. */
const isTaken = (error: unknown) => (error as { code?: unknown } | null)?.code === 'P2002';
