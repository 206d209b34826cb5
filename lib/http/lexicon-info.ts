import { tileSet as tilesOf } from '@/lib/engine';
import { type LexiconSource, lexiconStatus, type OwnLexicon } from '@/lib/lexicons';
import type { LexiconInfo, OwnLexicon as OwnLexiconInfo } from './schemas';

/** `names`: of the compiled files, read once for a whole list. */
export function lexiconInfo(source: LexiconSource, names?: string[]): LexiconInfo {
  const { id, name, kind = null, nativeName, tileSet, licence, notice, ownerId } = source;
  const status = lexiconStatus(source, names);
  return {
    id,
    name,
    kind,
    language: languageOf(tileSet),
    nativeName,
    tileSet,
    words: status.state === 'ready' ? status.words : source.about,
    counted: status.state === 'ready' || ownerId !== undefined,
    source: source.source,
    licence,
    notice,
    own: ownerId !== undefined,
    status: status.state,
    progress: status.state === 'building' ? status.progress : null,
    why: status.state === 'failed' ? status.why : null,
  };
}

export function ownLexiconInfo({ source, report, createdAt }: OwnLexicon, names?: string[]): OwnLexiconInfo {
  return { ...lexiconInfo(source, names), createdAt: createdAt.getTime(), report };
}

/** Names of tile sets tell the edition in brackets. */
function languageOf(tileSet: string): string {
  return tilesOf(tileSet).name.replace(/ \(.*\)$/, '');
}
