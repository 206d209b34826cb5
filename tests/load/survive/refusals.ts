import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureLive } from '../bench-live';
import { faultsOf } from '../figures';
import { Room } from '../room';
import { Connections, requestText } from '../sockets';
import { withGround } from './ground';
import type { Outcome, Size } from './outcome';

const SIZES = {
  small: { requests: 4000, players: 100, rounds: 1, aSecond: 500 },
  // Half of what fills a core: a game needs the other half.
  full: { requests: 100_000, players: 500, rounds: 16, aSecond: 800 },
};

const AT_ONCE = 20;
const SLOW_BODIES = 50;
/** What a slip takes at most while the refused come in, ms: the limit of ordinary rooms. */
const ACK_P99_MS = 250;
const BIG = 1_000_000;

type Attack = (target: Target) => Promise<number>;

interface Target {
  connections: Connections;
  code: string;
  /** a player's key that is right */
  key: string;
}

const slipPath = (code: string) => `/api/events/${code}/rounds/1/slip`;
const MOVE = { rev: 1, move: { row: 8, col: 4, direction: 'across', word: 'CARE' } };

/** Each gives the status of one request that must be refused. */
const ATTACKS: Record<string, Attack> = {
  'no key': ({ connections, code }) =>
    statusOf(connections, requestText('PUT', slipPath(code), { body: MOVE })),
  'forged key': ({ connections, code }) =>
    statusOf(connections, requestText('PUT', slipPath(code), { key: 'p_forged.nonsense', body: MOVE })),
  'no such event': ({ connections }) =>
    statusOf(connections, requestText('GET', '/api/events/ZZZZZZ/stream')),
  'no JSON': ({ connections, code, key }) =>
    statusOf(connections, rawRequest('PUT', slipPath(code), key, '{"rev": 1, "move": {')),
  'wrong shape': ({ connections, code, key }) =>
    statusOf(connections, requestText('PUT', slipPath(code), { key, body: { rev: -1, move: { row: 'x' } } })),
  'no such path': ({ connections }) => statusOf(connections, requestText('DELETE', '/api/nothing/here')),
  'a megabyte': ({ connections, code, key }) =>
    statusOf(connections, rawRequest('PUT', slipPath(code), key, 'x'.repeat(BIG))),
};

/** Of so many requests one is of this kind: a megabyte costs the sender as much as the server. */
const EVERY: Record<string, number> = { 'a megabyte': 100, 'no such path': 20 };

/** Requests that are refused, in great numbers, while a game runs: its figures hold. */
export function refusals(size: Size): Promise<Outcome> {
  const { requests, players, rounds, aSecond } = SIZES[size];
  return withGround(async (ground) => {
    // Without it most would be refused unread.
    const { port } = await ground.start({ LIMIT_FAILURES_PER_MINUTE: '1000000' });
    const lexicon = await ground.lexicon();
    const aside = await Room.create(port, { secondsPerRound: 3600, maxRounds: 1 });
    await aside.fill(1);
    await aside.command('start');
    const connections = new Connections(port);
    const target: Target = { connections, code: aside.code, key: aside.players[0]?.key ?? '' };
    const slow = Array.from({ length: SLOW_BODIES }, () => slowBody(port, target));
    const statuses = new Map<string, number>();
    const began = performance.now();
    let asked = 0;
    let over = false;
    const attack = async () => {
      while (asked < requests && !over) {
        const count = asked++;
        await sleep(Math.max(0, began + (count * 1000) / aSecond - performance.now()));
        const name = nameOf(count);
        const status = await (ATTACKS[name] as Attack)(target);
        const seen = `${name}: ${status}`;
        statuses.set(seen, (statuses.get(seen) ?? 0) + 1);
      }
    };
    const attacks = Array.from({ length: AT_ONCE }, attack);
    const figures = await measureLive(port, { players, games: 1, rounds, burst: 2, fresh: false }, lexicon);
    const meanwhile = asked;
    over = size === 'small';
    await Promise.all(attacks);
    const seconds = (performance.now() - began) / 1000;
    for (const socket of slow) socket.destroy();
    connections.close();
    aside.close();
    // The small form runs beside other things, on any machine.
    const isLate = size === 'full' && figures.ackMs.p99 > ACK_P99_MS;
    const taken = [...statuses].filter(([seen]) => !/: (4\d\d|0)$/.test(seen));
    return {
      figures: {
        'refused / meanwhile / a second': `${asked} / ${meanwhile} / ${Math.round(asked / seconds)}`,
        answers: [...statuses].map(([seen, count]) => `${seen} × ${count}`).join(', '),
        'slip acknowledged, ms, p50 / p99': `${figures.ackMs.p50} / ${figures.ackMs.p99}`,
        'result on screens, ms, p50 / p99': `${figures.screenMs.p50} / ${figures.screenMs.p99}`,
        'generator late by, ms, p50 / p99': `${figures.generatorMs.p50} / ${figures.generatorMs.p99}`,
        'sent / acknowledged / counted': `${figures.sent} / ${figures.acknowledged} / ${figures.counted}`,
        'memory of the server, MB': ground.service?.peakMemory() ?? 0,
      },
      faults: [
        ...taken.map(([seen, count]) => `${count} requests were not refused (${seen})`),
        ...(isLate ? [`slips were acknowledged after ${figures.ackMs.p99} ms (p99)`] : []),
        ...faultsOf({ ...figures, rssMb: 0 }, null),
      ],
    };
  });
}

function nameOf(count: number): string {
  const names = Object.keys(ATTACKS);
  const rare = Object.entries(EVERY).find(([, every]) => count % every === 0);
  const usual = names.filter((name) => !EVERY[name]);
  return rare?.[0] ?? (usual[count % usual.length] as string);
}

async function statusOf(connections: Connections, request: string): Promise<number> {
  return (await connections.send(request)).status;
}

function rawRequest(method: string, path: string, key: string, body: string): string {
  const head = requestText(method, path, { key }).trimEnd();
  return `${head}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

/** Announces a body, and sends one byte of it a second. */
function slowBody(port: number, { code, key }: Target): Socket {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  socket.write(rawRequest('PUT', slipPath(code), key, ' '.repeat(200)).slice(0, -200));
  const timer = setInterval(() => socket.write(' '), 1000);
  socket.once('close', () => clearInterval(timer));
  return socket;
}
