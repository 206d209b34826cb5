import type { Server } from 'node:http';
import { gauge } from '@/lib/ops';

/** Of the connections that the system lets a process have; the rest is for the database, files, and a rush. */
const SHARE = 0.6;
/** Where the system does not tell. */
const USUAL = 16_384;

/**
 * Ten thousand streams and as many connections that browsers keep for their next request are more than many systems
 * let a process open. Past a share of them, answers end their connection: whoever asks again opens another.
 */
export function roomForConnections(server: Server, most = Math.floor(connectionLimit() * SHARE)) {
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
  gauge('onerack_connections', 'Open connections of this process', () => open);
  return { isShort: () => open > most };
}

function connectionLimit(): number {
  // Without it the report asks for the names of all who are connected.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return limit > 0 ? limit : USUAL;
}
