import { sql } from '@/lib/db';
import type { OwnRun } from '@/lib/http/schemas';
import type { Person } from './run-row';

const SHOWN = 12;

/** The last runs of a person, those under way first. */
export function ownRuns({ key, userId }: Person): Promise<OwnRun[]> {
  return sql()<OwnRun[]>`
    select r.id, r.kind, e.name, r.day, r.lexicon, r.finished, r.round as rounds, r.total, r.top_total as "topTotal",
           r.used_ms as "usedMs", floor(extract(epoch from r.started_at) * 1000)::float8 as "startedAt"
    from alone_run r left join event e on e.id = r.event_id
    where r.person = ${key} or r.user_id = ${userId}
    order by r.finished, r.started_at desc, r.id desc limit ${SHOWN}`;
}
