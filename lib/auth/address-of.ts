/**
 * The client's address, from the last entry of `X-Forwarded-For`: the one that the nearest server added
 * (the front door or Next itself with the socket's address, or a proxy). Earlier entries are hearsay.
 */
export function addressOf(header: (name: string) => string | null): string {
  return header('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}
