/**
 * One registry for the whole process. Next's route handlers, its instrumentation and our own server are
 * bundled apart, so each has its own copy of every module of ours; what must exist once (pools, hub,
 * solver, metrics) is kept on `globalThis` under a symbol that all copies share.
 */
const KEY = Symbol.for('onerack.registry');

type Holder = { [KEY]?: Map<string, unknown> };

function entries(): Map<string, unknown> {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/** The one value of this process under `key`, made on first use. Types are the caller's promise. */
export function shared<T>(key: string, make: () => T): T {
  const map = entries();
  if (!map.has(key)) map.set(key, make());
  return map.get(key) as T;
}

/** The value under `key` if it was made already. */
export function peekShared<T>(key: string): T | undefined {
  return entries().get(key) as T | undefined;
}

/** Sets or replaces the value under `key`. */
export function setShared<T>(key: string, value: T): T {
  entries().set(key, value);
  return value;
}

/** Takes the value under `key` out, so that the next `shared` makes a new one. */
export function takeShared<T>(key: string): T | undefined {
  const map = entries();
  const value = map.get(key) as T | undefined;
  map.delete(key);
  return value;
}
