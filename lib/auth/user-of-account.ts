import { prisma } from '@/lib/db';
import { type AccountInfo, EmailText } from '@/lib/http/schemas/account';
import type { SessionUser } from './session-user';

/** Somebody as an OAuth provider tells of them. */
export interface ProviderProfile {
  provider: string;
  /** the provider's own id of the person: the only thing that is trusted to stay the same */
  providerAccountId: string;
  email: string | null | undefined;
  name: string | null | undefined;
}

export type ProviderResult =
  | { ok: true; user: AccountInfo }
  /** the address belongs to an account that signs in another way: sign in there, then link */
  | { ok: false; code: 'account-not-linked' }
  /** the provider gave no address */
  | { ok: false; code: 'email-missing' }
  /** somebody who is signed in tried to link what is another account's already */
  | { ok: false; code: 'account-of-another' };

/**
 * Finds or opens the account of somebody who comes from an OAuth provider. Accounts are joined by the
 * provider's id alone: an address proves nothing, since neither here nor at every provider somebody has
 * shown that it is theirs. Whoever is signed in (`current`) links the provider to that account.
 */
export async function userOfAccount(
  profile: ProviderProfile,
  current: SessionUser | null,
): Promise<ProviderResult> {
  const { provider, providerAccountId } = profile;
  const known = await prisma().account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: { user: { select: AS_INFO } },
  });
  const owner = current && (await prisma().user.findUnique({ where: { id: current.id }, select: AS_INFO }));
  if (known && owner && known.user.id !== owner.id) return { ok: false, code: 'account-of-another' };
  if (known) return { ok: true, user: known.user };
  return owner ? link(profile, owner) : open(profile);
}

const AS_INFO = { id: true, email: true, name: true } as const;

async function link(profile: ProviderProfile, user: AccountInfo): Promise<ProviderResult> {
  const { provider, providerAccountId } = profile;
  await prisma().account.create({ data: { provider, providerAccountId, userId: user.id } });
  return { ok: true, user };
}

async function open(profile: ProviderProfile): Promise<ProviderResult> {
  const { provider, providerAccountId } = profile;
  const email = EmailText.safeParse(profile.email);
  if (!email.success) return { ok: false, code: 'email-missing' };
  const name = profile.name?.trim().slice(0, 60) || email.data.split('@')[0] || email.data;
  const taken = await prisma().user.findUnique({ where: { email: email.data }, select: { id: true } });
  if (taken) return { ok: false, code: 'account-not-linked' };
  const data = { email: email.data, name, accounts: { create: { provider, providerAccountId } } };
  return { ok: true, user: await prisma().user.create({ data, select: AS_INFO }) };
}
