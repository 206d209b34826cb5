/**
 * The front door: one `node:http` server. It stamps each request with the database's time when its first byte is
 * seen, answers the interface itself and hands pages to Next, whose queue would make a slip late.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tableFeed } from '@/lib/classic';
import { dbNow } from '@/lib/db';
import { feed } from '@/lib/event';
import { clientAddress, openApiRoute, ROUTES, unrouted } from '@/lib/http';
import { env, isShuttingDown, log, OperatorError, onShutdown } from '@/lib/ops';
import { arrivalTime } from './arrival';
import { compressedAssets } from './assets';
import { answerNode, fromNode, writeReply } from './for-node';
import { isOfInterface, matcher } from './match-route';
import { roomForConnections } from './room-for-connections';
import { WaitingLine } from './waiting-line';

export type Fallback = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface FrontDoor {
  server: Server;
  port: number;
}

const routes = matcher([...ROUTES, openApiRoute]);

/**
 * Milliseconds. A connection is kept for longer than most rounds take: to open one costs more than to take a slip, and
 * slips come all at once. A word list may take minutes to come in; whoever reads a body watches that it does come.
 */
const LIMITS = { keepAliveTimeout: 300_000, headersTimeout: 30_000, requestTimeout: 600_000 };

/** Listens, and registers how to stop: no new connections, those in flight get a few seconds. */
export async function openFrontDoor(next: Fallback): Promise<FrontDoor> {
  const assets = compressedAssets();
  const line = new WaitingLine((error) => log.error('a request was not answered', { error }));
  const server = createServer(LIMITS, (request, response) => {
    const receivedAt = arrivalTime(dbNow(), request.headers['x-request-start']?.toString());
    line.add(() => answer(request, response, receivedAt));
  });
  const answer = (request: IncomingMessage, response: ServerResponse, receivedAt: number) => {
    if (isShuttingDown() || room.isShort()) response.setHeader('connection', 'close');
    const found = routes.find(request.method, request.url);
    if (!found) {
      if (isOfInterface(request.url)) {
        writeReply(unrouted(request.method ?? '', routes.methods(request.url)), response);
        return;
      }
      if (assets(request, response)) return;
      tellAddress(request);
      next(request, response).catch((error) => giveUp(response, error));
      return;
    }
    answerNode(found.route, fromNode(request, response, receivedAt), found.params, response).catch(
      (error) => {
        log.error('an answer could not be written', { error });
        response.destroy();
      },
    );
  };
  const room = roomForConnections(server);
  const port = await listen(server);
  onShutdown('intake', 'front door', () => drain(server));
  return { server, port };
}

/** Addresses and hosts that cannot be any are not even looked at by Next. */
function giveUp(response: ServerResponse, error: unknown): void {
  log.debug('a request could not be read', { error });
  if (!response.headersSent) response.writeHead(400);
  response.end();
}

/** What Next's handlers know of the client's address comes from us, unless a proxy that we believe told it. */
function tellAddress(request: IncomingMessage): void {
  const told = request.headers['x-forwarded-for'];
  request.headers['x-forwarded-for'] = clientAddress(request.socket.remoteAddress, told?.toString() ?? null);
  if (env().trustProxy) return;
  request.headers['x-forwarded-host'] = request.headers.host;
  request.headers['x-forwarded-proto'] = 'http';
}

function listen(server: Server): Promise<number> {
  const { host, port } = env();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
          : `Cannot listen on ${host}:${port}: ${error.message}`;
      reject(new OperatorError(why));
    });
    server.listen({ host, port, backlog: 4096 }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

const DRAIN_MS = 3000;

/** Streams would never end by themselves; they are told good-bye, and their readers come back when we do. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    feed().hub.close();
    tableFeed().hub.close();
    server.closeIdleConnections();
  });
}
