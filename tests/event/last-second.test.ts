import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { Problem } from '@/lib/http/schemas';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const PLAYERS = 200;
const ROUNDS = 3;
const service = testService({ graceMs: 300 });

interface Sent {
  playerId: string;
  rev: number;
  acknowledged: boolean;
}

describe('slips in the last second', () => {
  it(`${PLAYERS} players send over and over through the close: what is acknowledged counts, nothing else`, async () => {
    const event = await OutsideEvent.create(service.base(), {
      pace: 'auto',
      secondsPerRound: 8,
      gapSeconds: 1,
      maxRounds: ROUNDS,
    });
    const players = await event.joinMany(PLAYERS);
    let acknowledged = 0;
    let state = await event.command('start');
    for (let number = 1; number <= ROUNDS; number++) {
      while (state.round?.number !== number || state.round.status !== 'open') {
        await new Promise((resolve) => setTimeout(resolve, 100));
        state = await event.snapshot();
      }
      const moves = legalMoves(state.round).map(moveOf);
      const sends = state.round.closesAt - state.now;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, sends - 3000)));
      const sent = await Promise.all(
        players.map((player, index) => storm(event, player, number, moves, index)),
      );
      acknowledged += await compare(event, number, sent);
      state = await event.snapshot();
    }
    expect(acknowledged).toBeGreaterThan(PLAYERS);
  });
});

describe('slips while the host closes the round', () => {
  it(`${PLAYERS} players send over and over: the same holds`, async () => {
    const event = await OutsideEvent.create(service.base(), { pace: 'host', secondsPerRound: 600 });
    const players = await event.joinMany(PLAYERS);
    let state = await event.command('start');
    let acknowledged = 0;
    for (let number = 1; number <= 5; number++) {
      const moves = legalMoves(state.round!).map(moveOf);
      const storms = Promise.all(players.map((player, index) => storm(event, player, number, moves, index)));
      await new Promise((resolve) => setTimeout(resolve, 500 + number * 37));
      await event.command('close-round', { round: number });
      acknowledged += await compare(event, number, await storms);
      state = await event.command('next-round', { round: number });
    }
    expect(acknowledged).toBeGreaterThan(PLAYERS);
  });
});

/** Sends a new move again and again until the server says that the round is over. */
async function storm(
  event: OutsideEvent,
  player: { playerId: string; playerKey: string },
  number: number,
  moves: ReturnType<typeof moveOf>[],
  index: number,
): Promise<Sent> {
  let rev = 0;
  let acknowledged = 0;
  for (;;) {
    rev += 1;
    const move = moves[(index + rev) % moves.length]!;
    const { status, body } = await event.send(player.playerKey, number, rev, move);
    if (status === 200) acknowledged = rev;
    else {
      expect((body as unknown as Problem).code).toBe('round-not-open');
      expect((body as unknown as Problem).late).toBe(true);
      return { playerId: player.playerId, rev: acknowledged, acknowledged: acknowledged > 0 };
    }
  }
}

/** Returns how many players had a slip acknowledged; every one of these, and nobody else, must be counted. */
async function compare(event: OutsideEvent, number: number, sent: Sent[]): Promise<number> {
  await waitForClose(event, number);
  const rows = await sql()<{ playerId: string; rev: number; points: number; standing: number }[]>`
    select s.player_id as "playerId", s.rev, s.points, st.points as standing
    from slip s join round r on r.id = s.round_id join game g on g.id = r.game_id
    join event e on e.id = g.event_id
    left join standing st on st.round_id = r.id and st.player_id = s.player_id
    where e.code = ${event.code} and r.number = ${number}`;
  const stored = new Map(rows.map((row) => [row.playerId, row]));
  const acknowledged = sent.filter((one) => one.acknowledged);
  expect(stored.size).toBe(acknowledged.length);
  for (const { playerId, rev } of acknowledged) {
    expect(stored.get(playerId)?.rev).toBe(rev);
    expect(stored.get(playerId)?.standing).toBe(stored.get(playerId)?.points);
  }
  return acknowledged.length;
}

async function waitForClose(event: OutsideEvent, number: number): Promise<void> {
  for (;;) {
    const { round, status } = await event.snapshot();
    const isPast = (round?.number ?? 0) > number || (round?.number === number && round.status === 'closed');
    if (isPast || status === 'finished') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
