/** A finish line whose targets follow the number of players: which ones an event is played to, and that all are told. */
import { describe, expect, it } from 'vitest';
import { eventByCode, knownEvent } from '@/lib/event';
import { hearKeyEnded } from '@/lib/event/ended-key';
import { rememberEvent } from '@/lib/event/event-info';
import { TARGETS } from '@/lib/game';
import type { DeskView, GameFile, JoinedEvent, MoveBody, Snapshot, StreamData } from '@/lib/http/schemas';
import { follow, must } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

/** Words that are worth so much on the middle row from the column on, and the racks that hold them. */
const WORTH = { 92: ['HACKING', 4], 100: ['WHISKEY', 8], 120: ['QUICKLY', 4] } as const;
type Worth = keyof typeof WORTH;

const create = (worth: Worth, settings: object = {}) =>
  OutsideEvent.create(service.base(), {
    preset: 'finish-line',
    prepared: { rounds: [{ rack: WORTH[worth][0] }, { rack: '-SANDTUE' }] },
    ...settings,
  });

const joinAs = (event: OutsideEvent, name: string, level?: string) =>
  must<JoinedEvent>(event.base, event.path('/players'), { body: { name, ...(level && { level }) } });

const seat = async (event: OutsideEvent, count: number) => {
  const players: JoinedEvent[] = [];
  for (let number = 1; number <= count; number++) players.push(await joinAs(event, `Player ${number}`));
  return players;
};

/** The first player sends a word that is worth so much; then the first round closes. */
async function firstRound(event: OutsideEvent, worth: Worth, { playerKey }: JoinedEvent): Promise<Snapshot> {
  const [word, col] = WORTH[worth];
  const move: MoveBody = { row: 8, col, direction: 'across', word };
  expect(await event.send(playerKey, 1, 1, move)).toMatchObject({ status: 200, body: { score: worth } });
  return event.command('close-round', { round: 1 });
}

async function played(worth: Worth, count: number, settings?: object): Promise<Snapshot> {
  const event = await create(worth, settings);
  const [first] = await seat(event, count);
  expect((await event.snapshot()).settings).toMatchObject({ targetScore: null });
  await event.command('start');
  return firstRound(event, worth, first!);
}

const ENDS = { status: 'finished', endReason: 'target-reached' };
const GOES_ON = { status: 'running', endReason: null };

describe('targets that follow the number of players', () => {
  it.each([
    [1, 120, ENDS, TARGETS[2]],
    [2, 120, ENDS, TARGETS[2]],
    [2, 100, GOES_ON, TARGETS[2]],
    [3, 100, ENDS, TARGETS[3]],
    [3, 92, GOES_ON, TARGETS[3]],
    [4, 92, ENDS, TARGETS[4]],
    [5, 92, ENDS, TARGETS[4]],
  ] as const)('%i players, one of whom has %i points', async (count, worth, end, targetLevels) => {
    const closed = await played(worth, count);
    expect(closed).toMatchObject({ ...end, settings: { targetsFollow: true, targetLevels } });
    if (end === ENDS)
      expect(closed.reached?.first).toMatchObject([
        { level: null, target: targetLevels.intermediate, points: worth },
      ]);
  });

  it('stay as they are set by hand', async () => {
    const byLevel = await played(100, 3, { targetLevels: TARGETS[2] });
    expect(byLevel).toMatchObject({
      ...GOES_ON,
      settings: { targetsFollow: false, targetLevels: TARGETS[2] },
    });
    const forAll = await create(100, { targetScore: 101 });
    const [first] = await seat(forAll, 3);
    await forAll.command('start');
    expect(await firstRound(forAll, 100, first!)).toMatchObject({
      ...GOES_ON,
      settings: { targetsFollow: false, targetLevels: null, targetScore: 101 },
    });
  });

  it('count who is there at the start: nobody who was removed, who is simulated, or who comes late', async () => {
    const event = await create(100, { simulated: { count: 3, strength: 'beginner' } });
    const players = await seat(event, 3);
    const host = { method: 'DELETE', key: event.created.hostKey };
    await must(event.base, event.path(`/players/${players[2]!.playerId}`), host);
    expect(await event.snapshot()).toMatchObject({ settings: { targetsFollow: true, targetLevels: null } });
    expect((await event.command('start')).settings.targetLevels).toEqual(TARGETS[2]);
    await event.join('Late');
    expect((await event.command('start')).settings.targetLevels).toEqual(TARGETS[2]);
    expect(await firstRound(event, 100, players[0]!)).toMatchObject({
      ...GOES_ON,
      settings: { targetLevels: TARGETS[2] },
    });
  });

  it('are each player’s own by level', async () => {
    const event = await create(92);
    const expert = await joinAs(event, 'Eli', 'expert');
    const beginner = await joinAs(event, 'Bea', 'beginner');
    await event.command('start');
    const [word, col] = WORTH[92];
    await event.send(expert.playerKey, 1, 1, { row: 8, col, direction: 'across', word });
    const end = await firstRound(event, 92, beginner);
    expect(end).toMatchObject(ENDS);
    expect(end.reached).toMatchObject({
      players: 1,
      first: [{ name: 'Bea', level: 'beginner', target: 70 }],
    });
  });

  it('are told with the first rack, and kept in the file of the game', async () => {
    const event = await create(100);
    const [first] = await seat(event, 3);
    await event.command('start');
    await firstRound(event, 100, first!);
    let opened: StreamData['round-open'] | undefined;
    const signal = AbortSignal.timeout(60_000);
    for await (const message of follow(event.base, event.code, { after: 0, signal })) {
      if (message.type === 'round-open') opened = message.data;
      if (message.type === 'finished') break;
    }
    expect(opened).toMatchObject({ number: 1, targetLevels: TARGETS[3] });
    const file = await must<GameFile>(event.base, event.path('/game.json'));
    expect(file).toMatchObject({ settings: { targetsFollow: true, targetLevels: TARGETS[3] } });
  });

  it('are asked of the database where a process has not heard of them yet', async () => {
    const event = await create(100);
    const [first] = await seat(event, 3);
    const before = (await eventByCode(event.code))!;
    expect(before.settings.targetLevels).toBeNull();
    await event.command('start');
    expect((await eventByCode(event.code))?.settings.targetLevels).toEqual(TARGETS[3]);
    rememberEvent(before);
    expect((await event.snapshot()).settings.targetLevels).toEqual(TARGETS[3]);
    const end = await firstRound(event, 100, first!);
    expect(end).toMatchObject({ ...ENDS, reached: { first: [{ target: 100 }] } });
    rememberEvent(before);
    hearKeyEnded(`${before.id}:targets:${event.code}`);
    expect(knownEvent(event.code)).toBeUndefined();
  });

  it('come with the start also where an end in the lobby was taken back, by who is there then', async () => {
    const event = await create(100);
    await seat(event, 2);
    expect(await event.command('finish')).toMatchObject({
      status: 'finished',
      settings: { targetLevels: null },
    });
    const key = event.created.hostKey;
    const { undo } = await must<DeskView>(event.base, event.path('/desk'), { key });
    const back = await event.command('undo', { act: undo!.act });
    expect(back).toMatchObject({ round: null, settings: { targetsFollow: true, targetLevels: null } });
    await event.join('Third');
    // Whether it waits in the lobby or stands still: the first rack brings them.
    await event.command(back.status === 'lobby' ? 'start' : 'resume');
    const open = await event.snapshot();
    expect(open.round ? open : await event.command('next-round')).toMatchObject({
      round: { number: 1 },
      settings: { targetLevels: TARGETS[3] },
    });
  });
});
