import { encode } from 'next-auth/jwt';
import { prisma } from '@/lib/db';
import { authSecret } from '@/lib/ops';

/** The cookie of somebody who is signed in, with an account made for it. */
export async function signedIn(email: string): Promise<string> {
  const { id, name } = await prisma().user.create({ data: { email, name: 'Host' } });
  const token = await encode({ token: { sub: id, email, name }, secret: authSecret() });
  return `next-auth.session-token=${token}`;
}
