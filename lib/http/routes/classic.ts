import { z } from 'zod';
import {
  actAtTable,
  createTable,
  deleteTable,
  eraseSeatName,
  exportGcg,
  ownTables,
  readTable,
  startEarly,
  tableFeed,
  tableId,
  takeSeat,
} from '@/lib/classic';
import { normalCode, Refusal, refuse } from '@/lib/event';
import { SSE_HEADERS } from '@/lib/live';
import { enterStream, RequestLimit, tooManyStreams } from '../limits';
import { type HttpReply, type HttpRequest, json } from '../message';
import { type KnownPerson, personOf } from '../person';
import { publicAddress } from '../public-address';
import { type Params, route } from '../route';
import { CreatedTable, CreateTable, OwnTable, TableAct, TableView, TakeSeat } from '../schemas';

interface AtTable extends KnownPerson {
  code: string;
}

/** Who asks, about which table. An address that has guessed too many codes is told nothing. */
async function atTable(request: HttpRequest, { table = '' }: Params): Promise<AtTable | Refusal> {
  const tooMany = new RequestLimit(request.address).stranger();
  if (tooMany) return tooMany;
  const code = normalCode(table);
  return code ? { code, ...(await personOf(request)) } : refuse('table-not-found');
}

/** Changes the table and answers with it as it is then. */
async function changed(
  { code, person, headers }: AtTable,
  done: Promise<Refusal | null>,
): Promise<HttpReply | Refusal> {
  const refused = await done;
  if (refused) return refused;
  const view = await readTable(code, person);
  return view instanceof Refusal ? view : json(view, 200, headers);
}

export const createTableRoute = route({
  method: 'POST',
  path: '/api/tables',
  summary: 'Creates a classic table and takes its first seat',
  who: 'anyone',
  limit: 'newEvent',
  body: CreateTable,
  answers: { status: 201, schema: CreatedTable },
  run: async ({ request, body: { name, seed, ...settings } }) => {
    const { person, headers } = await personOf(request);
    const created = await createTable({ person, name, seed, settings });
    if (created instanceof Refusal) return created;
    const joinUrl = `${publicAddress(request)}/table/${created.code}`;
    return json({ code: created.code, joinUrl }, 201, {
      ...headers,
      location: `/api/tables/${created.code}`,
    });
  },
});

export const ownTablesRoute = route({
  method: 'GET',
  path: '/api/tables',
  summary: 'The tables that one sits at, those that wait for one first',
  who: 'anyone',
  answers: { status: 200, schema: z.object({ tables: z.array(OwnTable) }) },
  run: async ({ request }) => json({ tables: await ownTables((await personOf(request)).person) }),
});

export const tableRoute = route({
  method: 'GET',
  path: '/api/tables/:table',
  summary: 'A table as this viewer may see it now',
  who: 'anyone',
  answers: { status: 200, schema: TableView },
  run: async ({ request, params }) => {
    const at = await atTable(request, params);
    if (at instanceof Refusal) return at;
    const view = await readTable(at.code, at.person);
    return view instanceof Refusal ? view : json(view);
  },
});

export const deleteTableRoute = route({
  method: 'DELETE',
  path: '/api/tables/:table',
  summary: 'Takes a table away that is not being played, for whoever created it',
  who: 'anyone',
  answers: { status: 200, schema: z.object({ code: z.string() }) },
  run: async ({ request, params }) => {
    const at = await atTable(request, params);
    if (at instanceof Refusal) return at;
    return (await deleteTable(at.code, at.person)) ?? json({ code: at.code });
  },
});

export const eraseSeatNameRoute = route({
  method: 'DELETE',
  path: '/api/tables/:table/name',
  summary: 'Takes the own name away from a game that is over, or from a table that waits',
  who: 'anyone',
  answers: { status: 200, schema: TableView },
  run: async ({ request, params }) => {
    const at = await atTable(request, params);
    return at instanceof Refusal ? at : changed(at, eraseSeatName(at.code, at.person));
  },
});

export const tableGcgRoute = route({
  method: 'GET',
  path: '/api/tables/:table/game.gcg',
  summary: 'A game that is over, in the GCG format',
  who: 'anyone',
  answers: { status: 200, type: 'text/plain' },
  run: async ({ request, params }) => {
    const at = await atTable(request, params);
    if (at instanceof Refusal) return at;
    const view = await readTable(at.code, at.person);
    const body = view instanceof Refusal ? null : exportGcg(view);
    if (body === null) return view instanceof Refusal ? view : refuse('not-found');
    return {
      status: 200,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="onerack-${at.code}.gcg"`,
      },
      body,
    };
  },
});

export const takeSeatRoute = route({
  method: 'POST',
  path: '/api/tables/:table/seats',
  summary: 'Takes the next seat; with the last one the game begins',
  who: 'anyone',
  limit: 'join',
  body: TakeSeat,
  answers: { status: 200, schema: TableView },
  run: async ({ request, params, body: { name } }) => {
    const at = await atTable(request, params);
    return at instanceof Refusal ? at : changed(at, takeSeat(at.code, at.person, name));
  },
});

export const startTableRoute = route({
  method: 'POST',
  path: '/api/tables/:table/start',
  summary: 'Begins with the players who are there, for whoever created the table',
  who: 'anyone',
  answers: { status: 200, schema: TableView },
  run: async ({ request, params }) => {
    const at = await atTable(request, params);
    return at instanceof Refusal ? at : changed(at, startEarly(at.code, at.person));
  },
});

export const tableTurnRoute = route({
  method: 'POST',
  path: '/api/tables/:table/turns',
  summary: 'Plays, exchanges, passes, challenges, or accepts the last move',
  who: 'anyone',
  body: TableAct,
  answers: { status: 200, schema: TableView },
  run: async ({ request, params, body }) => {
    const at = await atTable(request, params);
    return at instanceof Refusal ? at : changed(at, actAtTable(at.code, at.person, body));
  },
});

export const tableStreamRoute = route({
  method: 'GET',
  path: '/api/tables/:table/stream',
  summary:
    'The table at each change, as server-sent events of type `table`; nothing at once after the version given',
  who: 'anyone',
  query: z.object({ after: z.coerce.number().int().min(0).optional().catch(undefined) }),
  answers: { status: 200, type: 'text/event-stream' },
  run: async ({ request, params, query }) => {
    const at = await atTable(request, params);
    if (at instanceof Refusal) return at;
    const full = tooManyStreams(request.address);
    if (full) return full;
    const id = await tableId(at.code);
    if (!id) return refuse('table-not-found');
    const last = request.header('last-event-id');
    const after = last !== null && /^\d{1,9}$/.test(last) ? Number(last) : (query.after ?? null);
    return {
      status: 200,
      headers: SSE_HEADERS,
      body: (sink) => {
        const leave = enterStream(request.address);
        const stop = tableFeed().follow(id, at.person, sink, after);
        return () => {
          stop();
          leave();
        };
      },
    };
  },
});
