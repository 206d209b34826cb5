// Only its origin matters: a target that leaves it is not ours.
const ANYWHERE = 'http://own.invalid';

/**
 * A path of this service to go to after signing in, out of whatever a link or a form asked for: a path, or
 * a whole address below `origin`. Everything else, `//elsewhere` and `/\elsewhere` too, becomes `fallback`.
 */
export function ownPath(target: string | null | undefined, fallback = '/', origin = ANYWHERE): string {
  if (!target) return fallback;
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  if (url?.origin !== new URL(origin).origin) return fallback;
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere` has a pathname that is an address of another host when it is read alone.
  return /^\/[/\\]/.test(path) ? fallback : path;
}
