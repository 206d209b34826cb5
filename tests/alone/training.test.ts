/** Training over the interface: what comes back, when, and to whom. */
import { describe, expect, it } from 'vitest';
import { dbNow, sql } from '@/lib/db';
import { OutsideEvent } from '../support/outside';
import { fillEvent } from '../support/seeded-event';
import { testService } from '../support/service';
import { signedIn } from '../support/signed-in';
import { Browser, best } from './browser';

const service = testService();
const newBrowser = () => new Browser(service.base());

describe('training', () => {
  it('brings back what was missed after a day, and later once it was found', async () => {
    const me = newBrowser();
    const missed = await me.begin('/api/alone', { kind: 'solitaire', lexicon: 'en' });
    const { round } = await me.next(missed, 0);
    await me.move(missed, 1, null);
    const training = async () => (await me.ask('/api/alone/training?lexicon=en')).body;
    expect(await training()).toEqual({ due: 0, later: 1 });
    const ago = (days: number) =>
      sql()`update alone_round set closed_at = closed_at - ${days} * interval '1 day'`;
    await ago(1);
    expect(await training()).toEqual({ due: 1, later: 0 });
    const other = { lexicon: 'en', letter: 'ZQ' };
    expect((await me.ask('/api/alone/training', 'POST', other)).body.code).toBe('nothing-to-train');

    const id = await me.begin('/api/alone/training', { lexicon: 'en' });
    const again = await me.next(id, 0);
    expect(again).toMatchObject({ kind: 'training', timed: false, rounds: 1 });
    expect(again.round).toMatchObject({ board: round!.board, rack: round!.rack });
    expect(again.round!.top).toBeUndefined();
    expect((await me.move(id, 1, best(again))).body.finished).toBe(true);
    expect(await training()).toEqual({ due: 0, later: 1 });
    await ago(2);
    expect(await training()).toEqual({ due: 0, later: 1 });
    await ago(1);
    expect(await training()).toEqual({ due: 1, later: 0 });
    expect((await newBrowser().ask('/api/alone/training?lexicon=en')).body).toEqual({ due: 0, later: 0 });
  });

  it('brings back what a seat of this browser missed in an event, once its tops are told', async () => {
    const event = await OutsideEvent.create(service.base(), { name: 'Missed', seed: 'missed' });
    const { code, hostKey } = event.created;
    const { playerKey } = await event.join('Ann');
    const {
      rounds,
      event: info,
      playerIds,
    } = await fillEvent(code, { players: 4, rounds: 8, seed: 'missed' });
    const [own] = await sql()<
      { id: string }[]
    >`select id from player where event_id = ${info.id} and name = 'Ann'`;
    expect(playerIds).toContain(own!.id);
    const [{ missed } = { missed: 0 }] = await sql()<{ missed: number }[]>`
      select count(*)::int as missed from standing st join round r on r.id = st.round_id
      where st.player_id = ${own!.id} and st.points < r.top_score`;
    expect(missed).toBeGreaterThan(0);
    const ann = newBrowser();
    const seat = `onerack_player_${code}=${playerKey}`;
    ann.cookie = seat;
    const training = async () => (await ann.ask('/api/alone/training?lexicon=en')).body;
    expect(await training()).toEqual({ due: 0, later: missed });
    await sql()`update player set joined_at = joined_at - interval '2 days' where event_id = ${info.id}`;
    await sql()`update round set closed_at = closed_at - interval '2 days' where game_id = ${info.gameId}`;
    expect(await training()).toEqual({ due: missed, later: 0 });

    const host = newBrowser();
    host.cookie = `onerack_host_${code}=${hostKey}`;
    const days = { opensAt: dbNow() - 1000, closesAt: dbNow() + 3_600_000 };
    await host.ask(`/api/events/${code}/homework`, 'PUT', days);
    expect(await training()).toEqual({ due: 0, later: 0 });
    await host.ask(`/api/events/${code}/homework`, 'PUT', { opensAt: null, closesAt: null });

    const forged = newBrowser();
    forged.cookie = `${seat}x`;
    expect((await forged.ask('/api/alone/training?lexicon=en')).body).toEqual({ due: 0, later: 0 });

    // Signed in where the seat's key is, and then elsewhere.
    const account = await signedIn('ann@example.org');
    const [here, elsewhere, other] = [newBrowser(), newBrowser(), newBrowser()];
    elsewhere.cookie = account;
    other.cookie = await signedIn('other@example.org');
    const due = async (browser: Browser) => (await browser.ask('/api/alone/training?lexicon=en')).body.due;
    expect(await due(elsewhere)).toBe(0);
    here.cookie = `${account}; ${seat}`;
    expect(await due(here)).toBe(missed);
    expect([await due(elsewhere), await due(other)]).toEqual([missed, 0]);
    const there = await elsewhere.begin('/api/alone/training', { lexicon: 'en' });
    elsewhere.cookie = account;
    expect(await elsewhere.next(there, 0)).toMatchObject({ kind: 'training', rounds: missed });

    const id = await ann.begin('/api/alone/training', { lexicon: 'en' });
    ann.cookie = `${ann.cookie}; ${seat}`;
    const run = await ann.next(id, 0);
    expect(run).toMatchObject({ kind: 'training', rounds: missed, timed: false });
    expect(rounds.map(({ number }) => number)).toHaveLength(8);
    expect(run.round!.top).toBeUndefined();
    await ann.move(id, 1, best(run));
    expect(await training()).toEqual({ due: missed - 1, later: 1 });
  });
});
