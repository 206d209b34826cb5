/**
 * What creating an event hands to the desk, across the change of page. The key is shown once and then
 * forgotten here: it is in session storage, where another tab, or the next day, does not find it.
 */
const keyName = (code: string) => `onerack.host-key.${code}`;

export function handOver(created: { code: string; hostKey: string }): void {
  try {
    sessionStorage.setItem(keyName(created.code), created.hostKey);
  } catch {
    // Storage is full or forbidden: the cookie still opens the desk.
  }
}

/** The key to show, until `forgetKey`; null when it was shown, or created elsewhere. */
export function keyToShow(code: string): string | null {
  try {
    return sessionStorage.getItem(keyName(code));
  } catch {
    return null;
  }
}

export function forgetKey(code: string): void {
  try {
    sessionStorage.removeItem(keyName(code));
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
