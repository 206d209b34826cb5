/** The same seat on another device: by the personal code, or by the host's word. */
import { describe, expect, it } from 'vitest';
import { personalCode } from '@/lib/event/personal-code';
import type { JoinedEvent, PersonalCode, Problem } from '@/lib/http/schemas';
import { call } from '@/scripts/outside/event-client';
import { listen } from '../support/listen';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

const create = (settings: object = {}) => OutsideEvent.create(service.base(), settings);

const codeOf = async (event: OutsideEvent, { playerKey }: { playerKey: string }): Promise<string> =>
  (await event.snapshot(playerKey)).you!.personalCode;

const comeBack = (event: OutsideEvent, personal: string) =>
  call<JoinedEvent & Problem>(event.base, event.path('/players/return'), {
    method: 'POST',
    body: { personalCode: personal },
  });

const renew = (event: OutsideEvent, playerId: string, key = event.created.hostKey) =>
  call<PersonalCode & Problem>(event.base, event.path(`/players/${playerId}/code`), { method: 'POST', key });

describe('the personal code', () => {
  it('is eight signs without look-alikes, the same for as long as it stands, another one for each', async () => {
    const event = await create();
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const code = await codeOf(event, ana);
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(await codeOf(event, ana)).toBe(code);
    expect(await codeOf(event, bo)).not.toBe(code);
  });

  it('brings back seat, slip, draft and points; both devices stay in', async () => {
    const event = await create();
    const ana = await event.join('Ana');
    const { round } = await event.command('start');
    const moves = legalMoves(round!).map(moveOf);
    await event.send(ana.playerKey, 1, 1, moves[0]!);
    await event.command('close-round');
    const second = await event.command('next-round');
    const move = moveOf(legalMoves(second.round!)[0]!);
    await event.send(ana.playerKey, 2, 3, move);
    await event.draft(ana.playerKey, 2, { rev: 5, move });
    const { status, body: back, headers } = await comeBack(event, await codeOf(event, ana));
    expect([status, back.playerId, back.name]).toEqual([201, ana.playerId, 'Ana']);
    expect(back.playerKey).not.toBe(ana.playerKey);
    expect(headers.get('set-cookie')).toContain(`onerack_player_${event.code}=${back.playerKey}`);
    const mine = await event.snapshot(ana.playerKey);
    expect((await event.snapshot(back.playerKey)).you).toEqual(mine.you);
    expect(mine.you).toMatchObject({ slip: { rev: 3, move }, draft: { rev: 5, move }, result: { rank: 1 } });
    for (const [rev, key] of [
      [4, back.playerKey],
      [5, ana.playerKey],
    ] as const)
      expect(await event.send(key, 2, rev, move)).toMatchObject({ status: 200, body: { rev } });
    expect((await event.snapshot()).players).toBe(1);
  });

  it('tells each device what the others send, and nobody else', async () => {
    const event = await create();
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const { body: back } = await comeBack(event, await codeOf(event, ana));
    const { round, version } = await event.command('start');
    const move = moveOf(legalMoves(round!)[0]!);
    const open = (key: string) => listen(event, { key, after: version });
    const streams = [ana.playerKey, back.playerKey, bo.playerKey].map(open);
    const own = () =>
      streams.map(({ messages }) =>
        messages.flatMap(({ type, data }) => (type === 'own-slip' ? [data.slip?.rev ?? 0] : [])),
      );
    // The first number is what a stream that comes back begins with, where the seat has two devices.
    await expect.poll(own).toEqual([[0], [0], []]);
    await event.send(ana.playerKey, 1, 1, move);
    await event.send(bo.playerKey, 1, 4, move);
    await expect.poll(own).toEqual([[0, 1], [0, 1], []]);
    await event.send(back.playerKey, 1, 2, null);
    await expect.poll(own).toEqual([[0, 1, 2], [0, 1, 2], []]);
    // Whatever else was told stands before what is told to all.
    await event.command('pause');
    await Promise.all(streams.map(({ until }) => until(({ type }) => type === 'clock')));
    expect(own()).toEqual([[0, 1, 2], [0, 1, 2], []]);
    const again = open(ana.playerKey);
    expect(await again.until(({ type }) => type === 'own-slip')).toMatchObject({
      data: { slip: { rev: 2 } },
    });
    for (const stream of [...streams, again]) await stream.stop();
  });

  it('is taken as people type it', async () => {
    const event = await create();
    const ana = await event.join('Ana');
    const code = await codeOf(event, ana);
    const persian = code.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));
    for (const typed of [code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', ' – ')} `, persian])
      expect((await comeBack(event, typed)).body.playerId).toBe(ana.playerId);
  });

  it('that is wrong, of another event, or of a removed player opens nothing and does not say why', async () => {
    const [event, other] = [await create(), await create()];
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const stranger = await other.join('Ana');
    const removed = await codeOf(event, bo);
    await call(event.base, event.path(`/players/${bo.playerId}`), {
      method: 'DELETE',
      key: event.created.hostKey,
    });
    const last = (await codeOf(event, ana)).at(-1) === '2' ? '3' : '2';
    const near = `${(await codeOf(event, ana)).slice(0, -1)}${last}`;
    const answers = await Promise.all(
      [
        near,
        await codeOf(other, stranger),
        removed,
        'ABCD',
        '0000-0000',
        '%',
        ana.playerId,
        ana.playerKey.slice(0, 40),
      ].map((code) => comeBack(event, code)),
    );
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([403, first!.body]);
    expect(first!.body.code).toBe('personal-code-wrong');
    expect((await comeBack(event, '')).status).toBe(422);
  });

  it('is not of another server’s secret, event or renewal', () => {
    const codes = [
      personalCode('e', { id: 'p', codesRenewed: 0 }),
      personalCode('e', { id: 'p', codesRenewed: 1 }),
      personalCode('f', { id: 'p', codesRenewed: 0 }),
      personalCode('e', { id: 'q', codesRenewed: 0 }),
    ];
    expect(new Set(codes).size).toBe(4);
  });

  it('keeps eight more devices: the oldest end', async () => {
    const event = await create();
    const ana = await event.join('Ana');
    const code = await codeOf(event, ana);
    const keys: string[] = [];
    for (let index = 0; index < 10; index++) {
      keys.push((await comeBack(event, code)).body.playerKey);
      await event.snapshot(keys.at(-1));
    }
    const inside = await Promise.all(
      [ana.playerKey, ...keys].map(async (key) => (await event.snapshot(key)).you !== null),
    );
    expect(inside).toEqual([true, false, false, ...Array(8).fill(true)]);
  });

  it('follows its player through a new name', async () => {
    const event = await create();
    const ana = await event.join('Ana');
    const back = await comeBack(event, await codeOf(event, ana));
    await event.snapshot(back.body.playerKey);
    await call(event.base, event.path(`/players/${ana.playerId}`), {
      method: 'PATCH',
      key: event.created.hostKey,
      body: { name: 'Anna' },
    });
    for (const key of [ana.playerKey, back.body.playerKey])
      expect((await event.snapshot(key)).you!.name).toBe('Anna');
  });
});

describe('the host’s word', () => {
  it('gives a new code; the old one ends, with every key and stream of the seat', async () => {
    const event = await create();
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const old = await codeOf(event, ana);
    const second = await comeBack(event, old);
    const streams = [ana.playerKey, second.body.playerKey].map((key) => listen(event, { key }));
    for (const { begun } of streams) expect(await begun()).toMatchObject({ type: 'snapshot' });
    const { status, body } = await renew(event, ana.playerId);
    expect(status).toBe(201);
    for (const { ended } of streams) await ended;
    for (const key of [ana.playerKey, second.body.playerKey])
      expect(await event.snapshot(key)).toMatchObject({ you: null, renewed: true });
    expect(await event.snapshot(bo.playerKey)).toMatchObject({ renewed: false });
    expect((await comeBack(event, old)).status).toBe(403);
    const back = await comeBack(event, body.personalCode);
    expect(back.body.playerId).toBe(ana.playerId);
    expect(await codeOf(event, back.body)).toBe(body.personalCode);
    expect((await event.snapshot(bo.playerKey)).you!.name).toBe('Bo');
  });

  it('is the host’s alone, for players of the own event', async () => {
    const [event, other] = [await create(), await create()];
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    for (const key of [bo.playerKey, ana.playerKey, other.created.hostKey])
      expect((await renew(event, ana.playerId, key)).status).toBe(403);
    expect((await renew(other, ana.playerId)).status).toBe(404);
    expect((await event.snapshot(ana.playerKey)).you!.name).toBe('Ana');
  });
});
