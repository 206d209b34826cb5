import { sessionUser } from '@/lib/auth';
import { fileNames, LEXICONS, type LexiconSource, lexiconStatus, ownLexicons } from '@/lib/lexicons';
import { json } from '../message';
import { route } from '../route';
import { type LexiconInfo, LexiconList } from '../schemas';

/** `names`: of the compiled files, read once for a whole list. */
export function lexiconInfo(source: LexiconSource, names?: string[]): LexiconInfo {
  const { id, name, nativeName, tileSet, licence, notice } = source;
  const status = lexiconStatus(source, names);
  return {
    id,
    name,
    nativeName,
    tileSet,
    words: status.state === 'ready' ? status.words : source.about,
    counted: status.state === 'ready' || source.ownerId !== undefined,
    source: source.source,
    licence,
    notice,
    own: source.ownerId !== undefined,
    status: status.state,
    progress: status.state === 'building' ? status.progress : null,
    why: status.state === 'failed' ? status.why : null,
  };
}

export const lexiconsRoute = route({
  method: 'GET',
  path: '/api/lexicons',
  summary: 'The lexicons that events can be played with; own ones to their host alone',
  who: 'anyone',
  answers: { status: 200, schema: LexiconList },
  run: async ({ request }) => {
    const user = await sessionUser(request.header('cookie'));
    const own = user ? await ownLexicons(user.id) : [];
    const names = fileNames();
    const sources = [...LEXICONS, ...own.map(({ source }) => source)];
    return json({ lexicons: sources.map((source) => lexiconInfo(source, names)) });
  },
});
