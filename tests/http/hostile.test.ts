/**
 * A hostile player calls every route and opens every stream at every stage of an event, with every kind of key that
 * is not the right one. What must not be known yet is in no answer, and what is the host's is not done.
 */
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import { ROUTES, type Route } from '@/lib/http';
import { hashKey, makeKey } from '@/lib/http/keys';
import type { JoinedEvent, MoveBody, Snapshot } from '@/lib/http/schemas';
import { call, follow } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { Referee } from '../support/referee';
import { testService } from '../support/service';

const service = testService({
  limits: { joins: 1e6, requests: 1e6, perKey: 1e6, failures: 1e6 },
  trustProxy: true,
});

/** What a hostile player may do with a route, and a body to try it with. */
interface Kind {
  /** `read`: anyone may; `host`, `operator`: refused without the right key; `own`: acts for whoever asks alone */
  kind: 'read' | 'host' | 'operator' | 'own';
  body?: object;
  /** gives up the own seat: tried with the keys of others alone */
  leaves?: true;
}

/** Every route stands here: a new one cannot be forgotten. */
const KINDS: Record<string, Kind> = {
  'POST /api/events': { kind: 'own', body: { name: 'Mine', seed: 'a seed of mine' } },
  'GET /api/events/:code': { kind: 'read' },
  // Their games, rooms and keys: tests/http/gatherings.test.ts.
  'POST /api/prepared': { kind: 'own', body: { settings: { lexicon: 'no-such-list' } } },
  'GET /api/schemas/prepared.json': { kind: 'read' },
  'POST /api/gatherings': {
    kind: 'own',
    body: { name: 'Mine', lexicon: 'no-such-list' },
  },
  'GET /api/gatherings/:gathering': { kind: 'read' },
  'PATCH /api/gatherings/:gathering': { kind: 'read' },
  'POST /api/gatherings/:gathering/host-session': { kind: 'read' },
  'POST /api/gatherings/:gathering/rooms': { kind: 'read' },
  'POST /api/gatherings/:gathering/rooms/:room/host-key': { kind: 'read' },
  'GET /api/gatherings/:gathering/ranking': { kind: 'read' },
  'GET /api/gatherings/:gathering/ranking.csv': { kind: 'read' },
  'GET /api/gatherings/:gathering/ranking.json': { kind: 'read' },
  'GET /api/gatherings/:gathering/ranking.pdf': { kind: 'read' },
  'GET /api/gatherings/:gathering/ranking.xlsx': { kind: 'read' },
  'POST /api/events/:code/players': { kind: 'own', body: { name: 'Ana' } },
  'POST /api/events/:code/host-session': { kind: 'host', body: { hostKey: makeKey('host', 'ABC234') } },
  'POST /api/events/:code/host-key': { kind: 'host' },
  'GET /api/events/:code/staff': { kind: 'host' },
  'POST /api/events/:code/staff': { kind: 'host', body: { name: 'Eve', role: 'host' } },
  'DELETE /api/events/:code/staff/:id': { kind: 'host' },
  'GET /api/events/:code/players': { kind: 'host' },
  'GET /api/events/:code/asking': { kind: 'host' },
  'POST /api/events/:code/players/return': { kind: 'own', body: { personalCode: '2345-6789' } },
  'POST /api/events/:code/players/:id/code': { kind: 'host' },
  'PATCH /api/events/:code/players/:id': { kind: 'host', body: { name: 'Hacked' } },
  'DELETE /api/events/:code/players/:id': { kind: 'host' },
  'POST /api/events/:code/players/:id/erase': { kind: 'host' },
  'POST /api/events/:code/tables': { kind: 'host', body: { players: [{ name: 'Eve' }] } },
  'POST /api/events/:code/rounds/:n/slips': { kind: 'host', body: { slips: [{ table: '1', move: 'top' }] } },
  'GET /api/events/:code/rounds/:n/slips': { kind: 'host' },
  'GET /api/events/:code/rounds/:n/slips/moves': { kind: 'host' },
  'POST /api/events/:code/simulated': { kind: 'host', body: { count: 3, strength: 'master' } },
  'DELETE /api/events/:code/simulated': { kind: 'host' },
  'POST /api/events/:code/lock': { kind: 'host', body: { locked: true } },
  'DELETE /api/events/:code': { kind: 'host' },
  'GET /api/events/:code/name-suggestions': { kind: 'read' },
  'GET /api/events/:code/report': { kind: 'host' },
  'GET /api/events/:code/report.csv': { kind: 'host' },
  'POST /api/events/:code/start': { kind: 'host', body: {} },
  'POST /api/events/:code/pause': { kind: 'host', body: {} },
  'POST /api/events/:code/resume': { kind: 'host', body: {} },
  'POST /api/events/:code/extend': { kind: 'host', body: { seconds: 3600 } },
  'POST /api/events/:code/shorten': { kind: 'host', body: { seconds: 60 } },
  'POST /api/events/:code/undo': { kind: 'host', body: { act: 'x' } },
  'POST /api/events/:code/rounds/:n/top': {
    kind: 'host',
    body: { move: { row: 8, col: 4, direction: 'across', word: 'AA' }, reason: 'Because' },
  },
  'POST /api/events/:code/rounds/:n/cancel': { kind: 'host', body: { reason: 'Because' } },
  'GET /api/events/:code/desk': { kind: 'host' },
  'POST /api/events/:code/close-round': { kind: 'host', body: {} },
  'POST /api/events/:code/next-round': { kind: 'host', body: {} },
  'POST /api/events/:code/finish': { kind: 'host', body: {} },
  'GET /api/events/:code/rounds/:n/judgements': { kind: 'host' },
  'GET /api/events/:code/rounds/:n/rulings': { kind: 'host' },
  'POST /api/events/:code/rounds/:n/rulings': {
    kind: 'host',
    body: { playerId: 'x', kind: 'set', points: 100, reason: 'Because' },
  },
  'GET /api/events/:code/journal': { kind: 'host' },
  'GET /api/events/:code/journal.csv': { kind: 'host' },
  'GET /api/events/:code/standings': { kind: 'read' },
  'GET /api/events/:code/teams': { kind: 'read' },
  'GET /api/events/:code/rounds': { kind: 'read' },
  'GET /api/events/:code/rounds/:n': { kind: 'read' },
  'GET /api/events/:code/rounds/:n/words': { kind: 'read' },
  'GET /api/events/:code/rounds/:n/moves': { kind: 'read' },
  'GET /api/events/:code/rounds/:n/played': { kind: 'read' },
  'GET /api/events/:code/rounds/:n/board.png': { kind: 'read' },
  'GET /api/events/:code/review': { kind: 'read' },
  'GET /api/events/:code/players/:id/sheet': { kind: 'read' },
  'DELETE /api/events/:code/my-name': { kind: 'own', leaves: true },
  'GET /api/events/:code/results.csv': { kind: 'read' },
  'GET /api/events/:code/results.xlsx': { kind: 'read' },
  'GET /api/events/:code/results.pdf': { kind: 'read' },
  'GET /api/events/:code/results.json': { kind: 'read' },
  'GET /api/events/:code/tables.csv': { kind: 'read' },
  'GET /api/events/:code/sheets.pdf': { kind: 'read' },
  'GET /api/events/:code/players/:id/sheet.pdf': { kind: 'read' },
  'GET /api/events/:code/groups': { kind: 'read' },
  'GET /api/events/:code/game.json': { kind: 'read' },
  'GET /api/events/:code/stream': { kind: 'read' },
  'PUT /api/events/:code/rounds/:n/slip': { kind: 'own', body: { rev: 1, move: null } },
  'PUT /api/events/:code/rounds/:n/draft': { kind: 'own', body: { rev: 1 } },
  'GET /api/events/:code/alone': { kind: 'read' },
  'POST /api/events/:code/alone': { kind: 'own', body: { name: 'Ana' } },
  'PUT /api/events/:code/homework': { kind: 'host', body: { opensAt: 1, closesAt: 2 } },
  'GET /api/alone': { kind: 'read' },
  'POST /api/alone': { kind: 'own', body: { kind: 'solitaire', lexicon: 'en' } },
  'GET /api/alone/training': { kind: 'read' },
  'POST /api/alone/training': { kind: 'own', body: { lexicon: 'en' } },
  'GET /api/alone/daily': { kind: 'read' },
  // Nobody here is signed in.
  'POST /api/alone/claim': { kind: 'host' },
  'DELETE /api/alone/name': { kind: 'own' },
  'GET /api/alone/:id/rounds/:n/words': { kind: 'read' },
  'GET /api/alone/:id': { kind: 'read' },
  'PUT /api/alone/:id/rounds/:n/move': { kind: 'own', body: { rev: 1, move: null } },
  'POST /api/alone/:id/next': { kind: 'own', body: { round: 0 } },
  'POST /api/alone/:id/top': { kind: 'own', body: { round: 1 } },
  'POST /api/alone/:id/stop': { kind: 'own' },
  'GET /api/tables': { kind: 'read' },
  'POST /api/tables': { kind: 'own', body: { name: 'Ana' } },
  'GET /api/tables/:table': { kind: 'read' },
  'DELETE /api/tables/:table': { kind: 'own' },
  'DELETE /api/tables/:table/name': { kind: 'own' },
  'GET /api/tables/:table/game.gcg': { kind: 'read' },
  'POST /api/tables/:table/seats': { kind: 'own', body: { name: 'Ana' } },
  'POST /api/tables/:table/start': { kind: 'own' },
  'POST /api/tables/:table/turns': { kind: 'own', body: { seen: 0, kind: 'pass' } },
  'GET /api/tables/:table/stream': { kind: 'read' },
  'GET /api/schemas/game.json': { kind: 'read' },
  'GET /api/schemas/results.json': { kind: 'read' },
  'POST /api/games': { kind: 'own', body: { files: [{ name: 'a.txt', text: 'no game' }] } },
  'GET /api/lexicons': { kind: 'read' },
  'GET /api/lexicons/:id': { kind: 'read' },
  'GET /api/lexicons/:id/words': { kind: 'read' },
  'GET /api/lexicons/:id/words/:version': { kind: 'read' },
  'POST /api/lexicons/:id/build': { kind: 'read' },
  'GET /api/lexicons/:id/licence': { kind: 'read' },
  'PATCH /api/lexicons/:id': { kind: 'host', body: { name: 'Mine' } },
  'DELETE /api/lexicons/:id': { kind: 'host' },
  'POST /api/lexicons': { kind: 'host', body: {} },
  'GET /api/account/lexicons': { kind: 'host' },
  'POST /api/account': { kind: 'own', body: { name: 'x', email: 'x@example.org', password: 'short' } },
  'GET /api/time': { kind: 'read' },
  'GET /api/health': { kind: 'read' },
  'GET /api/metrics': { kind: 'operator' },
};

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

it('every route is thought of', () => {
  expect(ROUTES.map(nameOf).sort()).toEqual(Object.keys(KINDS).sort());
});

/** What lies on Bo's board, and is nobody else's business ever. */
const DRAFT = 'BODRAFT';

/** An event with two players and somebody who wants to know more, and what must not get out. */
class Stage {
  private constructor(
    readonly event: OutsideEvent,
    readonly ana: JoinedEvent,
    readonly bo: JoinedEvent,
    readonly seed: string,
    /** what brings Bo back to the seat */
    readonly code: string,
  ) {}

  static async create(seed: string, settings: object = {}): Promise<Stage> {
    const event = await OutsideEvent.create(service.base(), { seed, ...settings });
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const { you } = await event.snapshot(bo.playerKey);
    return new Stage(event, ana, bo, seed, you!.personalCode);
  }

  /** Bo sends a good move that is not the top; the next round is drawn and solved meanwhile. */
  async play(snapshot: Snapshot): Promise<MoveBody> {
    const { number } = snapshot.round!;
    const moves = legalMoves(snapshot.round!).map(moveOf);
    const slip = moves.find(({ word }) => word.length > 3 && word !== moves[0]!.word)!;
    await this.event.send(this.bo.playerKey, number, 1, slip);
    await this.event.draft(this.bo.playerKey, number, { rev: 1, move: { ...slip, word: DRAFT } });
    await expect.poll(async () => (await this.rounds()).length).toBe(number + 1);
    return slip;
  }

  rounds() {
    return sql()<{ number: number; status: string; drawn: string; top: MoveBody; isotops: MoveBody[] }[]>`
      select r.number, r.status, r.drawn, r.top, r.isotops from round r join game g on g.id = r.game_id
      where g.event_id = ${this.event.created.id} order by r.number`;
  }

  /** Whatever the stage: keys and what is stored of them. */
  get keys(): string[] {
    const keys = [this.event.created.hostKey, this.ana.playerKey, this.bo.playerKey];
    return keys.flatMap((key) => [key, hashKey(key)]);
  }

  /** Tops and isotops of rounds that are not closed, racks of rounds that have not opened. */
  async secrets(): Promise<string[]> {
    const secret: string[] = [];
    for (const { status, drawn, top, isotops } of await this.rounds()) {
      if (status === 'closed') continue;
      secret.push(...[top, ...isotops].map(({ word }) => `"${word}"`));
      if (status === 'prepared') secret.push(`"${drawn}"`);
    }
    return secret;
  }
}

/** Keys that are not the right one, or none: nobody, a player, strangers with keys of their own event, forgers. */
function keysToTry(stage: Stage, stranger: Stage): Record<string, string | undefined> {
  const { event, ana } = stage;
  const forged = ana.playerKey.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  return {
    nobody: undefined,
    'a player': ana.playerKey,
    'a player who says h_': `h_${ana.playerKey.slice(2)}`,
    'a forger': forged,
    'a forger of host keys': makeKey('host', 'ZZZZZZ'),
    'a forger of invitations': makeKey('staff', stage.event.code),
    'a player elsewhere': stranger.ana.playerKey,
    'a host elsewhere': stranger.event.created.hostKey,
    'somebody who knows the event’s id': `h_${event.created.id}`,
  };
}

const ELSEWHERE = { 'x-forwarded-for': '10.9.8.7' };

/** All that a route or a stream answers: status, headers and body in one text. */
async function answer(route: Route, stage: Stage, key: string | undefined) {
  const { body } = KINDS[nameOf(route)]!;
  const path = route.path
    .replace(':code', stage.event.code)
    .replace(':n', '2')
    .replace(':id', route.path.includes('lexicons') ? 'en' : stage.bo.playerId);
  if (route.path.endsWith('/stream')) return { status: 200, text: await streamed(stage, key) };
  const options = { method: route.method, headers: ELSEWHERE, ...(key && { key }), ...(body && { body }) };
  const { status, body: said, headers } = await call(service.base(), path, options);
  // A set-cookie gives the caller's own key.
  const told = [...headers].filter(([name]) => name !== 'set-cookie');
  return { status, text: JSON.stringify([status, told, said]) };
}

const A_MOMENT_MS = 150;

/** What a stream says in its first moments, from now and from the beginning. */
async function streamed({ event: { base, code } }: Stage, key: string | undefined): Promise<string> {
  const read = async (after?: number) => {
    const messages: unknown[] = [];
    const enough = new AbortController();
    const options = { ...(key && { key }), ...(after !== undefined && { after }), signal: enough.signal };
    for await (const one of follow(base, code, options))
      if (messages.push(one) === 1) setTimeout(() => enough.abort(), A_MOMENT_MS);
    return messages;
  };
  return JSON.stringify(await Promise.all([read(), read(0)]));
}

/** Tries everything, and holds each answer against what must not be in it. */
async function attack(stage: Stage, stranger: Stage, secrets: string[]): Promise<void> {
  const before = await stage.event.snapshot();
  const attackAs = async ([who, key]: [string, string | undefined]) => {
    const own = key ? [key, hashKey(key)] : [];
    const sought = secrets.filter((one) => !own.includes(one));
    for (const route of ROUTES) {
      const name = `${who}: ${nameOf(route)}`;
      if (KINDS[nameOf(route)]!.leaves && key === stage.ana.playerKey) continue;
      const { status, text } = await answer(route, stage, key);
      const { kind } = KINDS[nameOf(route)]!;
      if (kind === 'host' || kind === 'operator') expect([401, 403], name).toContain(status);
      expect(status, name).not.toBe(500);
      for (const secret of sought) expect(text, name).not.toContain(secret);
    }
  };
  await Promise.all(Object.entries(keysToTry(stage, stranger)).map(attackAs));
  const after = await stage.event.snapshot();
  expect({ ...after, now: before.now, round: null }, 'nothing was done').toEqual({ ...before, round: null });
}

describe('a hostile player', () => {
  it('learns nothing before its time, from the lobby to the end', async () => {
    const stage = await Stage.create('the seed of hostility');
    const stranger = await Stage.create('the seed of strangers');
    const { event } = stage;
    const always = [...stage.keys, ...stranger.keys, stranger.seed, stage.code, stranger.code, DRAFT];
    await stranger.play(await stranger.event.command('start'));
    const others = [...always, ...(await stranger.secrets())];
    await attack(stage, stranger, [...others, stage.seed]);

    const slip = await stage.play(await event.command('start'));
    const open = [...others, stage.seed, ...(await stage.secrets()), `"${slip.word}"`];
    expect(open.length).toBeGreaterThan(others.length + 4);
    await attack(stage, stranger, open);
    await event.command('pause');
    await attack(stage, stranger, open);
    await event.command('resume');

    await event.command('close-round');
    await attack(stage, stranger, [...others, stage.seed, ...(await stage.secrets())]);
    const second = await stage.play(await event.command('next-round'));
    const secrets = [...others, stage.seed, ...(await stage.secrets()), `"${second.word}"`];
    await attack(stage, stranger, secrets);
    await event.command('close-round');
    await event.command('finish');
    await attack(stage, stranger, others);
    // What was looked for is found where it belongs, once its time has come.
    const told = await Promise.all(
      ROUTES.filter(({ method }) => method === 'GET').map((route) => answer(route, stage, undefined)),
    );
    const all = told.map(({ text }) => text).join();
    for (const one of [stage.seed, second.word]) expect(all.includes(one), one).toBe(true);
  });

  it('finds no more than anyone with the host’s own key or a corrector’s, but for the players', async () => {
    const stage = await Stage.create('the seed of the host');
    const slip = await stage.play(await stage.event.command('start'));
    const secrets = [
      ...(await stage.secrets()),
      `"${slip.word}"`,
      stage.seed,
      ...stage.keys.slice(2),
      stage.code,
      DRAFT,
    ];
    const { hostKey } = stage.event.created;
    const { key } = await new Referee(stage.event).invite('corrector', 'Cy');
    for (const route of ROUTES.filter(({ method }) => method === 'GET'))
      for (const own of [hostKey, key]) {
        const { text } = await answer(route, stage, own);
        for (const secret of [...secrets, key]) expect(text, nameOf(route)).not.toContain(secret);
      }
  });

  it('sees a prepared game no sooner than a drawn one', async () => {
    const prepared = { rounds: [{ rack: 'TOENAIL' }, { rack: '-SANDTUE' }] };
    const stage = await Stage.create('the seed of nothing', { prepared });
    await stage.event.command('start');
    for (const route of ROUTES.filter(({ method }) => method === 'GET'))
      expect((await answer(route, stage, stage.ana.playerKey)).text, nameOf(route)).not.toContain('SANDTUE');
  });

  it('gets at no other event with the keys of an own one', async () => {
    const [mine, theirs] = [await Stage.create('mine'), await Stage.create('theirs')];
    for (const key of [mine.ana.playerKey, mine.event.created.hostKey]) {
      const { you, host } = await theirs.event.snapshot(key);
      expect([you, host]).toEqual([null, false]);
      expect((await theirs.event.send(key, 1, 1, null)).status).toBe(403);
    }
  });

  it('cannot make another site’s page act for a player or host', async () => {
    const { event, ana } = await Stage.create('cross');
    const cookie = `onerack_host_${event.code}=${event.created.hostKey}; onerack_player_${event.code}=${ana.playerKey}`;
    const sites: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ];
    for (const route of ROUTES.filter(({ method }) => method !== 'GET'))
      for (const site of sites) {
        const path = route.path.replace(':code', event.code).replace(':n', '1').replace(':id', ana.playerId);
        const { status, body } = await call<{ code: string }>(service.base(), path, {
          method: route.method,
          headers: { cookie, ...site },
          body: KINDS[nameOf(route)]!.body ?? {},
        });
        expect([status, body.code], nameOf(route)).toEqual([403, 'cross-site']);
      }
  });
});
