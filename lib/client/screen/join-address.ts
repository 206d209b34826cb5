/** Where people join, as an address to scan and as words to read out. */
export interface JoinAddress {
  /** the full address */
  url: string;
  /** what a QR code says: the number of the hall too, for whoever scans it is there */
  scanned: string;
  /** the site as one types it, without a scheme; the code is typed there */
  site: string;
  /** false on an address that means "this machine" to whoever types it */
  reachable: boolean;
}

const LOOPBACK = /^(localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** The address of an event's door, as the server gives it, with the number that is asked for there. */
export function joinAddress(joinUrl: string, hallCode: string | null = null): JoinAddress {
  const { href, host, hostname } = new URL(joinUrl);
  const scanned = hallCode === null ? href : `${href}?hall=${hallCode}`;
  return { url: href, scanned, site: host, reachable: !LOOPBACK.test(hostname) };
}
