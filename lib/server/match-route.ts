import type { Route } from '@/lib/http';

export interface Match {
  route: Route;
  /** the named parts of the path */
  params: Record<string, string>;
}

export interface Matcher {
  /** the route that a request is for, null: none of them; `HEAD` is what `GET` is, without the body */
  find(method?: string, url?: string): Match | null;
  /** the methods that an address takes */
  methods(url?: string): string[];
}

/** Finds among `routes`. */
export function matcher(routes: readonly Route[]): Matcher {
  const mounted = routes.map((route) => ({ route, parts: partsOf(route.path) }));
  return {
    find: (asked, url = '') => {
      const method = asked === 'HEAD' ? 'GET' : asked;
      const parts = partsOf(url);
      for (const { route, parts: wanted } of mounted) {
        if (route.method !== method || wanted.length !== parts.length) continue;
        const params = paramsOf(wanted, parts);
        if (params) return { route, params };
      }
      return null;
    },
    methods: (url = '') => {
      const parts = partsOf(url);
      const there = mounted.filter(
        ({ parts: wanted }) => wanted.length === parts.length && paramsOf(wanted, parts),
      );
      return there.map(({ route }) => route.method);
    },
  };
}

/** Whether an address is of the interface; signing in is left to the library that does it. */
export function isOfInterface(url = ''): boolean {
  const [first, second] = partsOf(url);
  return first === 'api' && second !== 'auth';
}

/** Of a path, without its query and a slash at its end. */
function partsOf(url: string): string[] {
  const query = url.indexOf('?');
  const end = query < 0 ? url.length : query;
  return url.slice(1, url[end - 1] === '/' ? end - 1 : end).split('/');
}

function paramsOf(wanted: readonly string[], parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index] as string;
    if (want.startsWith(':') && part !== '') params[want.slice(1)] = part;
    else if (want !== part) return null;
  }
  return params;
}
