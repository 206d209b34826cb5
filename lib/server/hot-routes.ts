import { HOT_ROUTES, type Route } from '@/lib/http';

interface Mounted {
  route: Route;
  pattern: RegExp;
}

const mounted: Mounted[] = HOT_ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}));

/** The hot route that a request is for, with the parts of its path; null: Next's. */
export function hotRoute(
  method: string | undefined,
  url: string | undefined,
): { route: Route; params: Record<string, string> } | null {
  const path = url?.split('?', 1)[0] ?? '';
  for (const { route, pattern } of mounted) {
    if (route.method !== method) continue;
    const found = pattern.exec(path);
    if (found) return { route, params: { ...found.groups } };
  }
  return null;
}
