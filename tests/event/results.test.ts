/** What comes out of an event as files: each against the rules in plain code, for whoever may have them. */
import readExcelFile from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import { eventByCode } from '@/lib/event';
import { percentage, standings } from '@/lib/game';
import { type RankedGroups, ResultsFile, type StandingsPage } from '@/lib/http/schemas';
import { call, eventPath, must } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { type SeededEvent, seedEvent } from '../support/seeded-event';
import { testService } from '../support/service';

const service = testService();
const PLAYERS = 24;
const ROUNDS = 5;
const CLUBS = ['Lyon', 'Sofia', 'Bursa'];

let seeded: SeededEvent;
let results: ResultsFile;
let expected: ReturnType<typeof standings>;

const path = (rest: string) => eventPath(seeded.event.code, rest);
const bytes = async (rest: string) => {
  const response = await fetch(service.base() + path(rest));
  return { response, body: new Uint8Array(await response.arrayBuffer()) };
};

beforeAll(async () => {
  seeded = await seedEvent({ players: PLAYERS, rounds: ROUNDS, settings: { soloPreset: 'fisf' } });
  for (const [index, id] of seeded.playerIds.entries())
    await sql()`
      update player set table_name = ${String(index + 1)}, club = ${CLUBS[index % 3]!}, licence = ${`F${index}`},
        category = ${index % 4 === 0 ? 'V' : 'S'}, withdrawn_at = ${index === 3 ? new Date() : null}
      where id = ${id}`;
  expected = standings({
    players: seeded.playerIds.map((id) => ({ id })),
    rounds: seeded.rounds.map(({ number, top, slips }) => ({ number, topScore: top.score, slips })),
    soloPreset: 'fisf',
    finished: true,
  });
  results = await must<ResultsFile>(service.base(), path('/results.json'), {});
});

describe('the results as JSON', () => {
  it('are what their schema says, and what the rules make of the slips', () => {
    expect(() => ResultsFile.parse(results)).not.toThrow();
    expect(results.players).toHaveLength(PLAYERS);
    for (const { id, rank, total, negative, solos, rounds } of expected) {
      const row = results.players.find(({ playerId }) => playerId === id);
      expect(row).toMatchObject({ rank, total, negative, solos });
      const told = row!.rounds.map(({ number, points, bonus }) => ({ number, points, bonus }));
      expect(told).toEqual(rounds.map(({ number, points, bonus }) => ({ number, points, bonus })));
    }
  });

  it('add up clubs, and place players within their categories', () => {
    for (const club of CLUBS) {
      const own = expected.filter(
        ({ id, rank }) => rank !== null && CLUBS[seeded.playerIds.indexOf(id) % 3] === club,
      );
      const total = own.reduce((sum, row) => sum + row.total, 0);
      expect(results.clubs.find(({ name }) => name === club)).toMatchObject({
        players: own.length,
        total,
        percentage: percentage(total, own.length * results.topTotal),
      });
    }
    const veterans = results.players.filter(({ category, rank }) => category === 'V' && rank !== null);
    expect(veterans[0]?.places.category).toBe(1);
    for (const [index, { places, total }] of veterans.entries()) {
      const better = veterans.filter((other) => other.total > total).length;
      expect(places.category, `veteran ${index}`).toBe(better + 1);
    }
  });

  it('tell no licence to strangers, and who gave up to all', () => {
    expect(results.players.every(({ licence }) => licence === null)).toBe(true);
    expect(results.players.filter(({ withdrawn }) => withdrawn).map(({ playerId }) => playerId)).toEqual([
      seeded.playerIds[3],
    ]);
  });
});

describe('the files', () => {
  it.each([
    ['/results.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['/results.pdf', 'application/pdf', '%PDF-'],
    ['/sheets.pdf', 'application/pdf', '%PDF-'],
    ['/tables.csv', 'text/csv; charset=iso-8859-1', '"1",'],
    ['/results.csv?separator=;&language=fr', 'text/csv; charset=utf-8', '\u00ef\u00bb\u00bfRang;Nom;'],
    ['/results.csv', 'text/csv; charset=utf-8', '\u00ef\u00bb\u00bfrank,name,'],
  ])('%s', async (rest, type, beginning) => {
    const { response, body } = await bytes(rest);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="onerack-/);
    expect(Buffer.from(body).toString('latin1').startsWith(beginning)).toBe(true);
  });

  it('hold the totals that the rules make of the slips, as workbook and on paper', async () => {
    const [ranking] = await readExcelFile(Buffer.from((await bytes('/results.xlsx?language=en')).body));
    const [head, ...rows] = ranking!.data;
    const column = (row: (typeof rows)[number], name: string) => row[head!.indexOf(name)];
    const pages = await extractText(await getDocumentProxy((await bytes('/results.pdf?language=en')).body));
    const paper = pages.text.join(' ');
    for (const { id, total, rank } of expected) {
      if (rank === null) continue;
      const name = results.players.find(({ playerId }) => playerId === id)!.name;
      const row = rows.find((one) => column(one, 'Name') === name);
      expect([column(row!, 'Rank'), column(row!, 'Points')]).toEqual([rank, total]);
      // Rank, table, name, club, category, points, as they stand on the line.
      expect(paper).toMatch(
        new RegExp(`${rank} \\d+ ${name} (\\(withdrawn\\) )?\\w+ [SV] \\(\\d+\\) ${total} `),
      );
    }
  });

  it('come once more as they were', async () => {
    const first = (await bytes('/results.xlsx')).body;
    expect(Buffer.from((await bytes('/results.xlsx')).body).equals(Buffer.from(first))).toBe(true);
  });

  it('speak the language of the reader’s pages', async () => {
    const response = await fetch(service.base() + path('/results.csv?separator=;'), {
      headers: { cookie: 'language=sk' },
    });
    expect(await response.text()).toContain('Poradie;Meno;');
  });

  it('are one sheet for one player, who need not wait for the end', async () => {
    const event = await OutsideEvent.create(service.base());
    const ana = await event.join('Ana');
    await event.command('start');
    await event.command('close-round');
    const sheet = await fetch(service.base() + event.path(`/players/${ana.playerId}/sheet.pdf`));
    expect(sheet.status).toBe(200);
    expect((await call(event.base, event.path('/players/nobody/sheet.pdf'))).status).toBe(404);
    for (const rest of ['/results.pdf', '/results.xlsx', '/results.json', '/tables.csv', '/sheets.pdf']) {
      expect((await call(event.base, event.path(rest))).body).toMatchObject({ code: 'results-not-public' });
      const own = await fetch(event.base + event.path(rest), {
        headers: { authorization: `Bearer ${event.created.hostKey}` },
      });
      expect(own.status).toBe(200);
    }
  });
});

describe('an event that nobody played', () => {
  const read = async (event: OutsideEvent, rest: string) =>
    (await call(event.base, event.path(rest), { key: event.created.hostKey })).body;

  it('has a review that tells of no finds, no average and no solos', async () => {
    const event = await OutsideEvent.create(service.base(), {
      simulated: { count: 2, strength: 'beginner', language: 'en' },
    });
    await event.join('Ana');
    await event.command('start');
    await event.command('close-round');
    await event.command('finish');
    expect(await read(event, '/review')).toMatchObject({
      average: null,
      ...{ missed: [], untopped: [], rare: [], solos: [] },
      records: { bestMove: null, mostTops: null, climb: null },
    });
  });

  it('has a sheet for whoever waited, where it ended before its first round', async () => {
    const event = await OutsideEvent.create(service.base());
    const { playerId } = await event.join('Ana');
    const path = `/players/${playerId}/sheet`;
    expect(await read(event, path)).toMatchObject({ code: 'round-not-found' });
    await event.command('finish');
    expect(await read(event, path)).toMatchObject({
      player: { name: 'Ana', rank: null },
      rounds: [],
      missed: [],
    });
    expect(await read(event, '/players/nobody/sheet')).toMatchObject({ code: 'player-not-found' });
  });
});

describe('a part of the ranking', () => {
  it('has its own places', async () => {
    const list = await must<StandingsPage>(service.base(), path('/standings?club=Sofia'), {});
    expect(list.players).toBe(PLAYERS / 3);
    const places = list.standings.map(
      ({ total }) => list.standings.filter((row) => row.total > total).length + 1,
    );
    expect(list.standings.map(({ place }) => place)).toEqual(places);
    expect(list.standings.every(({ club }) => club === 'Sofia')).toBe(true);
    const groups = await must<RankedGroups>(service.base(), path('/groups'), {});
    expect(groups.clubs).toEqual(results.clubs);
    expect(groups.categories.map(({ name }) => name).sort()).toEqual(['S', 'V']);
  });
});

describe('who gives up', () => {
  it('keeps the points, and can go on after all', async () => {
    const event = await OutsideEvent.create(service.base());
    const ana = await event.join('Ana');
    await event.command('start');
    const change = (withdrawn: boolean) =>
      call(event.base, event.path(`/players/${ana.playerId}`), {
        method: 'PATCH',
        body: { withdrawn },
        key: event.created.hostKey,
      });
    const shown = async () => {
      const info = await eventByCode(event.code);
      const [row] = await sql()<{ gone: boolean }[]>`
        select withdrawn_at is not null as gone from player where id = ${ana.playerId} and event_id = ${info!.id}`;
      return row?.gone;
    };
    expect((await change(true)).status).toBe(200);
    expect(await shown()).toBe(true);
    await event.command('close-round');
    const own = { key: event.created.hostKey };
    const file = await must<ResultsFile>(event.base, event.path('/results.json'), own);
    expect(file.players[0]).toMatchObject({ name: 'Ana', withdrawn: true, rounds: [{ state: 'withdrawn' }] });
    await change(false);
    expect(await shown()).toBe(false);
  });
});
