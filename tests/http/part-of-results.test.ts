/** One category alone, and one game alone: places within, and what they are in the whole event. */
import { describe, expect, it } from 'vitest';
import type { ResultsFile, StandingsPage } from '@/lib/http/schemas';
import { must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

/** Ana (S), Bo (V), Cy (S), Di (V): the first game ends in that order, the second in the other. */
async function played() {
  const event = await OutsideEvent.create(service.base(), {
    ...{ games: 2, maxRounds: 1, soloPreset: 'none', seed: 'parts' },
  });
  const people = await Promise.all(
    ['Ana', 'Bo', 'Cy', 'Di'].map((name, index) =>
      must<{ playerId: string; playerKey: string }>(event.base, event.path('/players'), {
        body: { name, category: index % 2 === 0 ? 'S' : 'V' },
      }),
    ),
  );
  const points = new Map<string, number[]>();
  for (const number of [1, 2]) {
    const { round } =
      number === 1 ? await event.command('start') : await event.command('next-round', { round: 1 });
    const all = legalMoves(round!);
    // Best first: in the first round a word is paid what it makes at its best place.
    const words = all.filter(({ word }, index) => all.findIndex((other) => other.word === word) === index);
    const steps = [...new Map(words.map((move) => [move.score, move])).values()].slice(0, 8);
    for (const [index, { playerKey, playerId }] of people.entries()) {
      // Apart by one step of the scores at first, then by two the other way.
      const move = steps[number === 1 ? index : 2 * (3 - index)]!;
      await event.send(playerKey, number, 1, moveOf(move));
      points.set(playerId, [...(points.get(playerId) ?? []), move.score]);
    }
    await event.command('close-round', { round: number });
  }
  return { event, people, points };
}

describe('a part of the results', () => {
  it('has the place within and the rank overall, of one category and of one game', async () => {
    const { event, people, points } = await played();
    const totals = people.map(({ playerId }) => points.get(playerId)!.reduce((sum, one) => sum + one, 0));
    const rankOf = (index: number) => 1 + totals.filter((total) => total > totals[index]!).length;
    const read = async (query: string) => {
      const page = await must<StandingsPage>(event.base, event.path(`/standings?${query}`));
      return page.standings.map(({ name, place, rank, overall }) => [name, place, rank, overall]);
    };
    expect(await read('game=1')).toEqual([
      ['Ana', 1, 1, rankOf(0)],
      ['Bo', 2, 2, rankOf(1)],
      ['Cy', 3, 3, rankOf(2)],
      ['Di', 4, 4, rankOf(3)],
    ]);
    expect(await read('game=1&category=V')).toEqual([
      ['Bo', 1, 2, rankOf(1)],
      ['Di', 2, 4, rankOf(3)],
    ]);
    expect(await read('game=1&category=V&search=di')).toEqual([['Di', 2, 4, rankOf(3)]]);
    const whole = await read('category=S');
    expect(whole.map(([, place]) => place)).toEqual([1, 2]);
    for (const [, , rank, overall] of whole) expect(overall).toBe(rank);
  });

  it('is offered as a file of its own', async () => {
    const { event } = await played();
    const all = await must<ResultsFile>(event.base, event.path('/results.json'));
    const some = await must<ResultsFile>(event.base, event.path('/results.json?category=S'));
    expect(some.event.only).toEqual({ of: 'category', name: 'S' });
    expect(some.players).toEqual(all.players.filter(({ category }) => category === 'S'));
    expect(some.players.map(({ places }) => places.category)).toEqual([1, 2]);
    expect(some.categories).toEqual([]);
    const file = await fetch(event.base + event.path('/results.csv?category=S'));
    expect(file.headers.get('content-disposition')).toContain('-category-S.csv');
    const rows = (await file.text()).trimEnd().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('rank,overall rank,name,category,');
    for (const [index, { rank, name }] of some.players.entries())
      expect(rows[index + 1]).toMatch(`${index + 1},${rank},${name},S,`);
    const spoken = await fetch(event.base + event.path('/results.csv?category=S&separator=;&language=en'));
    expect(await spoken.text()).toContain('Rank;Overall;Name;');
    const paper = await fetch(event.base + event.path('/results.pdf?category=S'));
    expect(paper.headers.get('content-type')).toBe('application/pdf');
  });

  it('is named in the name of its file, whatever it is called, and has to be there', async () => {
    const event = await OutsideEvent.create(service.base(), { maxRounds: 1, seed: 'part names' });
    const category = 'Žilina "B"/../x; П’ять';
    await must(event.base, event.path('/players'), { body: { name: 'Ana', category } });
    await event.command('start');
    await event.command('close-round', { round: 1 });
    await event.command('finish');
    const read = (query: string) => fetch(event.base + event.path(`/results.csv?${query}`));
    const file = await read(`${new URLSearchParams({ category })}`);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="onerack-${event.created.code}-category-Zilina-B-..-x.csv"; ` +
        `filename*=UTF-8''${encodeURIComponent(`onerack-${event.created.code}-category-Žilina -B-..-x- П-ять.csv`)}`,
    );
    for (const query of ['category=Nope', 'category=', 'club=S']) {
      const { status } = await read(query);
      expect(status).toBe(404);
    }
    expect(await (await read('category=')).json()).toMatchObject({ code: 'part-not-found' });
  });
});
