import { describe, expect, it } from 'vitest';
import { commandFor } from '@/lib/client/host/commands';
import { type DeskView, deskOf, missingText, stateOf } from '@/lib/client/host/desk-state';
import { intentOf, type KeyPress } from '@/lib/client/host/keys';
import { questionOf } from '@/lib/client/host/questions';
import { roundView } from '../../support/event-views';
import { englishFor } from '../../support/in-language';

const t = englishFor('desk');

const round = roundView();
const closed = { ...round, status: 'closed' as const };
const running: DeskView = {
  status: 'running',
  round,
  players: 40,
  slips: 28,
  nextOpensAt: null,
  extraTime: [],
};

describe('the lobby', () => {
  const lobby: DeskView = { ...running, status: 'lobby', round: null, players: 0, slips: 0 };

  it('waits for the first player', () => {
    expect(deskOf(lobby, 0).next).toEqual({
      verb: 'start',
      label: 'next.start',
      hold: 'next.waitForFirst',
    });
    expect(deskOf({ ...lobby, players: 1 }, 0).next?.hold).toBeNull();
  });

  it('can be given up', () => expect(deskOf(lobby, 0).others).toEqual(['finish']));
});

describe('an open round', () => {
  it('is closing when the last one with extra time is through', () => {
    const longer = { ...running, extraTime: [{ ms: 500, players: 2 }] };
    expect(deskOf(longer, 1400)).toMatchObject({ phase: 'open', until: 1500 });
    expect(deskOf(longer, 1500).phase).toBe('closing');
  });

  it('lets the clock do the work while slips are missing', () => {
    const desk = deskOf(running, 500);
    expect(desk).toMatchObject({ phase: 'open', next: null, until: 1000 });
    expect(desk.slips).toEqual({ slips: 28, players: 40, paper: 0 });
    expect(desk.others).toEqual(['pause', 'extend', 'close-round', 'finish']);
  });

  it('proposes to close once all slips are in', () => {
    expect(deskOf({ ...running, slips: 40 }, 500).next?.verb).toBe('close-round');
    expect(deskOf({ ...running, slips: 0, players: 0 }, 500).next).toBeNull();
  });

  it('is closing when its time is over: neither pause nor extension', () => {
    const desk = deskOf({ ...running, slips: 40 }, 1000);
    expect(desk).toMatchObject({ phase: 'closing', next: null, others: ['finish'], until: null });
  });
});

describe('between games', () => {
  it('says that the next rack begins another game', () => {
    const over = { ...running, round: { ...closed, gameEnd: 'rounds-played' as const }, nextOpensAt: null };
    expect(deskOf(over, 1000).next?.label).toBe('next.game');
    expect(deskOf({ ...over, round: closed }, 1000).next?.label).toBe('next.rack');
  });
});

describe('between rounds', () => {
  it('skips the gap where the next rack comes by itself', () => {
    const desk = deskOf({ ...running, round: closed, nextOpensAt: 5000 }, 2000);
    expect(desk).toMatchObject({ phase: 'between', until: 5000, slips: null });
    expect(desk.next).toEqual({ verb: 'next-round', label: 'next.rackNow', hold: null });
    expect(desk.others).toEqual(['pause', 'finish']);
  });

  it('waits for the host at the host’s pace', () => {
    const desk = deskOf({ ...running, round: closed }, 2000);
    expect(desk.next).toMatchObject({ verb: 'next-round', label: 'next.rack' });
    expect(desk.others).toEqual(['finish']);
  });

  it('has no rack yet just after the start', () => {
    const desk = deskOf({ ...running, round: null, nextOpensAt: 5000 }, 2000);
    expect(desk).toMatchObject({ phase: 'waiting', until: 5000 });
    expect(desk.next?.verb).toBe('next-round');
  });
});

describe('paused', () => {
  it('goes on, in a round or between two', () => {
    const inRound = deskOf({ ...running, status: 'paused', round: { ...round, status: 'paused' } }, 9000);
    expect(inRound.next?.verb).toBe('resume');
    expect(inRound.others).toContain('extend');
    expect(inRound.slips).toEqual({ slips: 28, players: 40, paper: 0 });
    const between = deskOf({ ...running, status: 'paused', round: closed }, 9000);
    expect(between).toMatchObject({ slips: null, others: ['finish'] });
  });
});

it('waits for people alone: simulated players are neither in nor missing', () => {
  const event = { ...running, players: 13, simulated: 6, slips: 7 };
  expect(deskOf(event, 0)).toMatchObject({ slips: { slips: 7, players: 7 }, next: { verb: 'close-round' } });
  expect(questionOf(t, 'close-round', event)).toBeNull();
  expect(questionOf(t, 'close-round', { ...event, slips: 6 })?.text).toContain('1 slip is missing');
});

it('offers nothing after the end', () => {
  expect(deskOf({ ...running, status: 'finished', round: closed }, 0)).toMatchObject({
    next: null,
    others: [],
  });
});

it('is in another state after a close, not after a slip', () => {
  expect(stateOf({ ...running, slips: 29 } as DeskView)).toBe(stateOf(running));
  expect(stateOf({ ...running, round: closed })).not.toBe(stateOf(running));
  expect(stateOf({ ...running, round: { ...round, number: 4 } })).not.toBe(stateOf(running));
});

describe('missingText', () => {
  it.each([
    [0, 0, 'Nobody is here yet'],
    [0, 5, 'Nobody has sent yet'],
    [4, 5, '1 of 5 has not sent yet'],
    [1, 5, '4 of 5 have not sent yet'],
    [5, 5, 'All 5 slips are in'],
    [6, 5, 'All 5 slips are in'],
    [1, 1, 'The only slip is in'],
  ])('%i of %i: %s', (slips, players, text) =>
    expect(missingText(t, { slips, players, paper: 0 })).toBe(text),
  );

  it('misses nobody who hands in on paper', () => {
    const event = { ...running, players: 25, slips: 5, onPaper: { players: 20, slips: 0 } };
    const said = (view: DeskView) => missingText(t, deskOf(view, 0).slips!);
    expect(said(event)).toBe('All 5 slips are in');
    expect(said({ ...event, slips: 6, onPaper: { players: 21, slips: 2 } })).toBe('All 4 slips are in');
    expect(said({ ...event, slips: 3 })).toBe('2 of 5 have not sent yet');
    expect(said({ ...event, players: 20, slips: 0 })).toBe('Everybody hands in on paper');
    // They may still be writing.
    expect(deskOf(event, 0).next).toBeNull();
    expect(questionOf(t, 'close-round', event)?.text).toBe(
      'Close round 3 now? 20 players may still be writing on paper.',
    );
    expect(questionOf(t, 'close-round', { ...event, slips: 4 })?.text).toBe(
      'Close round 3 now? 1 slip is missing. 20 players may still be writing on paper.',
    );
  });
});

describe('commands', () => {
  const event = { version: 17, round };

  it('name the round where they are about the round, else the version', () => {
    expect(commandFor('close-round', event).body).toEqual({ round: 3 });
    expect(commandFor('next-round', event).body).toEqual({ round: 3 });
    for (const verb of ['start', 'pause', 'resume', 'finish'] as const) {
      expect(commandFor(verb, event).body).toEqual({ version: 17 });
    }
  });

  it('extend by 30 seconds unless told, and only once from one state', () => {
    expect(commandFor('extend', event).body).toEqual({ version: 17, round: 3, seconds: 30 });
    expect(commandFor('extend', event, 60).body.seconds).toBe(60);
  });

  it('take the start for round 0', () =>
    expect(commandFor('next-round', { version: 2, round: null }).body).toEqual({ round: 0 }));
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    code: '',
    repeat: false,
    ...more,
  });
  const open = deskOf(running, 500);

  it('ask for what is offered, and for nothing else', () => {
    expect(intentOf(press('p'), open)).toBe('pause');
    expect(intentOf(press('E'), open)).toBe('extend');
    expect(intentOf(press('c'), open)).toBe('close-round');
    expect(intentOf(press('n'), open)).toBeNull();
    expect(intentOf(press('x'), open)).toBeNull();
    expect(intentOf(press('?'), open)).toBe('help');
  });

  it('go on with P and with N while paused', () => {
    const paused = deskOf({ ...running, status: 'paused', round: closed }, 0);
    expect(intentOf(press('p'), paused)).toBe('resume');
    expect(intentOf(press('n'), paused)).toBe('next');
  });

  it('do not start an empty event', () => {
    const lobby = deskOf({ ...running, status: 'lobby', round: null, players: 0 }, 0);
    expect(intentOf(press('n'), lobby)).toBeNull();
  });

  it('are found by their place where the keyboard has other letters', () => {
    expect(intentOf(press('п', { code: 'KeyP' }), open)).toBe('pause');
    expect(intentOf(press('ث', { code: 'KeyE' }), open)).toBe('extend');
    expect(intentOf(press('؟', { code: 'Slash' }), open)).toBe('help');
    // A keyboard with Latin letters elsewhere means the letter that it shows.
    expect(intentOf(press('c', { code: 'KeyJ' }), open)).toBe('close-round');
    expect(intentOf(press('j', { code: 'KeyC' }), open)).toBeNull();
  });

  it('leave held keys alone', () => {
    expect(intentOf(press('p', { repeat: true }), open)).toBeNull();
  });
});
