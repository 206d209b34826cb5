/** Simulated players: secret until the close, marked in every list, and nobody's rivals for solos and finds. */
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { MemberList, ResultsFile, RoundReview, Snapshot } from '@/lib/http/schemas';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

describe('simulated players', () => {
  let event: OutsideEvent;
  const ask = async (path: string, method = 'GET', body?: object, key = event.created.hostKey) => {
    const answer = await fetch(service.base() + event.path(path), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, body: text.startsWith('{') ? JSON.parse(text) : null };
  };
  const add = (count: number, strength: string, language = 'en') =>
    ask('/simulated', 'POST', { count, strength, language });
  const slips = () => sql()<{ name: string; word: string; points: number }[]>`
    select p.name, s.move->>'word' as word, s.points from slip s join player p on p.id = s.player_id
    where p.event_id = ${event.created.id} and s.simulated order by p.name`;
  const allSent = (count: number) => expect.poll(async () => (await slips()).length).toBe(count);

  beforeEach(async () => {
    event = await OutsideEvent.create(service.base(), {
      seed: 'simulated',
      soloPreset: 'spain',
      soloMinPlayers: 2,
      maxRounds: 2,
    });
  });

  it('are marked by name, at most thirty, and gone at a word', async () => {
    expect((await add(5, 'expert')).body).toEqual({ simulated: 5 });
    expect((await add(3, 'beginner', 'fr-CA')).body).toEqual({ simulated: 8 });
    const lobby = await event.snapshot();
    expect(lobby).toMatchObject({ players: 8, simulated: 8 });
    expect(lobby.joined.every((name) => /\((simulated|simulé)\)$/.test(name))).toBe(true);
    // Who came at once stands in the order of names.
    const came = [lobby.joined.slice(0, 3), lobby.joined.slice(3)];
    expect(came).toEqual(came.map((names) => names.toSorted()));
    expect((await add(30, 'master')).body).toEqual({ simulated: 30 });
    expect((await add(31, 'master')).status).toBe(422);
    expect((await add(1, 'grandmaster')).status).toBe(422);
    const { players } = (await ask('/players')).body;
    const [first] = players;
    const renamed = await ask(`/players/${first.playerId}`, 'PATCH', { name: 'Deep Thought' });
    expect(renamed.body.name).toMatch(/^Deep Thought \(simul/);
    expect((await ask('/simulated', 'DELETE')).body).toEqual({ simulated: 0 });
    expect(await event.snapshot()).toMatchObject({ players: 0, joined: [] });
  });

  it('are there from the beginning, if whoever creates the event says so', async () => {
    const simulated = { count: 4, strength: 'advanced', language: 'fr' };
    const filled = await OutsideEvent.create(service.base(), { simulated });
    const lobby = await filled.snapshot();
    expect(lobby).toMatchObject({ status: 'lobby', players: 4, simulated: 4 });
    expect(lobby.joined.every((name) => name.endsWith('(simulé)'))).toBe(true);
    expect(lobby.settings).not.toHaveProperty('simulated');
  });

  it('send a legal move each, which nobody sees before the close', async () => {
    await add(6, 'master');
    const ann = await event.join('Ann');
    const started = await event.command('start');
    await allSent(6);
    const sent = await slips();
    const legal = legalMoves(started.round!);
    for (const { word, points } of sent)
      expect(legal.some((m) => m.word === word && m.score >= points)).toBe(true);
    // What is missing is people.
    expect((await event.snapshot(event.created.hostKey)).slips).toBe(0);
    const [host, player] = [await ask(''), await ask('', 'GET', undefined, ann.playerKey)];
    const secrets = sent.map(({ word }) => `"${word}"`);
    for (const secret of secrets) expect(host.text + player.text).not.toContain(secret);
    await event.command('close-round');
    const { standings } = await event.snapshot();
    expect(standings.filter(({ name }) => name.endsWith('(simulated)'))).toHaveLength(6);
  });

  it('take no solos, and are not among those who found a top or played a move', async () => {
    await add(10, 'master');
    const [ann, bo] = [await event.join('Ann'), await event.join('Bo')];
    const round = (await event.command('start')).round!;
    await allSent(10);
    const moves = legalMoves(round);
    const [top] = moves;
    const below = moves.find(({ score }) => score < top!.score);
    await event.send(ann.playerKey, 1, 1, moveOf(top!));
    await event.send(bo.playerKey, 1, 1, moveOf(below!));
    const closed: Snapshot = await event.command('close-round');
    const tops = (await slips()).filter(({ points }) => points === closed.round!.top!.score);
    // Among ten masters some find it too: Ann is alone among people all the same.
    expect(tops.length).toBeGreaterThan(0);
    expect(closed).toMatchObject({ found: 1, slips: 2, players: 12 });
    const own = (await event.snapshot(ann.playerKey)).you!.result!;
    expect(own.bonus).toBe(10);
    const review: RoundReview = (await ask('/rounds/1')).body;
    expect(review).toMatchObject({ found: 1, sent: 2, alone: { name: 'Ann' } });
    expect(review.moves.reduce((all, { players }) => all + players, 0)).toBe(2);
    await event.command('finish');
    const file: ResultsFile = (await ask('/results.json')).body;
    expect(file.rounds).toMatchObject([{ found: 1, sent: 2 }]);
  });

  it('are counted down one by one, and none of them is waited for', async () => {
    await add(3, 'master');
    const host = event.created.hostKey;
    const { players }: MemberList = (await ask('/players')).body;
    await ask(`/players/${players[0]!.playerId}`, 'DELETE');
    expect(await event.snapshot(host)).toMatchObject({ players: 2, simulated: 2 });
    const [told] = await sql()<{ data: object }[]>`
      select data from log_entry where event_id = ${event.created.id} and kind = 'lobby' order by version desc limit 1`;
    expect(told!.data).toMatchObject({ players: 2, simulated: 2 });
  });

  it('who come while a round is played send in it too', async () => {
    await event.join('Ann');
    await event.command('start');
    await add(4, 'advanced');
    await event.command('close-round');
    expect(await slips()).toHaveLength(4);
    const { standings } = await event.snapshot();
    expect(standings).toHaveLength(5);
  });

  it('play the same whenever the same game is played by them', async () => {
    await add(3, 'intermediate');
    await event.command('start');
    await allSent(3);
    const before = await slips();
    await sql()`delete from slip where simulated`;
    await event.command('close-round');
    expect(await slips()).toEqual(before);
  });
});
