/** The journal: whatever a referee does stands in it once, with who did it; what players do does not. */
import { describe, expect, it } from 'vitest';
import { rackText } from '@/lib/game';
import { type InvitedStaff, ResultsFile } from '@/lib/http/schemas';
import { call, must } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { Referee } from '../support/referee';
import { testService } from '../support/service';

const service = testService();

async function hosted(settings: object = {}): Promise<{ event: OutsideEvent; referee: Referee }> {
  const event = await OutsideEvent.create(service.base(), settings);
  return { event, referee: new Referee(event) };
}

/** Sent twice, as by a network that repeats. */
async function twice(referee: Referee, playerId: string, body: object): Promise<void> {
  const { event, key } = referee;
  const path = event.path(`/players/${playerId}`);
  for (let time = 0; time < 2; time++) {
    const { status } = await call(event.base, path, { method: 'PATCH', body, key });
    expect(status).toBe(200);
  }
}

/** Oldest first. */
const told = async (referee: Referee) =>
  (await referee.journal())
    .reverse()
    .map(({ author, round, what, player, before, after }) =>
      [author, round, what, player?.name ?? '', before ?? '', after ?? ''].join(' | '),
    );

describe('the journal', () => {
  it('has nothing of players who join and send, nor of a word that changes nothing', async () => {
    const { event, referee } = await hosted();
    const ana = await event.join('Ana');
    const { version } = await event.command('start');
    await event.send(ana.playerKey, 1, 1, null);
    await event.command('resume');
    await twice(referee, ana.playerId, { name: 'Ana', removed: false, withdrawn: false, extraSeconds: 0 });
    expect(await told(referee)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => referee.act('/pause', { version })));
    expect(await told(referee)).toEqual(['host | 1 | pause |  |  | ']);
  });

  it('tells once of each change of the clock', async () => {
    const { event, referee } = await hosted();
    await event.join('Ana');
    const { version } = await event.command('start');
    await Promise.all([1, 2].map(() => referee.act('/extend', { version, seconds: 30 })));
    for (const path of ['/pause', '/pause', '/resume', '/resume']) await referee.act(path);
    await referee.act('/shorten', { seconds: 10 });
    expect(await told(referee)).toEqual([
      'host | 1 | extend |  |  | +30 s',
      'host | 1 | pause |  |  | ',
      'host | 1 | resume |  |  | ',
      'host | 1 | shorten |  |  | −10 s',
    ]);
  });

  it('tells once of each change to a player, under the name of today', async () => {
    const { event, referee } = await hosted();
    const ana = await event.join('Ana');
    await event.command('start');
    const zoe = await referee.invite('host', 'Zoë');
    await twice(zoe, ana.playerId, { name: 'Anna' });
    await twice(zoe, ana.playerId, { club: 'Lyon', series: 'B' });
    await twice(zoe, ana.playerId, { series: null });
    await twice(zoe, ana.playerId, { extraSeconds: 30 });
    await twice(referee, ana.playerId, { withdrawn: true });
    await twice(referee, ana.playerId, { withdrawn: false });
    await twice(referee, ana.playerId, { removed: true });
    await twice(referee, ana.playerId, { removed: false });
    expect(await told(referee)).toEqual([
      'host |  | invite-host |  |  | Zoë',
      'Zoë | 1 | rename | Anna | Ana | Anna',
      'Zoë | 1 | describe | Anna | – · – | Lyon · B',
      'Zoë | 1 | describe | Anna | B | –',
      'Zoë | 1 | extra-time | Anna | +0 s | +30 s',
      'host | 1 | withdraw | Anna |  | ',
      'host | 1 | go-on | Anna |  | ',
      'host | 1 | remove | Anna |  | ',
      'host | 1 | restore | Anna |  | ',
    ]);
    const file = await fetch(event.base + event.path('/journal.csv'), {
      headers: { authorization: `Bearer ${referee.key}` },
    });
    expect(await file.text()).toMatch(/,Zoë,1,rename,,Anna,Ana,Anna,,\r\n/);
  });

  it('tells who was let in late, and who was not', async () => {
    const { event, referee } = await hosted({ lateJoin: 'approval' });
    await event.join('Ana');
    await event.command('start');
    const [bo, cy] = [await event.join('Bo'), await event.join('Cy')];
    await twice(referee, bo.playerId, { admitted: true });
    await twice(referee, cy.playerId, { admitted: false });
    expect(await told(referee)).toEqual(['host | 1 | admit | Bo |  | ', 'host |  | turn-away | Cy |  | ']);
  });

  it('tells who was invited, by whom, and whose invitation was ended', async () => {
    const { event, referee } = await hosted();
    const zoe = await referee.invite('host', 'Zoë');
    const made = await call<InvitedStaff>(event.base, event.path('/staff'), {
      body: { role: 'corrector', name: 'Cy' },
      key: zoe.key,
    });
    const path = event.path(`/staff/${made.body.id}`);
    await Promise.all([1, 2].map(() => call(event.base, path, { method: 'DELETE', key: zoe.key })));
    expect(await told(referee)).toEqual([
      'host |  | invite-host |  |  | Zoë',
      'Zoë |  | invite-corrector |  |  | Cy',
      'Zoë |  | end-corrector |  | Cy | ',
    ]);
  });

  it('tells of a rack that was drawn by hand, with the word that shows it', async () => {
    const { event, referee } = await hosted({ racks: 'entered' });
    await event.join('Ana');
    await event.command('start', { rack: 'AEINRST' });
    await event.command('start', { rack: 'AEINRST' });
    expect(await told(referee)).toEqual(['host | 1 | rack |  |  | AEINRST']);
  });
});

describe('the results as JSON', () => {
  it('have rulings, void rounds, the seed when it is public, and for the host who decided and the journal', async () => {
    const { event, referee } = await hosted({ seed: 'everything' });
    const ana = await event.join('Ana');
    await event.command('start');
    await event.command('close-round');
    const { round } = await event.snapshot();
    await referee.act('/rounds/1/cancel', { reason: 'A tile was missing' });
    await event.command('next-round');
    await event.command('close-round');
    await referee.rule(1, ana.playerId, 'set', { points: 7, reason: 'As agreed' });
    const file = (own: object) => must<ResultsFile>(event.base, event.path('/results.json'), own);
    const host = { key: referee.key };
    const before = await file(host);
    const { seedHash } = await event.snapshot();
    expect(before.event).toMatchObject({ seed: null, seedHash });
    await event.command('finish');
    const [own, open] = [await file(host), await file({})];
    for (const one of [own, open]) {
      expect(ResultsFile.parse(one)).toEqual(one);
      expect(one.event).toMatchObject({ seed: 'everything', seedHash });
      expect(one.cancelled).toMatchObject([
        { number: 1, rack: rackText(round!.rack), reason: 'A tile was missing' },
      ]);
    }
    const ruling = { kind: 'set', points: 7, at: expect.any(Number) };
    expect(own.players[0]!.rounds[0]!.ruling).toEqual({ ...ruling, reason: 'As agreed', author: 'host' });
    expect(open.players[0]!.rounds[0]!.ruling).toEqual({ ...ruling, reason: null, author: null });
    expect(own.journal?.map(({ what }) => what).toReversed()).toEqual([
      'close',
      'cancel',
      'close',
      'set',
      'finish',
    ]);
    expect(open.journal).toBeNull();
  });
});
