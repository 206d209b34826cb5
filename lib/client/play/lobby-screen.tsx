import type { Snapshot, You } from '@/lib/http/schemas';
import { useUnusualRules } from '../board';
import { Countdown } from '../ui';
import { Plain } from './plain';

/** Waiting for the start: you are in, this is your name, so many are here, and how it goes. */
export function LobbyScreen({ snapshot, you }: { snapshot: Snapshot; you: You }) {
  return (
    <Plain>
      <p className="text-quiet">
        <bdi>{snapshot.name}</bdi>
      </p>
      <h1 className="mt-1 text-4xl font-bold">You are in</h1>
      <p className="mt-6 border-y border-line py-4 text-2xl">
        <bdi className="block truncate font-bold">{you.name}</bdi>
        <span className="text-base text-quiet" role="status">
          {company(snapshot.players)}
        </span>
      </p>
      <Waiting snapshot={snapshot} />
      <h2 className="mt-8 font-bold">How it goes</h2>
      <ol className="mt-2 flex flex-col gap-2.5">
        {stepsOf(snapshot).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="tabular w-4 shrink-0 text-end font-bold text-accent">{index + 1}</span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <Unusual rules={useUnusualRules(snapshot.settings)} />
    </Plain>
  );
}

function Unusual({ rules }: { rules: string[] }) {
  if (rules.length === 0) return null;
  return (
    <>
      <h2 className="mt-8 font-bold">In this event</h2>
      <ul className="mt-2 flex list-disc flex-col gap-2 ps-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

function Waiting({ snapshot }: { snapshot: Snapshot }) {
  if (snapshot.nextOpensAt !== null) {
    return (
      <p className="mt-4 flex items-baseline justify-between gap-4">
        <span className="font-semibold">The first rack comes in</span>
        <Countdown to={snapshot.nextOpensAt} className="text-4xl" />
      </p>
    );
  }
  const begun = snapshot.status !== 'lobby';
  return (
    <p className="mt-4 text-quiet">
      {begun ? 'The first rack comes in a moment.' : 'The host starts the game. Nothing to do until then.'}
    </p>
  );
}

function company(players: number): string {
  if (players <= 1) return 'The first one here';
  return players === 2 ? 'With one other player' : `With ${players - 1} other players`;
}

/** `90` → `1:30 minutes`; whole minutes and seconds in words. */
function duration(seconds: number): string {
  if (seconds % 60 === 0) return seconds === 60 ? 'one minute' : `${seconds / 60} minutes`;
  return seconds < 60
    ? `${seconds} seconds`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes`;
}

function stepsOf({ settings }: Snapshot): string[] {
  const written = settings.entry === 'federation';
  return [
    `Everybody gets the same rack and has ${duration(settings.secondsPerRound)} to find a move.`,
    written
      ? 'Write place, word and score, and send. You can send again until the clock ends: the last one counts.'
      : 'Lay it on the board and send. You can send again until the clock ends: the last one counts.',
    'You score what your move is worth. Then the best move goes on the board for everybody.',
  ];
}
