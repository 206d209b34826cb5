import { sql } from '@/lib/db';

/** Ours, Arabic and Persian ones. */
const FIGURES = '0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/**
 * A list of people by name, as they look for themselves in it: whatever the case, accents beside their letters, and
 * numbers at the end by their value, so that 5 comes before 10. The database may know no language's order, so it is made
 * of the key that names are compared by; one regular expression for each of ten thousand names is what a page may take.
 * `p` is their table.
 */
export function nameOrder() {
  return sql()`
    rtrim(translate(regexp_replace(normalize(p.name_key, NFD), '[\\u0300-\\u036f]', '', 'g'), 'łøđ', 'lod'), ${FIGURES}),
    length(p.name_key), p.name_key, p.name, p.id`;
}
