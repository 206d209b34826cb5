import { readFile } from 'node:fs/promises';
import { sessionUser } from '@/lib/auth';
import { refuse } from '@/lib/event';
import {
  beginLexicon,
  fileNames,
  findLexicon,
  LEXICONS,
  type LexiconSource,
  licenceText,
  ownLexicon,
  ownLexicons,
  packedWords,
  removeOwnLexicon,
  renameOwnLexicon,
} from '@/lib/lexicons';
import { env } from '@/lib/ops';
import { lexiconInfo, ownLexiconInfo } from '../lexicon-info';
import { type HttpRequest, json } from '../message';
import { route } from '../route';
import {
  LexiconInfo,
  LexiconList,
  LexiconWords,
  OwnLexicon,
  OwnLexiconList,
  RenameLexicon,
} from '../schemas';

const userOf = (request: HttpRequest) => sessionUser(request.header('cookie'));

/** A lexicon that whoever asks may see. */
async function lexiconFor(request: HttpRequest, id: string): Promise<LexiconSource | null> {
  const source = await findLexicon(id);
  if (!source?.ownerId) return source;
  const user = await userOf(request);
  return source.ownerId === user?.id && !source.removed ? source : null;
}

export const lexiconsRoute = route({
  method: 'GET',
  path: '/api/lexicons',
  summary: 'The lexicons that events can be played with; own ones to their host alone',
  who: 'anyone',
  answers: { status: 200, schema: LexiconList },
  run: async ({ request }) => {
    const user = await userOf(request);
    const own = user ? await ownLexicons(user.id) : [];
    const names = fileNames();
    const sources = [...LEXICONS, ...own.map(({ source }) => source)];
    return json({ lexicons: sources.map((source) => lexiconInfo(source, names)) });
  },
});

export const ownLexiconsRoute = route({
  method: 'GET',
  path: '/api/account/lexicons',
  summary: "The signed-in host's own lists with their reports, newest first",
  who: 'anyone',
  answers: { status: 200, schema: OwnLexiconList },
  run: async ({ request }) => {
    const user = await userOf(request);
    if (!user) return refuse('not-signed-in');
    const names = fileNames();
    const lexicons = (await ownLexicons(user.id)).map((own) => ownLexiconInfo(own, names));
    return json({ lexicons });
  },
});

export const lexiconRoute = route({
  method: 'GET',
  path: '/api/lexicons/:id',
  summary: 'A lexicon and whether it is ready; the report too if it is an own one',
  who: 'anyone',
  answers: { status: 200, schema: LexiconInfo.or(OwnLexicon) },
  run: async ({ request, params: { id = '' } }) => {
    const source = await lexiconFor(request, id);
    if (!source) return refuse('not-found');
    const own = source.ownerId ? await ownLexicon(source.ownerId, id) : null;
    return json(own ? ownLexiconInfo(own) : lexiconInfo(source));
  },
});

export const buildLexiconRoute = route({
  method: 'POST',
  path: '/api/lexicons/:id/build',
  summary: 'Compiles a lexicon that is not ready; follow it by reading the lexicon',
  who: 'anyone',
  answers: { status: 202, schema: LexiconInfo },
  run: async ({ request, params: { id = '' } }) => {
    if (env().hostsNeedAccount && !(await userOf(request))) return refuse('not-signed-in');
    const source = await lexiconFor(request, id);
    if (!source) return refuse('not-found');
    beginLexicon(source);
    const info = lexiconInfo(source);
    return json(info, info.status === 'ready' ? 200 : 202);
  },
});

export const licenceRoute = route({
  method: 'GET',
  path: '/api/lexicons/:id/licence',
  summary: "The licence of a lexicon's word list",
  who: 'anyone',
  answers: { status: 200, type: 'text/plain' },
  run: async ({ params: { id = '' } }) => {
    const source = LEXICONS.find((one) => one.id === id);
    const body = source && licenceText(source);
    return body
      ? { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
      : refuse('not-found');
  },
});

export const lexiconWordsRoute = route({
  method: 'GET',
  path: '/api/lexicons/:id/words',
  summary:
    'Where the packed words of a lexicon are, for a solver in the browser; own ones to their host alone',
  who: 'anyone',
  answers: { status: 200, schema: LexiconWords },
  run: async ({ request, params: { id = '' } }) => {
    const source = await lexiconFor(request, id);
    if (!source) return refuse('not-found');
    const packed = await packedWords(source);
    if (!packed) return refuse('lexicon-not-ready');
    const { version, words, bytes, sent, built } = packed;
    return json({ address: `/api/lexicons/${id}/words/${version}`, words, bytes, sent, built });
  },
});

export const packedWordsRoute = route({
  method: 'GET',
  path: '/api/lexicons/:id/words/:version',
  summary: 'Words in alphabetical order, front-coded by the numbers of their tiles; always gzipped',
  who: 'anyone',
  answers: { status: 200, type: 'application/octet-stream' },
  run: async ({ request, params: { id = '', version } }) => {
    const source = await lexiconFor(request, id);
    const packed = source && (await packedWords(source));
    if (!source || !packed || packed.version !== version) return refuse('not-found');
    const shared = source.ownerId ? 'private' : 'public';
    return {
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': `${shared}, max-age=31536000, immutable`,
      },
      body: new Uint8Array(await readFile(packed.path)),
    };
  },
});

export const renameLexiconRoute = route({
  method: 'PATCH',
  path: '/api/lexicons/:id',
  summary: 'Renames an own list',
  who: 'anyone',
  body: RenameLexicon,
  answers: { status: 200, schema: OwnLexicon },
  run: async ({ request, params: { id = '' }, body: { name } }) => {
    const user = await userOf(request);
    if (!user) return refuse('not-signed-in');
    const renamed = (await renameOwnLexicon(user.id, id, name)) && (await ownLexicon(user.id, id));
    return renamed ? json(ownLexiconInfo(renamed)) : refuse('not-found');
  },
});

export const removeLexiconRoute = route({
  method: 'DELETE',
  path: '/api/lexicons/:id',
  summary: 'Removes an own list, unless an event that is not over plays with it',
  who: 'anyone',
  answers: { status: 204 },
  run: async ({ request, params: { id = '' } }) => {
    const user = await userOf(request);
    if (!user) return refuse('not-signed-in');
    const removed = await removeOwnLexicon(user.id, id);
    if (!removed) return refuse('not-found');
    const { usedBy } = removed;
    if (usedBy.length === 0) return { status: 204 };
    return refuse('lexicon-in-use', {
      detail: `Finish ${usedBy.map((name) => `“${name}”`).join(', ')} first.`,
    });
  },
});
