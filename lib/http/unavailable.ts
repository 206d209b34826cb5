/**
 * Whether an error says that the database cannot work at the moment (away, starting, full, read-only): the client
 * may try again, nothing was acknowledged.
 */
const CODES =
  /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|57P0[123]|53\d{3}|25006|08\w{3}|40001|40P01)$/;

export function isUnavailable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && CODES.test(code);
}
