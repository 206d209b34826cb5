/**
 * What creating an event hands to the desk, across the change of page. The key is shown once and then
 * forgotten here; the address stays, since the browser of the host may sit on `localhost`, which no phone can
 * reach. Session storage: another tab, or the next day, must not find a key.
 */
const keyName = (code: string) => `onerack.host-key.${code}`;
const addressName = (code: string) => `onerack.join-url.${code}`;

export function handOver(created: { code: string; hostKey: string; joinUrl: string }): void {
  remember(sessionStorage, keyName(created.code), created.hostKey);
  remember(localStorage, addressName(created.code), created.joinUrl);
}

/** The key to show, until `forgetKey`; null when it was shown, or created elsewhere. */
export function keyToShow(code: string): string | null {
  return recall('session', keyName(code));
}

export function forgetKey(code: string): void {
  try {
    sessionStorage.removeItem(keyName(code));
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** The address as the server gave it to this browser, or null. */
export function knownAddress(code: string): string | null {
  return recall('local', addressName(code));
}

function remember(storage: Storage, name: string, value: string): void {
  try {
    storage.setItem(name, value);
  } catch {
    // Storage is full or forbidden: the cookie still opens the desk.
  }
}

function recall(kind: 'session' | 'local', name: string): string | null {
  try {
    return (kind === 'session' ? sessionStorage : localStorage).getItem(name);
  } catch {
    return null;
  }
}
