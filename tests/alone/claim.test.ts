/** What was played in a browser before signing in, taken into the account. */
import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import { OutsideTable } from '../classic/at-table';
import { dayAhead } from '../support/day';
import { testService } from '../support/service';
import { signedIn } from '../support/signed-in';
import { Browser, best } from './browser';

const service = testService();
const newBrowser = () => new Browser(service.base());

describe('what a browser played without an account', () => {
  const training = async (browser: Browser) => (await browser.ask('/api/alone/training?lexicon=en')).body;
  const unclaimed = async (browser: Browser) => (await browser.ask('/api/alone')).body.unclaimed;

  it('is offered to who signs in there, moved once, and trained on any device', async () => {
    const here = newBrowser();
    const missed = await here.begin('/api/alone', { kind: 'solitaire', lexicon: 'en' });
    await here.next(missed, 0);
    await here.move(missed, 1, null);
    expect(await unclaimed(here)).toBe(0);
    expect((await here.ask('/api/alone/claim', 'POST', {})).body.code).toBe('not-signed-in');

    const account = await signedIn('claims@example.org');
    const key = here.cookie;
    here.cookie = `${account}; ${key}`;
    const elsewhere = newBrowser();
    elsewhere.cookie = account;
    expect([await unclaimed(here), await training(elsewhere)]).toEqual([1, { due: 0, later: 0 }]);
    expect((await here.ask('/api/alone/claim', 'POST', {})).body).toEqual({ runs: 1, seats: 0 });
    expect((await here.ask('/api/alone/claim', 'POST', {})).body).toEqual({ runs: 0, seats: 0 });
    expect([await unclaimed(here), await training(elsewhere)]).toEqual([0, { due: 0, later: 1 }]);
    // What is one account's is not offered to the next who signs in there.
    here.cookie = `${await signedIn('next@example.org')}; ${key}`;
    expect(await unclaimed(here)).toBe(0);
    expect((await here.ask('/api/alone/claim', 'POST', {})).body).toEqual({ runs: 0, seats: 0 });
  });

  it('counts once where the account has played the same game', async () => {
    await dayAhead();
    const daily = { kind: 'daily', lexicon: 'en', name: 'Twice' };
    const here = newBrowser();
    const first = await here.begin('/api/alone', daily);
    await here.move(first, 1, best(await here.next(first, 0)));
    const account = await signedIn('twice@example.org');
    const elsewhere = newBrowser();
    elsewhere.cookie = account;
    const second = await elsewhere.begin('/api/alone', daily);
    here.cookie = `${account}; ${here.cookie}`;
    await here.ask('/api/alone/claim', 'POST', {});
    const counted = await sql()`
      select id, counted, uncounted from alone_run where id = any(${[first, second]}) order by started_at`;
    expect(counted).toEqual([
      { id: first, counted: true, uncounted: null },
      { id: second, counted: false, uncounted: 'repeat' },
    ]);
    elsewhere.cookie = account;
    const { rows } = (await elsewhere.ask('/api/alone/daily?lexicon=en')).body;
    expect(rows.filter(({ name }: { name: string }) => name === 'Twice')).toMatchObject([{ mine: true }]);
  });

  it('takes seats at tables along, but where the account sits already', async () => {
    const table = await OutsideTable.open(service.base(), ['Ann', 'Bo']);
    const [ann, bo] = [newBrowser(), newBrowser()];
    const account = await signedIn('seats@example.org');
    const seated = (browser: Browser, key: string) => {
      browser.cookie = `${account}; onerack_alone=${key}`;
      return browser.ask('/api/alone/claim', 'POST', {});
    };
    expect((await seated(ann, table.keys[0]!)).body.seats).toBe(1);
    expect((await seated(bo, table.keys[1]!)).body.seats).toBe(0);
    const elsewhere = newBrowser();
    elsewhere.cookie = account;
    const { tables } = (await elsewhere.ask('/api/tables')).body;
    expect(tables.map(({ code }: { code: string }) => code)).toEqual([table.code]);
  });
});
