import { sql } from '@/lib/db';

/**
 * A list of people by name, as they look for themselves in it: whatever the case, and accents beside their letters. The
 * database may know no language's order, so it is made of the key that names are compared by. `p` is their table.
 */
export function nameOrder() {
  return sql()`
    translate(regexp_replace(normalize(p.name_key, NFD), '[\\u0300-\\u036f]', '', 'g'), 'łøđ', 'lod'), p.name, p.id`;
}
