/** Where people join, as an address to scan and as words to read out. */
export interface JoinAddress {
  /** the full address, for the QR code */
  url: string;
  /** the site as one types it, without a scheme; the code is typed there */
  site: string;
  /** false on an address that means "this machine" to whoever types it */
  reachable: boolean;
}

const LOOPBACK = /^(localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/**
 * The address of an event's door: what the server gave when the event was created, unless only this machine
 * could reach that; else where this page came from.
 */
export function joinAddress(origin: string, code: string, known: string | null): JoinAddress {
  const here = new URL(`/e/${code}`, origin);
  const given = known && URL.canParse(known) ? new URL(known) : null;
  const url = given && !LOOPBACK.test(given.hostname) ? given : here;
  return { url: url.href, site: url.host, reachable: !LOOPBACK.test(url.hostname) };
}
