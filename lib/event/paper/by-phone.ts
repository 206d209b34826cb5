import type { Db } from '../columns';

/** A condition on rows `s` of `slip`: that they came by phone. Those made from paper have no number. */
export const byPhone = (db: Db) => db`(s.body is not null and (s.rev > 0 or s.from_draft))`;
