const name = (code: string) => `onerack.join-url.${code}`;

/**
 * The joining address that the server gave when the event was created. Kept in this browser, since the host's
 * page may sit on `localhost`, which no phone can reach, and the projector opens from there.
 */
export function knownAddress(code: string): string | null {
  try {
    return localStorage.getItem(name(code));
  } catch {
    return null;
  }
}

export function keepAddress(code: string, url: string): void {
  try {
    localStorage.setItem(name(code), url);
  } catch {
    // Full or forbidden: the page's own address has to do.
  }
}
