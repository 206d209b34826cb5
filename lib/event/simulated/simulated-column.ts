import { sql } from '@/lib/db';

/** How many players of an event are simulated, where it is called `e`. */
export const simulatedColumn = () => sql()`(
  select count(*)::int from player
  where event_id = e.id and simulated is not null and removed_at is null) as simulated`;
