/** Calls of `/api/auth`, in the words of our pages. Each gets the token against forged requests first. */
export type SignInAnswer = { ok: true } | { ok: false; error: string };

/** Signs in with a password. Errors: next-auth's words or ours, see messages.ts. */
export async function signInWithPassword(email: string, password: string): Promise<SignInAnswer> {
  const url = await post('callback/credentials', { email, password });
  if (!url) return { ok: false, error: 'unreachable' };
  const error = url.searchParams.get('error');
  if (error) return { ok: false, error };
  // Back at the sign-in page without a word: the token was out of date.
  return url.pathname.startsWith('/api/auth/') ? { ok: false, error: 'try-again' } : { ok: true };
}

/** Where to send the browser to sign in at a provider; null when no answer came. `to` is an own path. */
export async function providerAddress(provider: string, to: string): Promise<string | null> {
  const url = await post(`signin/${encodeURIComponent(provider)}`, { callbackUrl: to });
  return url?.href ?? null;
}

export async function signOut(): Promise<boolean> {
  return (await post('signout', { callbackUrl: '/' })) !== null;
}

async function post(path: string, fields: Record<string, string>): Promise<URL | null> {
  try {
    const { csrfToken } = await read<{ csrfToken: string }>(fetch('/api/auth/csrf', { cache: 'no-store' }));
    const body = JSON.stringify({ ...fields, csrfToken, json: 'true' });
    const headers = { 'content-type': 'application/json' };
    const { url } = await read<{ url: string }>(
      fetch(`/api/auth/${path}`, { method: 'POST', headers, body }),
    );
    return new URL(url, location.href);
  } catch {
    return null;
  }
}

async function read<Body>(answer: Promise<Response>): Promise<Body> {
  return (await (await answer).json()) as Body;
}
