/** Classic tables over the interface: whole games, what nobody may see, acts sent twice, and the clock. */
import { describe, expect, it } from 'vitest';
import { cleanUpTables } from '@/lib/classic';
import { sql } from '@/lib/db';
import { findAllMoves, position, tileSet } from '@/lib/engine';
import { readGcg } from '@/lib/game/gcg';
import type { TableAct, TableView } from '@/lib/http/schemas';
import { ensureLexicon, openLexicon } from '@/lib/lexicons';
import { call, must } from '@/scripts/outside/event-client';
import { testService } from '../support/service';
import { movesOf, newKey, OutsideTable } from './at-table';

const service = testService({ limits: { joins: 1e6, requests: 1e6, perKey: 1e6, failures: 1e6 } });
const open = (names = ['Ana', 'Bo'], settings: object = {}) =>
  OutsideTable.open(service.base(), names, settings);

describe('a table', () => {
  it('begins with the last seat, and says who drew what', async () => {
    const { base, code, keys } = await open(['Ana', 'Bo'], { seats: 3 });
    const waiting = await must<TableView>(base, `/api/tables/${code}`, { key: keys[0] });
    expect(waiting).toMatchObject({ status: 'waiting', you: { seat: 0, rack: '' }, turn: null });
    const taken = await call(base, `/api/tables/${code}/seats`, { body: { name: 'ana' }, key: newKey() });
    expect(taken).toMatchObject({ status: 409, body: { code: 'name-taken' } });
    const view = await must<TableView>(base, `/api/tables/${code}/seats`, {
      body: { name: 'Cy' },
      key: newKey(),
    });
    expect(view).toMatchObject({ status: 'playing', bag: 79, you: { seat: 2 } });
    expect(view.draws[0]).toHaveLength(3);
    const late = await call(base, `/api/tables/${code}/seats`, { body: { name: 'Di' }, key: newKey() });
    expect(late).toMatchObject({ status: 409, body: { code: 'table-full' } });
  });

  it('may begin with fewer, when whoever made it says so', async () => {
    const table = await open(['Ana', 'Bo'], { seats: 4 });
    expect(await call(table.base, table.path('/start'), { body: {}, key: table.keys[1] })).toMatchObject({
      status: 401,
    });
    const view = await must<TableView>(table.base, table.path('/start'), { body: {}, key: table.keys[0] });
    expect(view).toMatchObject({ status: 'playing', bag: 86 });
  });

  it('is played to its end: scores follow from the moves, and the reckoning from the racks', async () => {
    const table = await open(['Ana', 'Bo'], { challenge: 'void' });
    let view = await table.see();
    while (view.status !== 'over') view = await table.playOn();
    const { end, log, seats, seed } = view;
    expect(seed).toBe('table');
    for (const { seat, score } of seats) {
      const plays = log.flatMap((turn) => (turn.kind === 'play' && turn.seat === seat ? turn.score : []));
      expect(score).toBe(plays.reduce((sum, points) => sum + points, 0));
      expect(end!.lines[seat]).toMatchObject({ played: score });
    }
    expect(end!.lines.reduce((sum, { deducted, gained }) => sum + gained - deducted, 0)).toBe(0);
    expect(log.every((turn) => turn.kind !== 'play' || turn.rack !== null)).toBe(true);
    const { body } = await call<string>(table.base, table.path('/game.gcg'));
    const read = readGcg(body, tileSet('en'));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { events } = read.game;
    const totals = seats.map(({ seat }) => events.findLast(({ player }) => player === seat)!.total);
    expect(totals).toEqual(end!.lines.map(({ total }) => total));
  });
});

describe('what nobody may see', () => {
  it('is in no answer: the racks of others, the bag, whether words are good', async () => {
    const table = await open(['Ana', 'Bo'], { challenge: 'turn' });
    await table.playOn();
    const [state] = await sql()<{ state: { racks: number[][] } }[]>`
      select state from classic_table where code = ${table.code}`;
    expect(state!.state.racks).toHaveLength(2);
    for (const seat of [undefined, 0, 1]) {
      const view = await table.see(seat);
      const text = JSON.stringify(view);
      const racks = await Promise.all([table.see(0), table.see(1)]).then((all) =>
        all.map(({ you }) => you!.rack),
      );
      for (const [other, rack] of racks.entries())
        if (other !== seat) expect(text).not.toContain(`"${rack}"`);
      expect(view).toMatchObject({ seed: null, bag: 86 - laidIn(view) });
      expect(view.log[0]).toMatchObject({ badWords: [], rack: null });
    }
  });

  const laidIn = ({ board }: TableView) => board.join('').replaceAll('.', '').length;
});

describe('acts', () => {
  it('that are sent twice are done once, and those that come too late are not done', async () => {
    const table = await open();
    const { turn } = await table.see();
    const seen = await table.see(turn!);
    const act = { kind: 'play' as const, seen: 0, move: movesOf(seen)[0]! };
    const both = await Promise.all([table.act(turn!, act), table.act(turn!, act)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await table.see()).log).toHaveLength(1);
    expect(await table.act(1 - turn!, { kind: 'pass', seen: 0 })).toMatchObject({
      body: { code: 'table-moved-on' },
    });
    expect(await table.act(turn!, { kind: 'pass', seen: 1 })).toMatchObject({
      body: { code: 'not-your-turn' },
    });
    const stranger = await call(table.base, table.path('/turns'), {
      body: { kind: 'pass', seen: 1 },
      key: newKey(),
    });
    expect(stranger).toMatchObject({ status: 401 });
  });

  it('are taken for done only where the very same was, and never on the number of a seat', async () => {
    const table = await open();
    const { turn } = await table.see();
    const [played, other] = movesOf(await table.see(turn!));
    const act = (seat: number, body: object) => table.act(seat, body as TableAct);
    expect(await act(turn!, { kind: 'play', turn, move: played })).toMatchObject({
      body: { errors: { seen: expect.anything() } },
    });
    await act(turn!, { kind: 'play', seen: 0, move: played });
    const elsewhere = { ...played!, row: played!.row === 8 ? 7 : 8 };
    for (const move of [other, elsewhere])
      expect(await act(turn!, { kind: 'play', seen: 0, move })).toMatchObject({
        body: { code: 'table-moved-on' },
      });
    const { you } = await table.see(1 - turn!);
    const tiles = you!.rack.slice(0, 2);
    const give = (some: string) => act(1 - turn!, { kind: 'exchange', seen: 1, tiles: some });
    expect((await give(tiles)).status).toBe(200);
    expect((await give([...tiles].reverse().join(''))).status).toBe(200);
    expect(await give(you!.rack.slice(2, 4))).toMatchObject({ body: { code: 'table-moved-on' } });
    expect((await table.see()).log).toHaveLength(2);
  });

  it('of all kinds change what they should', async () => {
    const table = await open(['Ana', 'Bo'], { challenge: 'turn' });
    const { turn } = await table.see();
    const [first, second] = [turn!, 1 - turn!];
    const { you } = await table.see(first);
    const exchanged = await table.act(first, { kind: 'exchange', seen: 0, tiles: you!.rack.slice(0, 3) });
    expect(exchanged.body).toMatchObject({ bag: 86, log: [{ kind: 'exchange', count: 3, tiles: null }] });
    const bad = await table.act(second, { kind: 'play', seen: 1, move: await nonsense(table, second) });
    expect(bad.body).toMatchObject({ status: 'playing', turn: first });
    const back = await table.act(first, { kind: 'challenge', seen: 2 });
    expect(back.body).toMatchObject({ turn: first, bag: 86 });
    expect(back.body.log[1]).toMatchObject({ takenBack: true, total: 0 });
    expect((back.body.log[1] as { badWords: string[] }).badWords).toHaveLength(1);
    await table.playOn();
    const lost = await table.act(second, { kind: 'challenge', seen: 4 });
    expect(lost.body).toMatchObject({ turn: first });
    expect(lost.body.log.slice(4)).toMatchObject([
      { kind: 'challenge', good: true },
      { kind: 'lost', seat: second },
    ]);
  });

  it('with bad words are refused at a table without challenges', async () => {
    const table = await open(['Ana', 'Bo'], { challenge: 'void' });
    const { turn } = await table.see();
    const answer = await table.act(turn!, { kind: 'play', seen: 0, move: await nonsense(table, turn!) });
    expect(answer).toMatchObject({ status: 422, body: { code: 'words-not-valid' } });
  });

  /** Seven tiles as they come, which are no word. */
  async function nonsense(table: OutsideTable, seat: number) {
    const { you } = await table.see(seat);
    const word = [...you!.rack].sort().reverse().join('').replaceAll('?', 'q');
    return { row: 8, col: 2, direction: 'across' as const, word };
  }
});

describe('the clock', () => {
  it('makes a turn that is let go by a pass, with nobody there', async () => {
    const table = await open(['Ana', 'Bo'], { clock: { kind: 'days', days: 2 } });
    const { turn, deadline, now } = await table.see();
    expect(deadline! - now).toBeGreaterThan(47 * 3600_000);
    await sql()`
      update classic_table set deadline = clock_timestamp() - interval '1 hour',
        state = jsonb_set(state, '{turnFrom}', to_jsonb(0)) where code = ${table.code}`;
    await expect.poll(async () => (await table.see()).log.length).toBe(1);
    const after = await table.see();
    expect(after).toMatchObject({ turn: 1 - turn!, log: [{ kind: 'pass', late: true, seat: turn }] });
    expect(after.deadline! - after.now).toBeGreaterThan(47 * 3600_000);
  });
});

describe('the stream', () => {
  it('tells the table at each change as its reader may see it, and nothing that was seen', async () => {
    const table = await open();
    const heard: { event: string; view: TableView | null }[] = [];
    const stop = new AbortController();
    const reading = read(table, 0, null, heard, stop.signal);
    await expect.poll(() => heard.length).toBe(1);
    await table.playOn();
    await expect.poll(() => heard.length).toBe(2);
    const { version, you, log } = heard[1]!.view!;
    expect(log).toHaveLength(1);
    expect(you!.rack).toBe((await table.see(0)).you!.rack);
    stop.abort();
    await reading;
    const again: typeof heard = [];
    const back = new AbortController();
    const second = read(table, 1, version, again, back.signal);
    await table.playOn();
    await expect.poll(() => again.length).toBe(1);
    expect(again[0]!.view).toMatchObject({ version: version + 1, you: { seat: 1 } });
    back.abort();
    await second;
  });

  async function read(
    table: OutsideTable,
    seat: number,
    after: number | null,
    into: { event: string; view: TableView | null }[],
    signal: AbortSignal,
  ): Promise<void> {
    const query = after === null ? '' : `?after=${after}`;
    const response = await fetch(table.base + table.path(`/stream${query}`), {
      headers: { authorization: `Bearer ${table.keys[seat]}` },
      signal,
    });
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(part, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const [, event, data] of blocks.join('\n').matchAll(/event: (\w+)\nid: \d+\ndata: (.*)$/gm))
          into.push({ event: event!, view: JSON.parse(data!) });
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
});

describe('own tables', () => {
  it('are found again by one’s key, those that wait first', async () => {
    const table = await open();
    const { turn } = await table.see();
    const { tables } = await must<{ tables: unknown[] }>(table.base, '/api/tables', {
      key: table.keys[turn!],
    });
    expect(tables).toMatchObject([
      { code: table.code, names: ['Ana', 'Bo'], yourTurn: true, status: 'playing' },
    ]);
    const none = await must<{ tables: unknown[] }>(table.base, '/api/tables', { key: newKey() });
    expect(none.tables).toEqual([]);
  });

  it('come newest first, those of one moment too', async () => {
    const key = newKey();
    const codes: string[] = [];
    for (const name of ['Ana', 'Bo', 'Cy', 'Di', 'Ed']) {
      const body = { name, seats: 2 };
      codes.push((await must<{ code: string }>(service.base(), '/api/tables', { body, key })).code);
    }
    await sql()`update classic_table set changed_at = date_trunc('hour', now()) where code = any(${codes})`;
    const { tables } = await must<{ tables: { code: string }[] }>(service.base(), '/api/tables', { key });
    expect(tables.map(({ code }) => code)).toEqual(codes.toReversed());
  });
});

describe('an end before the end', () => {
  it('is giving up: sent twice it is done once, and the game can be read as any other', async () => {
    const table = await open();
    await table.playOn();
    const { log } = await table.see();
    for (let again = 0; again < 2; again++) {
      const { body } = await table.act(0, { kind: 'resign', seen: log.length });
      expect(body).toMatchObject({ status: 'over', end: { reason: 'resigned' } });
      expect(body.log.filter(({ kind }) => kind === 'resign')).toHaveLength(1);
    }
    const gcg = await call<string>(table.base, table.path('/game.gcg'));
    expect(readGcg(gcg.body, tileSet('en')).ok).toBe(true);
  });

  it('is for whoever opened the table to take it away, unless it is played', async () => {
    const table = await open(['Ana', 'Bo'], { seats: 3 });
    const del = (seat: number) => call(table.base, table.path(), { method: 'DELETE', key: table.keys[seat] });
    expect((await del(1)).status).toBe(401);
    await call(table.base, table.path('/start'), { body: {}, key: table.keys[0] });
    expect((await del(0)).body).toMatchObject({ code: 'table-not-over' });
    const { log } = await table.see();
    await table.act(1, { kind: 'resign', seen: log.length });
    expect((await del(0)).status).toBe(200);
    expect((await call(table.base, table.path())).status).toBe(404);
  });

  it('takes a name away for whoever bears it, once the game is over, and from the file', async () => {
    const table = await open(['Ana', 'Bo']);
    const erase = (key?: string) =>
      call<TableView>(table.base, table.path('/name'), { method: 'DELETE', key });
    expect((await erase(table.keys[1])).body).toMatchObject({ code: 'table-not-over' });
    await table.playOn();
    const { log } = await table.see();
    await table.act(0, { kind: 'resign', seen: log.length });
    expect((await erase(newKey())).status).toBe(401);
    for (let again = 0; again < 2; again++) {
      const { body } = await erase(table.keys[1]);
      expect(body.seats).toMatchObject([
        { name: 'Ana', erased: false },
        { name: '', erased: true },
      ]);
    }
    const gcg = (await call<string>(table.base, table.path('/game.gcg'))).body;
    expect(gcg).toContain('Ana');
    expect(gcg).not.toContain('Bo');
    expect(readGcg(gcg, tileSet('en')).ok).toBe(true);
    const { tables } = await must<{ tables: { names: string[] }[] }>(table.base, '/api/tables', {
      key: table.keys[0],
    });
    expect(tables[0]!.names).toEqual(['Ana', '']);
  });

  it('comes by itself to tables that nobody came to, and a year after a game', async () => {
    const [waiting, played, running] = [await open(['Ana'], { seats: 2 }), await open(), await open()];
    await played.act(0, { kind: 'resign', seen: 0 });
    const days = (code: string, count: number) =>
      sql()`update classic_table set changed_at = now() - make_interval(days => ${count}) where code = ${code}`;
    await days(waiting.code, 13);
    await days(played.code, 364);
    await days(running.code, 999);
    expect(await cleanUpTables()).toBe(0);
    await days(waiting.code, 15);
    await days(played.code, 366);
    expect(await cleanUpTables()).toBe(2);
    expect((await running.see()).status).toBe('playing');
  });
});

it('with eight tiles, as many may be laid as the format says', async () => {
  const table = await open(['Ana', 'Bo'], { format: '7of8' });
  const { turn } = await table.see();
  expect((await table.see(turn!)).you!.rack.replace(/\[[^\]]*\]/g, 'x')).toHaveLength(8);
  await table.playOn();
  expect((await table.see()).seats[turn!]!.score).toBeGreaterThan(0);
});

it('with a tile set that has a larger board, the table has it too', async () => {
  await ensureLexicon('en-super');
  const table = await open(['Ana', 'Bo'], { lexicon: 'en-super' });
  const { turn, board, bag } = await table.see();
  expect([board.length, board[0]!.length, bag]).toEqual([21, 21, 186]);
  const seen = await table.see(turn!);
  const { lexicon } = openLexicon('en-super');
  const at = position({ tiles: lexicon.tiles, board, rack: seen.you!.rack, firstAcross: false });
  const { score, ...move } = findAllMoves(at, lexicon).at(0)!;
  const { body } = await table.act(turn!, { kind: 'play', seen: 0, move });
  expect(body.seats[turn!]!.score).toBe(score);
});
