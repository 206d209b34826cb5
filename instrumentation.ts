/**
 * Called by Next when a server starts. Behind the front door everything runs already; under plain `next start`,
 * which is enough for small groups, this is where it begins.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startForNext } = await import('./lib/server/for-next-start');
  await startForNext();
}
