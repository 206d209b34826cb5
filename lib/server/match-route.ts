import type { Route } from '@/lib/http';

export interface Match {
  route: Route;
  /** the named parts of the path */
  params: Record<string, string>;
}

/** Finds the route among `routes` that a request is for; null: none of them. */
export function matcher(routes: readonly Route[]): (method?: string, url?: string) => Match | null {
  const mounted = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
  }));
  return (method, url) => {
    const path = url?.split('?', 1)[0] ?? '';
    for (const { route, pattern } of mounted) {
      if (route.method !== method) continue;
      const found = pattern.exec(path);
      if (found) return { route, params: { ...found.groups } };
    }
    return null;
  };
}
