/**
 * An official game: twenty tables on paper and five phones, federation entry, two correctors. What everybody has in the
 * end was reckoned by hand from the rules, and is held against the results on paper and in a workbook.
 *
 * Round 1, JUKEBOX (English values J8 U1 K5 E1 B3 O1 X8, together 27):
 *   JUKEBOX at H4   (27 + 8 for J on the double letter) × 2 on the centre + 50   = 120, the top
 *   JUKE            (8 + 1 + 5 + 1) × 2                                          =  30
 *   BOX             (3 + 1 + 8) × 2                                              =  24
 *   OX              (1 + 8) × 2                                                  =  18
 *   KUJEBOX         (27 + 8 for X on the double letter of H12) × 2 + 50          = 120, in no list
 * Round 2 is cancelled. Drawn again, ESRAIOU, JUKEBOX lying on H4–H10:
 *   JUKEBOXES       27 + 1 + 2 for S on the double letter                        =  30, a top
 *   RASE at G7      2 + 1 + 2 + 1, and RE 3, AB 4, SO 3, EX 9                    =  25
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import type { EnterSlips, InvitedStaff, MemberList, StaffList, StandingsPage } from '@/lib/http/schemas';
import { call, eventPath, must } from '@/scripts/outside/event-client';
import { checked } from './support/checked';
import { device } from './support/hall';
import { Room } from './support/room';

const DESK = { width: 1280, height: 900 };
const PHONES = ['Phone 21', 'Phone 22', 'Phone 23', 'Phone 24', 'Phone 25'];
const TABLES = Array.from({ length: 20 }, (_, index) => `Table ${index + 1}`);

/** Round 1 and round 2, by name. */
const EXPECTED: Readonly<Record<string, readonly [number, number]>> = {
  ...Object.fromEntries(TABLES.map((name) => [name, [120, 25]])),
  'Table 1': [120, 30],
  // Misread at first, which made table 1 a solo for a while.
  'Table 2': [120, 30],
  'Table 4': [30, 25],
  // 24 claimed at a place that does not make it: 24 − 5.
  'Table 5': [19, 25],
  'Table 6': [19, 25],
  'Table 9': [0, 0],
  'Table 10': [18, 25],
  'Table 12': [24, 25],
  'Phone 21': [120, 25],
  'Phone 22': [24, 0],
  'Phone 23': [30, 0],
  'Phone 25': [120, 0],
};
const WARNED = ['Table 3', 'Table 8', 'Phone 25'];
/** Who has never sent anything is not ranked. */
const totals = new Map(Object.entries(EXPECTED).map(([name, [one, two]]) => [name, one + two]));

/** A corrector at work in a browser of the own. */
class Corrector {
  private constructor(
    readonly page: Page,
    private readonly line: ReturnType<Page['getByRole']>,
  ) {}

  static async sit(browser: Browser, room: Room, name: string, range: string): Promise<Corrector> {
    const { code, hostKey } = room.event;
    const { staffKey } = await must<InvitedStaff>(room.base, eventPath(code, '/staff'), {
      body: { name, role: 'corrector' },
      key: hostKey,
    });
    const page = await device(browser, DESK);
    await page.context().addCookies([{ name: `onerack_staff_${code}`, value: staffKey, url: room.base }]);
    await page.goto(`/host/${code}/correct`);
    const corrector = new Corrector(page, page.getByRole('combobox', { name: /What is on the slip/ }));
    await expect(corrector.line).toBeFocused();
    await page.getByLabel('My tables').fill(range);
    await corrector.line.focus();
    return corrector;
  }

  /** Types for the table that is shown, and goes on with the next one that comes by itself. */
  async slip(table: string, text: string): Promise<void> {
    await expect(this.page.getByText(`Table ${table} ·`).first()).toBeVisible();
    await this.line.pressSequentially(text);
    await this.page.keyboard.press('Enter');
  }

  /** The same with a move that is offered as soon as it is plain, its score too. */
  async move(table: string, text: string): Promise<void> {
    await expect(this.page.getByText(`Table ${table} ·`).first()).toBeVisible();
    await this.line.pressSequentially(text);
    const offers = this.page.getByRole('listbox', { name: 'Moves that fit' });
    await expect(offers.getByRole('option').first()).toBeVisible();
    await this.page.keyboard.press('Enter');
  }

  /** Goes to a table by its number. */
  async goTo(table: string): Promise<void> {
    await this.line.pressSequentially(table);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByText(`Table ${table} ·`).first()).toBeVisible();
  }

  entry(table: string) {
    return this.page.locator(`[data-entry="${table}"]`).first();
  }
}

/** What a phone writes on its slip. */
async function write(page: Page, place: string, word: string, score: string): Promise<void> {
  await page.getByLabel('Place', { exact: true }).fill(place);
  await page.getByLabel('Word', { exact: true }).fill(word);
  await page.getByLabel('Score', { exact: true }).fill(score);
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText(/^Received /)).toBeVisible();
}

async function standings({ base, event }: Room) {
  const page = await must<StandingsPage>(base, eventPath(event.code, '/standings'));
  return new Map(page.standings.map((row) => [row.name, row]));
}

const download = async ({ base, event }: Room, file: string): Promise<Uint8Array> =>
  new Uint8Array(
    await (
      await fetch(base + eventPath(event.code, file), {
        headers: { authorization: `Bearer ${event.hostKey}`, 'accept-language': 'en' },
      })
    ).arrayBuffer(),
  );

test('an official game, on paper and phones', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, PHONES, {
    racks: 'entered',
    entry: 'federation',
    notation: 'letter-first',
    soloPreset: 'fisf',
    secondsPerRound: 900,
  });
  const { code, hostKey } = room.event;
  const enter = (round: number, slips: EnterSlips['slips']) =>
    must(room.base, eventPath(code, `/rounds/${round}/slips`), { body: { slips }, key: hostKey });
  const send = (index: number, round: number, body: object) =>
    must(room.base, eventPath(code, `/rounds/${round}/slip`), {
      method: 'PUT',
      body: { rev: 1, ...body },
      key: room.players[index]!.playerKey,
    });

  const desk = await device(browser, DESK);
  await test.step('the host gives seats to a list of players', async () => {
    await desk.context().addCookies([room.cookie('host')]);
    await desk.goto(`/host/${code}/tables`);
    const list = TABLES.map((name, index) => `${index + 1};${name};${index < 10 ? 'Lyon' : 'Brno'}`);
    await desk.getByLabel('The list').fill(['Table;Name;Club', ...list, '3;Twice'].join('\n'));
    await expect(desk.getByText('Table 3 stands on line 4 already.')).toBeVisible();
    expect(await checked(desk)).toEqual([]);
    await desk.getByLabel('The list').fill(['Table;Name;Club', ...list].join('\n'));
    await desk.getByRole('button', { name: 'Give 20 players seats' }).click();
    await expect(desk.getByText('25 players are in the event.')).toBeVisible();
  });

  const phone = await device(browser);
  await phone
    .context()
    .addCookies([{ name: `onerack_player_${code}`, value: room.players[0]!.playerKey, url: room.base }]);
  await room.command('start', { rack: 'JUKEBOX' });
  await test.step('phones write their slips', async () => {
    await phone.goto(`/e/${code}`);
    await write(phone, 'H4', 'JUKEBOX', '120');
    await send(1, 1, { reference: 'H7', word: 'BOX', claimed: 24 });
    await send(2, 1, { reference: 'H5', word: 'JUKE', claimed: 30 });
    await send(4, 1, { reference: 'H4', word: 'JUKEBOX', claimed: null });
  });
  await room.command('close-round');
  const ana = await Corrector.sit(browser, room, 'Ana', '1-10');
  const bo = await Corrector.sit(browser, room, 'Bo', '11-20');

  await test.step('two correctors read the slips', async () => {
    await ana.slip('1', 't');
    await ana.slip('2', 't');
    await ana.slip('3', 'h4 jukebox 102');
    await expect(ana.entry('3')).toContainText('120, warning');
    // The score comes with the move.
    await ana.move('4', 'h5 juke');
    await expect(ana.entry('4')).toContainText('30, paid');
    await expect(ana.entry('4')).toContainText('score filled in');
    await ana.slip('5', 'a1 box 24');
    await expect(ana.entry('5')).toContainText('19, penalty of 5');
    // A line that is not taken stays, until the next key begins another.
    await ana.slip('6', 'box24');
    await expect(ana.page.getByText('box24 is no place, no score and no word')).toBeVisible();
    // No place is written, and the line says its score: nothing fills the place in.
    await ana.slip('6', 'box 24');
    await expect(ana.entry('6')).toContainText('19, penalty of 5');
    await ana.slip('7', 'h4 kujebox 120');
    await expect(ana.entry('7')).toContainText('0, nothing');
    await ana.slip('8', '4h jukebox 120');
    await expect(ana.entry('8')).toContainText('120, warning');
    await ana.slip('9', '0');
    await ana.slip('10', 'h8 ox 18');
    await expect(ana.page.getByText('No slip is missing').first()).toBeVisible();
    expect(await checked(ana.page)).toEqual([]);

    await bo.page.getByRole('button', { name: 'Give all of them the top' }).click();
    await bo.page.getByRole('button', { name: 'Give the top', exact: true }).click();
    await expect(bo.page.getByText('No slip is missing').first()).toBeVisible();
    await bo.goTo('12');
    await bo.move('12', 'h6 box');
    await expect(bo.entry('12')).toContainText('24, paid');
    const rows = await standings(room);
    expect(rows.get('Table 3')).toMatchObject({ total: 120, warnings: 1 });
    expect(rows.get('Table 12')?.total).toBe(24);
    expect(rows.get('Table 20')?.total).toBe(120);
  });

  await test.step('they read one slip differently, and settle it', async () => {
    await bo.page.getByLabel('My tables').fill('');
    await bo.goTo('4');
    // Whoever has not seen what Ana read is kept waiting.
    const other = await call<{ slips: { status: string }[] }>(room.base, eventPath(code, '/rounds/1/slips'), {
      body: { slips: [{ table: '4', reference: 'H5', word: 'JUKE', claimed: 3 }] },
      key: hostKey,
    });
    expect(other.body.slips[0]?.status).toBe('conflict');
    const open = ana.page.locator('[data-open="4"]');
    await expect(open).toBeVisible();
    await open.getByRole('button', { name: 'Take this' }).first().click();
    await expect(open).toBeHidden();
    await expect(ana.page.getByRole('combobox', { name: /What is on the slip/ })).toBeFocused();
    expect((await standings(room)).get('Table 4')).toMatchObject({ total: 30, warnings: 0 });
  });

  await test.step('a zero is turned by appeal', async () => {
    expect((await standings(room)).get('Table 7')?.total).toBe(0);
    await desk.goto(`/host/${code}/slips?round=1`);
    await desk.getByLabel('Find a name or table').fill('Table 7');
    await desk.getByRole('button', { name: 'Rule the slip of Table 7' }).click();
    await desk.getByRole('button', { name: /^Pay \(/ }).click();
    await desk.getByRole('button', { name: /Appeal upheld/ }).click();
    await expect(desk.getByText(/^Table 7: 0 → 120/)).toBeVisible();
    expect((await standings(room)).get('Table 7')?.total).toBe(120);
  });

  await test.step('a round is cancelled, and another rack drawn', async () => {
    await room.command('next-round', { rack: 'AEINRST' });
    await send(0, 2, { reference: 'A1', word: 'STAINER', claimed: 70 });
    await room.command('close-round');
    await enter(2, [{ table: '1', move: 'top' }]);
    expect((await standings(room)).get('Table 1')?.total).toBeGreaterThan(120);
    await desk.goto(`/host/${code}`);
    await desk.getByRole('button', { name: 'Cancel round 2' }).click();
    await desk.getByRole('button', { name: /A tile was missing/ }).click();
    await expect(desk.getByRole('button', { name: 'Bring round 2 back' })).toBeVisible();
    expect((await standings(room)).get('Table 1')?.total).toBe(120);
    await room.command('next-round', { rack: 'ESRAIOU' });
  });

  await test.step('a solo vanishes', async () => {
    await write(phone, 'G7', 'RASE', '25');
    await room.command('close-round');
    const others = TABLES.flatMap((_, index) =>
      index > 1 && index !== 8 ? [{ table: `${index + 1}`, reference: 'G7', word: 'RASE', claimed: 25 }] : [],
    );
    await enter(2, [...others, { table: '9', empty: true }]);
    await ana.page.getByLabel('Round', { exact: true }).selectOption('2');
    await ana.page.getByRole('combobox', { name: /What is on the slip/ }).focus();
    await ana.slip('1', 'h4 jukeboxes 30 s');
    await ana.move('2', 'g7 rase');
    await expect(ana.entry('2')).toContainText('25, paid');
    await expect
      .poll(async () => (await standings(room)).get('Table 1'))
      .toMatchObject({ total: 160, solos: 1 });
    await ana.goTo('1');
    await expect(ana.page.getByText('Solo: +10')).toBeVisible();
    // Table 2 was misread: it has a top as well.
    await ana.goTo('2');
    await ana.move('2', 'h4 jukeboxes');
    await expect(ana.entry('2')).toContainText('in place of what was there');
    await expect
      .poll(async () => (await standings(room)).get('Table 1'))
      .toMatchObject({ total: 150, solos: 0 });
  });

  await test.step('a phone is told of a ruling on an earlier round, and which it was', async () => {
    const { players } = await must<MemberList>(room.base, eventPath(code, '/players'), { key: hostKey });
    const { playerId } = players.find(({ name }) => name === 'Phone 21')!;
    await must(room.base, eventPath(code, '/rounds/1/rulings'), {
      body: { playerId, kind: 'accept', points: 120, reason: 'Looked at again' },
      key: hostKey,
    });
    await expect(phone.getByText('Round 1 Decided by the referee: paid')).toBeVisible();
  });

  await test.step('a corrector whose invitation has ended is told at once', async () => {
    const { staff } = await must<StaffList>(room.base, eventPath(code, '/staff'), { key: hostKey });
    const { id } = staff.find(({ name }) => name === 'Bo')!;
    await must(room.base, eventPath(code, `/staff/${id}`), { method: 'DELETE', key: hostKey });
    await expect(bo.page.getByText('Your key for this event has ended.')).toBeVisible();
  });

  await room.command('finish');
  await test.step('the results are what was reckoned', async () => {
    const rows = await standings(room);
    expect(
      new Map([...rows].filter(([, { rank }]) => rank !== null).map(([name, row]) => [name, row.total])),
    ).toEqual(totals);
    expect(rows.get('Phone 24')?.rank).toBeNull();
    const warned = [...rows.values()].filter(({ warnings }) => warnings > 0).map(({ name }) => name);
    expect(warned.sort()).toEqual(WARNED.toSorted());
    const penalised = [...rows.values()].filter(({ penalties }) => penalties > 0).map(({ name }) => name);
    expect(penalised.sort()).toEqual(['Table 5', 'Table 6']);

    const [ranking] = await readExcelFile(Buffer.from(await download(room, '/results.xlsx')));
    const [head, ...lines] = ranking!.data;
    const column = (name: string) => head!.indexOf(name);
    const inBook = new Map(
      lines
        .filter((line) => typeof line[column('Rank')] === 'number')
        .map((line) => [line[column('Name')], line[column('Points')]]),
    );
    expect(inBook).toEqual(totals);

    const document = await getDocumentProxy(await download(room, '/results.pdf'));
    const text = (await extractText(document)).text.join('\n');
    const ranks = rankedBy(totals);
    for (const [name, total] of totals)
      expect(text).toMatch(new RegExp(`\\b${ranks.get(name)}\\b[^\\n]*${name}\\b[^\\n]*\\b${total}\\b`));
  });
  for (const page of [ana.page, bo.page, desk, phone]) await page.context().close();
});

/** Shared ranks: 1, 1, 3. */
function rankedBy(all: ReadonlyMap<string, number>): Map<string, number> {
  const sorted = [...all.values()].sort((a, b) => b - a);
  return new Map([...all].map(([name, total]) => [name, sorted.indexOf(total) + 1]));
}
