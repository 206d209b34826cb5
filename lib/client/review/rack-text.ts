import type { Rack } from '@/lib/http/schemas';

/** A rack as a score sheet writes it: `RU+ZXTEU`; a leading `-` says that it was rejected and drawn anew. */
export function rackText({ leftover, drawn, rejected }: Rack): string {
  const bare = (tiles: string) => tiles.replace(/[[\]]/g, '');
  const parts = [bare(leftover), bare(drawn)].filter((part) => part !== '');
  return `${rejected ? '-' : ''}${parts.join('+')}`;
}
