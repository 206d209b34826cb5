import type { Snapshot } from '@/lib/http/schemas';

/** Who is here, newest first. The server names the last sixty; the others are a number. */
export function Names({ players, joined }: Pick<Snapshot, 'players' | 'joined'>) {
  const more = players - joined.length;
  return (
    <section aria-label="Players" className="flex min-h-0 flex-col">
      <p role="status" className="tabular text-xl font-bold">
        {players === 0 ? 'Nobody is here yet' : `${players} ${players === 1 ? 'player' : 'players'}`}
      </p>
      {players === 0 ? (
        <p className="mt-1 text-quiet">Names appear here as people join.</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {joined.map((name) => (
            <li
              key={name}
              className="name-chip max-w-full truncate rounded-ui border border-line bg-sheet px-3 py-1.5"
            >
              <bdi>{name}</bdi>
            </li>
          ))}
          {more > 0 ? <li className="px-1 py-1.5 text-quiet">and {more} more</li> : null}
        </ul>
      )}
    </section>
  );
}
