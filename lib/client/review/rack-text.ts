import { splitTiles } from '@/lib/client/board';
import type { Rack } from '@/lib/http/schemas';

/** Keeps letters apart in a script that joins them: they are tiles, not a word. */
const NON_JOINER = '\u200c';

/**
 * A rack as a score sheet writes it: `RU+ZXTEU`; a leading `-` says that it was rejected and drawn anew. `wire`: tiles of
 * several letters in brackets, as what reads it again needs them.
 */
export function rackText({ leftover, drawn, rejected }: Rack, form: 'bare' | 'wire' = 'bare'): string {
  const bare = (tiles: string) => {
    const letters = splitTiles(tiles).map((tile) => (form === 'wire' ? tile : tile.replace(/[[\]]/g, '')));
    return letters.join(/\p{Script=Arabic}/u.test(tiles) ? NON_JOINER : '');
  };
  const parts = [bare(leftover), bare(drawn)].filter((part) => part !== '');
  return `${rejected ? '-' : ''}${parts.join('+')}`;
}
