import type { NextRequest } from 'next/server';
import { authOptions } from './options';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** Everything below `/api/auth/`: signing in and out, the way to a provider and back, the CSRF token. */
export async function handleAuth(request: NextRequest, context: Context): Promise<Response> {
  // Loaded with the first sign-in: the front door imports this room for sessionUser alone.
  const { default: NextAuth } = await import('next-auth');
  return NextAuth(request, context, authOptions(request.headers));
}
