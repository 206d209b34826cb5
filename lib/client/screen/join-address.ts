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

/** The address of an event's door, as the server gives it. */
export function joinAddress(joinUrl: string): JoinAddress {
  const { href, host, hostname } = new URL(joinUrl);
  return { url: href, site: host, reachable: !LOOPBACK.test(hostname) };
}
