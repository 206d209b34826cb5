import type { Rack } from '@/lib/http/schemas';

/** As the journal writes a rack: `AB+CDEFG`, `-ABCDEFG` where the one before it was rejected. */
export function rackText({ leftover, drawn, rejected }: Rack): string {
  return `${rejected ? '-' : ''}${leftover ? `${leftover}+` : ''}${drawn}`;
}
