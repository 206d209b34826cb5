import { z } from 'zod';
import { sessionUser } from '@/lib/auth';
import {
  eventByCode,
  gatheringWaitsFor,
  makeRoomsResults,
  newHostKey,
  Refusal,
  type ResultsOrder,
  refuse,
} from '@/lib/event';
import {
  addRoom,
  changeGathering,
  createGathering,
  type Gathering,
  gatheringByCode,
  rankRooms,
  readGathering,
  roomsOf,
} from '@/lib/gathering';
import { isSecure } from '../cross-site';
import { gatheringKeyOf, hashKey, keyCookie, makeKey } from '../keys';
import { languageIn } from '../language-in';
import { RequestLimit } from '../limits';
import { type HttpReply, type HttpRequest, json } from '../message';
import { joinUrl } from '../public-address';
import { type Params, route } from '../route';
import {
  AddRoom,
  ChangeGathering,
  CreatedGathering,
  CreatedRoom,
  CreateEvent,
  GatheringRanking,
  GatheringView,
  ResultsFile,
} from '../schemas';

const PAGE_SIZE = 100;
const ROOM_FOR_GAME = 256 * 1024;

/** The gathering of a path, and whether its host asks. An address that has guessed too many codes is told nothing. */
async function asked(
  request: HttpRequest,
  { gathering: typed = '' }: Params,
): Promise<{ gathering: Gathering; host: boolean } | Refusal> {
  const limit = new RequestLimit(request.address);
  const gathering = await gatheringByCode(typed);
  if (!gathering) {
    const tooMany = limit.stranger();
    limit.failed();
    return tooMany ?? refuse('gathering-not-found');
  }
  const key = gatheringKeyOf((name) => request.header(name), gathering.code);
  const holds = key !== null && hashKey(key) === gathering.hostKeyHash;
  if (holds || gathering.ownerId === null) return { gathering, host: holds };
  const user = await sessionUser(request.header('cookie'));
  return { gathering, host: user?.id === gathering.ownerId };
}

async function askedByHost(request: HttpRequest, params: Params): Promise<Gathering | Refusal> {
  const found = await asked(request, params);
  if (found instanceof Refusal) return found;
  return found.host ? found.gathering : refuse('key-wrong');
}

export const createGatheringRoute = route({
  method: 'POST',
  path: '/api/gatherings',
  summary: 'Makes a gathering: one game for many rooms; without a prepared one it is drawn now',
  who: 'anyone',
  limit: 'newEvent',
  body: CreateEvent,
  mostBytes: ROOM_FOR_GAME,
  answers: { status: 201, schema: CreatedGathering },
  run: async ({ request, body: { name, seed, prepared, allowedNames: _, simulated: __, ...settings } }) => {
    const user = await sessionUser(request.header('cookie'));
    let hostKey = '';
    const made = await createGathering({
      name,
      settings,
      seed,
      prepared,
      ownerId: user?.id ?? null,
      hostKeyHash: (code) => {
        hostKey = makeKey('gathering', code);
        return hashKey(hostKey);
      },
    });
    if (made instanceof Refusal) return made;
    return json({ code: made.code, hostKey }, 201, {
      location: `/api/gatherings/${made.code}`,
      'set-cookie': keyCookie('gathering', made.code, hostKey, isSecure(request)),
    });
  },
});

export const gatheringRoute = route({
  method: 'GET',
  path: '/api/gatherings/:gathering',
  summary: 'A gathering with its rooms, as this viewer may see it now',
  who: 'anyone',
  answers: { status: 200, schema: GatheringView },
  run: async ({ request, params }) => {
    const found = await asked(request, params);
    return found instanceof Refusal ? found : json(await readGathering(found.gathering, found.host));
  },
});

export const changeGatheringRoute = route({
  method: 'PATCH',
  path: '/api/gatherings/:gathering',
  summary: 'Says that no more rooms come, or makes results public now',
  who: 'anyone',
  body: ChangeGathering,
  answers: { status: 200, schema: GatheringView },
  run: async ({ request, params, body }) => {
    const gathering = await askedByHost(request, params);
    if (gathering instanceof Refusal) return gathering;
    await changeGathering(gathering, body);
    const changed = await gatheringByCode(gathering.code);
    return changed ? json(await readGathering(changed, true)) : refuse('gathering-not-found');
  },
});

export const gatheringSessionRoute = route({
  method: 'POST',
  path: '/api/gatherings/:gathering/host-session',
  summary: 'Turns the key of a gathering’s host into the cookie that browsers use',
  who: 'anyone',
  body: z.object({ hostKey: z.string().min(1).max(100) }),
  answers: { status: 200, schema: z.object({ code: z.string() }) },
  run: async ({ request, params, body }) => {
    const found = await asked(request, params);
    if (found instanceof Refusal) return found;
    const { code, hostKeyHash } = found.gathering;
    const key = body.hostKey.trim();
    if (hashKey(key) !== hostKeyHash) {
      new RequestLimit(request.address).failed();
      return refuse('key-wrong');
    }
    return json({ code }, 200, { 'set-cookie': keyCookie('gathering', code, key, isSecure(request)) });
  },
});

export const addRoomRoute = route({
  method: 'POST',
  path: '/api/gatherings/:gathering/rooms',
  summary: 'Adds a room: an event with a code and a host key of its own',
  who: 'anyone',
  body: AddRoom,
  answers: { status: 201, schema: CreatedRoom },
  run: async ({ request, params, body: { name } }) => {
    const gathering = await askedByHost(request, params);
    if (gathering instanceof Refusal) return gathering;
    let hostKey = '';
    const rooms = await roomsOf(gathering);
    const room = await addRoom(gathering, name, rooms.length, (code) => {
      hostKey = makeKey('host', code);
      return hashKey(hostKey);
    });
    if (room instanceof Refusal) return room;
    return json({ code: room.code, hostKey, joinUrl: joinUrl(request, room.code) }, 201);
  },
});

export const roomKeyRoute = route({
  method: 'POST',
  path: '/api/gatherings/:gathering/rooms/:room/host-key',
  summary: 'Makes a new host key for a room and ends the old one',
  who: 'anyone',
  answers: { status: 201, schema: CreatedRoom },
  run: async ({ request, params }) => {
    const gathering = await askedByHost(request, params);
    if (gathering instanceof Refusal) return gathering;
    const event = await eventByCode(params.room ?? '');
    if (event?.gatheringId !== gathering.id) return refuse('event-not-found');
    const hostKey = makeKey('host', event.code);
    const done = await newHostKey(event, hashKey(hostKey));
    if (done instanceof Refusal) return done;
    return json({ code: event.code, hostKey, joinUrl: joinUrl(request, event.code) }, 201);
  },
});

/** Who may see results: the host at any time, everybody once they are public. */
async function ranked(request: HttpRequest, params: Params): Promise<Gathering | Refusal> {
  const found = await asked(request, params);
  if (found instanceof Refusal) return found;
  return (found.host ? null : await stillKept(found.gathering)) ?? found.gathering;
}

/** Why results are not public yet; null: they are. */
async function stillKept({ id, released }: Gathering): Promise<Refusal | null> {
  const waitsFor = released ? null : await gatheringWaitsFor(id);
  return waitsFor && refuse(waitsFor);
}

export const gatheringRankingRoute = route({
  method: 'GET',
  path: '/api/gatherings/:gathering/ranking',
  summary: 'The ranking over all rooms, by pages',
  who: 'anyone',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  answers: { status: 200, schema: GatheringRanking },
  run: async ({ request, params, query: { page } }) => {
    const gathering = await ranked(request, params);
    return gathering instanceof Refusal ? gathering : json(await rankRooms(gathering, page, PAGE_SIZE));
  },
});

const language = z.string().max(35).optional();
const PDF = 'application/pdf';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type FileCall = { request: HttpRequest; params: Params; query: { language?: string | undefined } };

/** The results of all rooms as one file; licences are for the host. */
async function rankingFile(
  { request, params, query }: FileCall,
  wanted: Pick<ResultsOrder, 'kind'> & Partial<Pick<ResultsOrder, 'separator'>>,
  type: string,
): Promise<HttpReply | Refusal> {
  const found = await asked(request, params);
  if (found instanceof Refusal) return found;
  const { gathering, host } = found;
  const kept = host ? null : await stillKept(gathering);
  if (kept) return kept;
  const rooms = await Promise.all((await roomsOf(gathering)).map(({ code }) => eventByCode(code ?? '')));
  const { code, name } = gathering;
  const body = await makeRoomsResults({
    ...{ separator: ',' as const, playerId: null, part: 1, only: null, host, ...wanted },
    event: { code, name, rooms: rooms.filter((room) => room !== null) },
    language: languageIn(request, query),
  });
  if (body instanceof Refusal) return body;
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${code}.${wanted.kind}"`,
    'cache-control': 'no-store',
  };
  return { status: 200, headers, body };
}

export const gatheringCsvRoute = route({
  method: 'GET',
  path: '/api/gatherings/:gathering/ranking.csv',
  summary:
    'The ranking over all rooms as a table; with `separator=;` as spreadsheets of the reader’s language take it',
  who: 'anyone',
  query: z.object({ language, separator: z.enum([',', ';']).default(',') }),
  answers: { status: 200, type: 'text/csv' },
  run: (call) =>
    rankingFile(call, { kind: 'csv', separator: call.query.separator }, 'text/csv; charset=utf-8'),
});

export const gatheringXlsxRoute = route({
  method: 'GET',
  path: '/api/gatherings/:gathering/ranking.xlsx',
  summary: 'The same as a workbook, with the rounds and the clubs of all rooms',
  who: 'anyone',
  query: z.object({ language }),
  answers: { status: 200, type: WORKBOOK },
  run: (call) => rankingFile(call, { kind: 'xlsx' }, WORKBOOK),
});

export const gatheringPdfRoute = route({
  method: 'GET',
  path: '/api/gatherings/:gathering/ranking.pdf',
  summary: 'The same for the notice board, on A4',
  who: 'anyone',
  query: z.object({ language }),
  answers: { status: 200, type: PDF },
  run: (call) => rankingFile(call, { kind: 'pdf' }, PDF),
});

export const gatheringJsonRoute = route({
  method: 'GET',
  path: '/api/gatherings/:gathering/ranking.json',
  summary: 'All that came out of all rooms; /api/schemas/results.json describes it',
  who: 'anyone',
  answers: { status: 200, schema: ResultsFile },
  run: (call) => rankingFile({ ...call, query: {} }, { kind: 'json' }, 'application/json; charset=utf-8'),
});
