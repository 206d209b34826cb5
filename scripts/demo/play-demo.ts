import { seededRandom } from '@/lib/engine';
import { rackText } from '@/lib/game';
import type { CreatedEvent, JoinedEvent, StandingRow, StreamMessage } from '@/lib/http/schemas';
import { openLexicon } from '@/lib/lexicons';
import { eventPath, follow, must } from '../outside/event-client';
import { names } from './names';
import { movesOf, pause, playerOf, playRound, type SimulatedPlayer, strengthOf } from './simulated-player';

export interface DemoOptions {
  players: number;
  rounds: number;
  /** for a round, between two, and in the lobby */
  seconds: number;
  gap: number;
  wait: number;
}

/** Plays a whole event over the HTTP interface and tells on the terminal how it goes. */
export async function playDemo(base: string, options: DemoOptions): Promise<void> {
  const event = await must<CreatedEvent>(base, '/api/events', {
    body: {
      name: 'Demo event',
      secondsPerRound: options.seconds,
      gapSeconds: options.gap,
      maxRounds: options.rounds,
      pace: 'auto',
      soloPreset: 'fisf',
      listed: false,
    },
  });
  say(`Watch the room:  ${base}/e/${event.code}/screen`);
  say(`Play with them:  ${base}/e/${event.code}`);
  say(`Lead the event:  ${base}/host/${event.code}  (host key ${event.hostKey})`);
  const players = await joinAll(base, event.code, options.players);
  say(
    `${players.length} simulated players are in the lobby. The first rack comes in ${options.wait} seconds.`,
  );
  await pause(options.wait * 1000);
  const playing = playUntilEnd(base, event.code, players);
  await must(base, eventPath(event.code, '/start'), { body: {}, key: event.hostKey });
  await playing;
  say(`Look at the rounds again:  ${base}/e/${event.code}/review`);
}

async function joinAll(base: string, code: string, count: number): Promise<SimulatedPlayer[]> {
  const players: SimulatedPlayer[] = [];
  for (const [index, name] of names(count).entries()) {
    const joined = await must<JoinedEvent>(base, eventPath(code, '/players'), { body: { name } });
    players.push(playerOf(joined, strengthOf((index * 7) % count, count)));
  }
  return players;
}

async function playUntilEnd(base: string, code: string, players: SimulatedPlayer[]): Promise<void> {
  const { lexicon } = openLexicon('en');
  const random = seededRandom(code);
  for await (const message of follow(base, code)) {
    tell(message);
    if (message.type === 'finished') return;
    if (message.type !== 'round-open') continue;
    const moves = movesOf(message.data, lexicon);
    for (const player of players)
      playRound(base, code, player, message.data, moves, random).catch((error) => say(String(error)));
  }
}

function tell({ type, data }: StreamMessage): void {
  if (type === 'round-open') say(`Round ${data.number}: ${rackText(data.rack)}`);
  if (type === 'round-closed') {
    const { top, found, sent, standings } = data;
    say(`  top ${top.word} ${top.score}, found by ${found} of ${sent}; ahead: ${first(standings)}`);
  }
  if (type === 'finished') {
    say(`The event is over. Tops: ${data.topTotal}`);
    for (const row of data.standings) say(`  ${row.rank}. ${row.name}  ${row.total}  (${row.percentage} %)`);
  }
}

const first = ([row]: StandingRow[]) => (row ? `${row.name} with ${row.total}` : 'nobody');

function say(line: string): void {
  console.log(`  ${line}`);
}
