import { connect } from 'node:http2';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JoinedEvent, SlipReceipt } from '@/lib/http/schemas';
import { call, eventPath, must } from '@/scripts/outside/event-client';
import { audit, faultsOf } from './audit';
import { type Fleet, withFleet } from './fleet';
import { Game } from './game';
import { hasNginx, type Nginx, startNginx } from './nginx';
import type { Outcome, Size } from './outcome';

const SIZES = { small: { players: 10, secondsPerRound: 6 }, full: { players: 60, secondsPerRound: 8 } };

/** A game through nginx as compose.yaml has it, in front of two processes, of which one is killed. */
export async function proxy(size: Size): Promise<Outcome> {
  if (!hasNginx()) return { figures: { note: 'not tried: there is no nginx' }, faults: [] };
  return withFleet(2, { TRUST_PROXY: 'yes' }, async (fleet) => {
    const nginx = await startNginx(path.join(fleet.ground.dir, 'nginx'), fleet.ports);
    try {
      return await playThrough(fleet, nginx, size);
    } finally {
      nginx.end();
    }
  });
}

async function playThrough(fleet: Fleet, nginx: Nginx, size: Size): Promise<Outcome> {
  const base = `http://127.0.0.1:${nginx.port}`;
  const game = await Game.open({
    base: () => base,
    lexicon: await fleet.ground.lexicon(),
    rounds: 100,
    ...SIZES[size],
  });
  try {
    await game.command('start');
    await game.untilOpen(1);
    const faults = [
      ...(await resumesByLastEventId(base, game)),
      ...(await ignoresToldTimes(base, game)),
      ...(await streamsOverHttp2(nginx, game)),
    ];
    const told = await delayOfMessage(game);
    const killed = performance.now();
    await fleet.services[0]?.end('SIGKILL');
    await sleep(50);
    await game.until(() => game.isOpen(), 'all streams');
    const back = Math.round(performance.now() - killed);
    await fleet.start(0);
    const { round } = await game.snapshot();
    await game.untilOpen((round?.number ?? 0) + 1);
    await game.end();
    const found = await audit(game, fleet.sql);
    return {
      figures: { 'a change → on all pages, ms': told, 'one killed → all streams, ms': back, ...found },
      faults: [...faults, ...faultsOf(found)],
    };
  } finally {
    game.close();
  }
}

/** From a host's command to the last page; what is buffered on the way would come seconds later, or never. */
async function delayOfMessage(game: Game): Promise<number> {
  const began = performance.now();
  const { version } = await game.command('extend', { seconds: 1 });
  await game.until(
    () => game.seats.every(({ tab }) => (tab.page.state().snapshot?.version ?? 0) >= version),
    'the change on all pages',
  );
  return Math.round(performance.now() - began);
}

async function firstEvents(base: string, game: Game, headers: Record<string, string>): Promise<string> {
  const gone = new AbortController();
  const response = await fetch(base + eventPath(game.code, '/stream'), { headers, signal: gone.signal });
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(part, { stream: true });
    if (/\ndata: .*\n\n/.test(text)) break;
  }
  gone.abort();
  return text;
}

async function resumesByLastEventId(base: string, game: Game): Promise<string[]> {
  const { version } = await game.snapshot();
  const text = await firstEvents(base, game, { 'last-event-id': String(version - 1) });
  const resumed = text.includes(`id: ${version}\n`) && !text.includes('event: snapshot');
  return resumed ? [] : [`a stream did not resume after version ${version - 1}`];
}

/** Nobody's own word on when a slip arrived, or from where, passes the proxy. */
async function ignoresToldTimes(base: string, game: Game): Promise<string[]> {
  const { playerKey } = await must<JoinedEvent>(base, eventPath(game.code, '/players'), {
    body: { name: 'Early' },
  });
  const sent = Date.now();
  const { body } = await call<SlipReceipt>(base, eventPath(game.code, '/rounds/1/slip'), {
    method: 'PUT',
    body: { rev: 1, move: null },
    key: playerKey,
    headers: { 'x-request-start': `t=${((sent - 3000) / 1000).toFixed(3)}` },
  });
  return body.receivedAt >= sent - 500
    ? []
    : [`a slip was dated ${sent - body.receivedAt} ms back by its sender`];
}

async function streamsOverHttp2(nginx: Nginx, game: Game): Promise<string[]> {
  const session = connect(`https://127.0.0.1:${nginx.securePort}`, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': eventPath(game.code, '/stream') });
    let text = '';
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    await game.until(() => text.includes('event: snapshot'), 'a snapshot over HTTP/2', 5000);
    return session.alpnProtocol === 'h2' ? [] : [`TLS without HTTP/2: ${session.alpnProtocol}`];
  } finally {
    session.destroy();
  }
}
