import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancelEventRound,
  closeEventRound,
  type EventState,
  type EventTransition,
  extendEventRound,
  finishEvent,
  LOBBY,
  openEventRound,
  pauseEvent,
  prepareRoundState,
  reopenEvent,
  resumeEvent,
  shortenEventRound,
  startEvent,
} from '@/lib/game';

const MINUTE = 60_000;

function chain(...steps: ((event: EventState) => EventTransition)[]): EventState {
  return steps.reduce((event, step) => {
    const result = step(event);
    if (result.kind !== 'changed') throw new Error(`${result.kind}: ${JSON.stringify(result)}`);
    return result.state;
  }, LOBBY);
}

const started = (event: EventState) => startEvent(event, 0);
const ready = (number: number) => (event: EventState) => prepareRoundState(event, number);
const opened =
  (number: number, now = 0) =>
  (event: EventState) =>
    openEventRound(event, now, { number, milliseconds: MINUTE });
const closed =
  (number: number, now = MINUTE) =>
  (event: EventState) =>
    closeEventRound(event, now, { number, by: 'clock' });

describe('an event', () => {
  it('goes through its rounds', () => {
    const event = chain(started, ready(1), opened(1), closed(1), ready(2), opened(2, 80_000));
    expect(event).toMatchObject({
      status: 'running',
      round: { number: 2, status: 'open', closesAt: 140_000 },
    });
  });

  it('is shortened by whoever sees its round, and by nobody afterwards', () => {
    const event = chain(started, ready(1), opened(1));
    const shorter = shortenEventRound(event, 10_000, { number: 1, by: 20_000 });
    expect(shorter.state.round).toMatchObject({ closesAt: 40_000 });
    expect(shortenEventRound(event, 10_000, { number: 2, by: 20_000 })).toMatchObject({
      code: 'not-the-round',
    });
    expect(shortenEventRound(LOBBY, 0, { number: 1, by: 1000 })).toMatchObject({ code: 'event-not-started' });
  });

  it('goes on when its host takes the end back, and only then', () => {
    const event = chain(started, ready(1), opened(1), closed(1));
    const ended = finishEvent(event, 99_000, 'stopped-by-host').state;
    const back = reopenEvent(ended, 100_000);
    expect(back).toMatchObject({ kind: 'changed', state: { status: 'paused', round: { status: 'closed' } } });
    expect(resumeEvent(back.state, 101_000).state).toMatchObject({ status: 'running' });
    expect(reopenEvent(back.state, 101_000).kind).toBe('unchanged');
    expect(reopenEvent(finishEvent(LOBBY, 5, 'stopped-by-host').state, 9).state).toEqual(LOBBY);
    const over = finishEvent(event, 99_000, 'all-tiles-placed').state;
    expect(reopenEvent(over, 100_000)).toMatchObject({ code: 'event-finished' });
  });

  it('starts once', () => {
    const event = chain(started);
    expect(startEvent(event, 99)).toEqual({ kind: 'unchanged', state: event });
  });

  it('advances once when the next round is asked for twice, or late', () => {
    const event = chain(started, ready(1), opened(1), closed(1), ready(2), opened(2));
    expect(opened(2)(event).kind).toBe('unchanged');
    expect(opened(1)(event).kind).toBe('unchanged');
    expect(ready(2)(event).kind).toBe('unchanged');
    expect(closed(1)(event).kind).toBe('unchanged');
  });

  it('does not skip a round, nor open one while another is open', () => {
    const event = chain(started, ready(1), opened(1));
    expect(opened(2)(event)).toMatchObject({ code: 'round-open' });
    expect(ready(2)(event)).toMatchObject({ code: 'round-open' });
    expect(ready(3)(event)).toMatchObject({ code: 'not-the-round' });
    expect(opened(2)(chain(started, ready(1)))).toMatchObject({ code: 'not-the-round' });
    expect(opened(2)(chain(started, ready(1), opened(1), closed(1)))).toMatchObject({
      code: 'not-the-round',
    });
  });

  it('stops and goes on with what was left on the clock', () => {
    const event = chain(started, ready(1), opened(1), (e) => pauseEvent(e, 20_000));
    expect(event).toMatchObject({
      status: 'paused',
      pausedAt: 20_000,
      round: { status: 'paused', remaining: 40_000 },
    });
    expect(resumeEvent(event, 500_000).state).toMatchObject({
      status: 'running',
      round: { status: 'open', opensAt: 0, closesAt: 540_000 },
    });
  });

  it('stops between rounds too, and opens none meanwhile', () => {
    const event = chain(started, ready(1), (e) => pauseEvent(e, 5));
    expect(event).toMatchObject({ status: 'paused', round: { status: 'prepared' } });
    expect(opened(1)(event)).toMatchObject({ code: 'event-paused' });
    expect(resumeEvent(event, 9).state).toMatchObject({ status: 'running', round: { status: 'prepared' } });
  });

  it('is not stopped between the end of the time and the close', () => {
    const event = chain(started, ready(1), opened(1));
    expect(pauseEvent(event, MINUTE)).toMatchObject({ kind: 'refused', code: 'time-is-up' });
  });

  it('plays a cancelled round again under its number', () => {
    const cancel = (e: EventState) => cancelEventRound(e, 70_000, 1);
    const event = chain(started, ready(1), opened(1), closed(1), cancel, ready(1), opened(1, 80_000));
    expect(event).toMatchObject({ round: { number: 1, status: 'open' } });
    expect(ready(2)(chain(started, ready(1), cancel))).toMatchObject({ code: 'not-the-round' });
  });

  it('cancels only its newest round', () => {
    const event = chain(started, ready(1), opened(1), closed(1), ready(2));
    expect(cancelEventRound(event, 0, 1)).toMatchObject({ code: 'not-the-round' });
  });

  it('goes on, paused, from a last round that is made void after the end', () => {
    const played = chain(started, ready(1), opened(1), closed(1));
    for (const reason of ['all-tiles-placed', 'stopped-by-host'] as const) {
      const over = finishEvent(played, 99_000, reason).state;
      const back = cancelEventRound(over, 100_000, 1);
      expect(back).toMatchObject({
        kind: 'changed',
        state: { status: 'paused', startedAt: 0, pausedAt: 100_000 },
      });
      expect(back.state.round).toMatchObject({ number: 1, status: 'cancelled' });
      expect(ready(1)(resumeEvent(back.state, 101_000).state).state.round).toMatchObject({
        status: 'prepared',
      });
      expect(cancelEventRound(over, 100_000, 2)).toMatchObject({ kind: 'refused', code: 'not-the-round' });
    }
    const unplayed = finishEvent(LOBBY, 5, 'stopped-by-host').state;
    expect(cancelEventRound(unplayed, 9, 1)).toMatchObject({ kind: 'refused', code: 'event-finished' });
  });

  it('ends for good: an open round is void, a closed one stands', () => {
    const end = (e: EventState) => finishEvent(e, 99_000, 'stopped-by-host');
    expect(chain(started, ready(1), opened(1), end)).toMatchObject({
      status: 'finished',
      startedAt: 0,
      round: { status: 'cancelled' },
    });
    const stands = chain(started, ready(1), opened(1), closed(1), end);
    expect(stands).toMatchObject({ status: 'finished', round: { status: 'closed' } });
    expect(end(stands)).toEqual({ kind: 'unchanged', state: stands });
    expect(chain(end)).toMatchObject({ status: 'finished', startedAt: null, round: null });
  });

  it('refuses with the reason before the start and after the end', () => {
    const over = chain(started, (e) => finishEvent(e, 1, 'all-tiles-placed'));
    for (const step of steps.filter(({ name }) => !['start', 'finish'].includes(name))) {
      expect(step.run(LOBBY, 10)).toMatchObject({ kind: 'refused', code: 'event-not-started' });
      const code = step.name === 'cancel' ? 'not-the-round' : 'event-finished';
      expect(step.run(over, 10)).toMatchObject({ kind: 'refused', code });
    }
    expect(startEvent(over, 10)).toMatchObject({ code: 'event-finished' });
  });
});

/** Everything that can be asked of an event, about the round that it is at or will be at. */
const steps: { name: string; run: (event: EventState, now: number) => EventTransition }[] = [
  { name: 'start', run: startEvent },
  { name: 'prepare', run: (event) => prepareRoundState(event, coming(event)) },
  {
    name: 'open',
    run: (event, now) => openEventRound(event, now, { number: at(event), milliseconds: MINUTE }),
  },
  { name: 'pause', run: pauseEvent },
  { name: 'resume', run: resumeEvent },
  {
    name: 'extend',
    run: (event, now) => {
      const { round } = event;
      const seen =
        round?.status === 'open' ? round.closesAt : round?.status === 'paused' ? round.remaining : 0;
      return extendEventRound(event, now, { number: at(event), by: 5000, seen });
    },
  },
  { name: 'clock', run: (event, now) => closeEventRound(event, now, { number: at(event), by: 'clock' }) },
  { name: 'close', run: (event, now) => closeEventRound(event, now, { number: at(event), by: 'host' }) },
  { name: 'shorten', run: (event, now) => shortenEventRound(event, now, { number: at(event), by: 7000 }) },
  { name: 'cancel', run: (event, now) => cancelEventRound(event, now, at(event)) },
  { name: 'finish', run: (event, now) => finishEvent(event, now, 'stopped-by-host') },
];

const at = ({ round }: EventState) => round?.number ?? 1;
const coming = ({ round }: EventState) => at({ round } as EventState) + (round?.status === 'closed' ? 1 : 0);

/** What is still to be played on the clock, in ms. */
function left({ round }: EventState, now: number): number | null {
  if (round?.status === 'open') return round.closesAt - now;
  return round?.status === 'paused' ? round.remaining : null;
}

/** What no transition may break. */
function check(name: string, before: EventState, result: EventTransition, now: number): void {
  const after = result.state;
  if (result.kind !== 'changed') expect(after).toBe(before);
  const roundMayBe = {
    lobby: [undefined],
    running: [undefined, 'prepared', 'open', 'closed', 'cancelled'],
    paused: [undefined, 'prepared', 'paused', 'closed', 'cancelled'],
    finished: [undefined, 'closed', 'cancelled'],
  };
  expect(roundMayBe[after.status]).toContain(after.round?.status);
  expect(at(after)).toBeGreaterThanOrEqual(at(before));
  expect(at(after) - at(before)).toBeLessThanOrEqual(name === 'prepare' ? 1 : 0);
  if (['pause', 'resume'].includes(name)) expect(left(after, now)).toBe(left(before, now));
  if (before.status === 'finished' && name !== 'cancel') expect(result.kind).not.toBe('changed');
  if (name === 'clock' && result.kind === 'changed') expect(left(before, now)).toBeLessThanOrEqual(0);
}

describe('any history of an event', () => {
  const [usual, last] = [steps.filter(({ name }) => name !== 'finish'), steps.slice(-1)];
  const step = fc.oneof(
    { arbitrary: fc.constantFrom(...usual), weight: 50 },
    { arbitrary: fc.constantFrom(...last), weight: 1 },
  );
  const history = fc.array(fc.record({ step, wait: fc.integer({ min: 0, max: 40_000 }) }), {
    minLength: 30,
    maxLength: 80,
  });

  it('keeps to the rules, and changes nothing in place', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(history, (asked) => {
        let event: EventState = LOBBY;
        let now = 0;
        for (const { step, wait } of asked) {
          now += wait;
          const frozen = JSON.stringify(event);
          const result = step.run(event, now);
          expect(JSON.stringify(event)).toBe(frozen);
          check(step.name, event, result, now);
          event = result.state;
          visited.add(`${event.status} ${event.round?.status} ${at(event) > 1}`);
        }
      }),
      { numRuns: 60 },
    );
    // it got about: of some 20 kinds of state, first round and later ones apart
    expect(visited.size).toBeGreaterThan(12);
  });

  it('is the same when everything is sent twice', () => {
    fc.assert(
      fc.property(history, (asked) => {
        let event: EventState = LOBBY;
        let now = 0;
        for (const { step, wait } of asked) {
          now += wait;
          const result = step.run(event, now);
          const again = repeated(step.name, event, result.state, now);
          // Time is taken off as often as it is asked: the version that its sender saw is compared before.
          if (result.kind === 'changed' && step.name !== 'shorten')
            expect(again).toEqual({ kind: 'unchanged', state: result.state });
          event = result.state;
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** The same request sent again: it names the round and the end that its sender saw. */
function repeated(name: string, seen: EventState, event: EventState, now: number): EventTransition {
  const number = at(seen);
  switch (name) {
    case 'prepare':
      return prepareRoundState(event, coming(seen));
    case 'extend':
      return extendEventRound(event, now, { number, by: 5000, seen: endOf(seen) });
    default:
      return steps.find((step) => step.name === name)!.run(event, now);
  }
}

function endOf({ round }: EventState): number {
  if (round?.status === 'open') return round.closesAt;
  return round?.status === 'paused' ? round.remaining : 0;
}
