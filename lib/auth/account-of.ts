import { prisma } from '@/lib/db';
import type { AccountInfo } from '@/lib/http/schemas/account';

/** An account as its owner sees it. */
export interface OwnAccount extends AccountInfo {
  hasPassword: boolean;
  /** ids of the providers it is linked with */
  providers: string[];
}

/** The account of a signed-in person; null when its row is gone, though the cookie is still good. */
export async function accountOf(userId: string): Promise<OwnAccount | null> {
  const row = await prisma().user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      name: true,
      passwordHash: true,
      accounts: { select: { provider: true } },
    },
  });
  if (!row) return null;
  const { passwordHash, accounts, ...info } = row;
  return { ...info, hasPassword: passwordHash !== null, providers: accounts.map((a) => a.provider) };
}
