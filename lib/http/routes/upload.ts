import { parse } from 'node:path';
import { sessionUser } from '@/lib/auth';
import { TILE_SET_IDS } from '@/lib/engine';
import { Refusal, refuse } from '@/lib/event';
import {
  Abandoned,
  addOwnLexicon,
  countOwnLexicons,
  MOST_OWN_LISTS,
  NotAWordList,
  type Progress,
  receiveUpload,
  removeFile,
  UploadTooLarge,
} from '@/lib/lexicons';
import { frame, SSE_HEADERS } from '@/lib/live';
import { log, shared } from '@/lib/ops';
import { ownLexiconInfo } from '../lexicon-info';
import { type HttpReply, type HttpRequest, json } from '../message';
import { BadForm, boundaryOf, readForm } from '../multipart';
import { problem } from '../problem';
import { invalid, route } from '../route';
import { OwnLexicon, UploadQuery } from '../schemas';

const MOST_BYTES = 64 * 2 ** 20;
/** Of one host: each takes room on the disk while it lasts. */
const MOST_AT_ONCE = 3;

export const uploadLexiconRoute = route({
  method: 'POST',
  path: '/api/lexicons',
  summary:
    'Makes a lexicon of a word list of the signed-in host: one word a line, or in the first column; name and tileSet in the query, or as fields of a form. With Accept: text/event-stream the answer tells the progress',
  who: 'anyone',
  takes: ['text/plain', 'text/csv', 'application/octet-stream', 'multipart/form-data'],
  query: UploadQuery,
  answers: { status: 201, schema: OwnLexicon },
  run: async ({ request, query }) => {
    const user = await sessionUser(request.header('cookie'));
    if (!user) return refuse('not-signed-in');
    if ((await countOwnLexicons(user.id)) >= MOST_OWN_LISTS) return refuse('too-many-lexicons');
    const leave = enter(user.id);
    if (!leave) return refuse('too-many-requests', { retryAfterSeconds: 10 });
    let left: Promise<unknown> = Promise.resolve();
    try {
      const received = await receive(request, query);
      if (received instanceof Refusal) return received;
      const making = new Making(user.id, received, request.gone());
      left = making.done;
      return wantsProgress(request) ? making.told() : await making.answer();
    } finally {
      void left.then(leave);
    }
  },
});

const wantsProgress = (request: HttpRequest) => /\btext\/event-stream\b/.test(request.header('accept') ?? '');

/** Null when the host has as many uploads under way as one may; otherwise what to call at the end. */
function enter(ownerId: string): (() => void) | null {
  const underWay = shared('uploads-under-way', () => new Map<string, number>());
  const count = underWay.get(ownerId) ?? 0;
  if (count >= MOST_AT_ONCE) return null;
  underWay.set(ownerId, count + 1);
  return () => {
    const left = (underWay.get(ownerId) ?? 1) - 1;
    if (left > 0) underWay.set(ownerId, left);
    else underWay.delete(ownerId);
  };
}

interface Received {
  upload: string;
  name: string;
  tileSet: string;
}

/** The body in a file, with what the host said of it. Nothing stays of what is refused. */
async function receive(request: HttpRequest, query: UploadQuery): Promise<Received | Refusal> {
  const toFile = (chunks: AsyncIterable<Uint8Array>) => receiveUpload(chunks, MOST_BYTES);
  const boundary = boundaryOf(request.header('content-type'));
  try {
    if (boundary === null) {
      const said = checked(query);
      return said instanceof Refusal ? said : { upload: await toFile(request.chunks()), ...said };
    }
    const form = await readForm(request.chunks(), boundary, toFile);
    const said = checked({ name: parse(form.fileName ?? '').name || undefined, ...query, ...form.fields });
    if (form.file === undefined) return refuse('invalid-input', { errors: { file: ['Choose a file.'] } });
    if (said instanceof Refusal) removeFile(form.file);
    return said instanceof Refusal ? said : { upload: form.file, ...said };
  } catch (error) {
    if (error instanceof UploadTooLarge)
      return refuse('upload-too-large', { detail: `At most ${MOST_BYTES / 2 ** 20} MB.` });
    if (error instanceof BadForm) return refuse('bad-request', { detail: 'The form is cut off.' });
    throw error;
  }
}

function checked(said: Record<string, unknown>): { name: string; tileSet: string } | Refusal {
  const parsed = UploadQuery.safeParse(said);
  if (!parsed.success) return invalid(parsed.error, said);
  const { name, tileSet } = parsed.data;
  const errors = {
    ...(name === undefined && { name: ['Give the list a name.'] }),
    ...((tileSet === undefined || !TILE_SET_IDS.includes(tileSet)) && { tileSet: ['Choose the tiles.'] }),
  };
  if (Object.keys(errors).length > 0) return refuse('invalid-input', { errors });
  return { name: name ?? '', tileSet: tileSet ?? '' };
}

/** An upload that is being made into a lexicon, until its sender goes away. */
class Making {
  /** Settles when nothing of it goes on; never rejects. */
  readonly done: Promise<unknown>;
  private readonly result: Promise<HttpReply>;
  private onProgress: (progress: Progress) => void = () => {};

  constructor(ownerId: string, { upload, name, tileSet }: Received, gone: AbortSignal) {
    const onProgress = (progress: Progress) => this.onProgress(progress);
    this.result = addOwnLexicon({ ownerId, name, tileSet, upload, onProgress, signal: gone })
      .then(
        (own) => json(ownLexiconInfo(own), 201, { location: `/api/lexicons/${own.source.id}` }),
        (error) => refusalOf(error),
      )
      .finally(() => removeFile(upload));
    this.done = this.result.catch(() => {});
  }

  answer(): Promise<HttpReply> {
    return this.result;
  }

  /** The answer as a stream: `progress` many times, then `done` with the lexicon or `refused` with the problem. */
  told(): HttpReply {
    return {
      status: 200,
      headers: SSE_HEADERS,
      body: (sink) => {
        this.onProgress = ({ phase, progress }) =>
          sink.write(frame('progress', JSON.stringify({ phase, progress })));
        void this.done.then(async () => {
          const { status, body } = await this.result;
          sink.write(frame(status === 201 ? 'done' : 'refused', String(body)));
          sink.close();
        });
        return () => {};
      },
    };
  }
}

function refusalOf(error: unknown): HttpReply {
  if (error instanceof NotAWordList) return problem(error.code, { detail: error.message });
  if (error instanceof Abandoned) return problem('unavailable', { retryAfterSeconds: 5 });
  log.error('an upload could not be made into a lexicon', { error });
  return problem('server-error');
}
