import type { MyEvent } from '@/lib/http/schemas/results';
import { DayText } from '../home';
import { Code, LinkButton } from '../ui';

const SECTIONS = [
  { title: 'Running', shows: ['running', 'paused'] },
  { title: 'Not started', shows: ['lobby'] },
  { title: 'Finished', shows: ['finished'] },
] as const;

/** A host's events: what runs now first, then what waits, then what is over. */
export function EventList({ events }: { events: readonly MyEvent[] }) {
  if (events.length === 0) return <NoEvents />;
  return SECTIONS.map(({ title, shows }) => {
    const those = events.filter((event) => (shows as readonly string[]).includes(event.status));
    if (those.length === 0) return null;
    return (
      <section key={title} className="mt-8">
        <h2 className="text-lg font-bold">{title}</h2>
        <ul className="mt-2 border-t border-line">
          {those.map((event) => (
            <Row key={event.code} event={event} />
          ))}
        </ul>
      </section>
    );
  });
}

function NoEvents() {
  return (
    <div className="mt-8 rounded-ui border border-dashed border-line-strong px-5 py-8">
      <p className="text-lg font-semibold">No event yet.</p>
      <p className="mt-1 text-quiet">
        What you host while you are signed in is listed here, with its results.
      </p>
    </div>
  );
}

function Row({ event }: { event: MyEvent }) {
  const over = event.status === 'finished';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 grow basis-44">
        <p className="flex items-baseline gap-3">
          <bdi className="truncate font-semibold">{event.name}</bdi>
          {event.status === 'paused' ? <span className="shrink-0 text-sm text-quiet">paused</span> : null}
        </p>
        <p className="text-sm text-quiet">
          {over ? null : (
            <>
              <Code value={event.code} className="text-ink" />,{' '}
            </>
          )}
          {counts(event)}, <DayText ms={event.finishedAt ?? event.startedAt ?? event.createdAt} />
        </p>
      </div>
      <div className="flex gap-2">
        {over ? (
          <LinkButton href={`/e/${event.code}/review`} aria-label={`Results of ${event.name}`}>
            Results
          </LinkButton>
        ) : null}
        <LinkButton
          href={`/host/${event.code}`}
          kind={over ? 'plain' : 'soft'}
          aria-label={`Desk of ${event.name}`}
        >
          Desk
        </LinkButton>
      </div>
    </li>
  );
}

function counts({ players, rounds, status }: MyEvent): string {
  const people = `${players} player${players === 1 ? '' : 's'}`;
  return status === 'lobby' ? people : `${people}, ${rounds} round${rounds === 1 ? '' : 's'}`;
}
