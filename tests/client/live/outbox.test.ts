import { describe, expect, it } from 'vitest';
import {
  emptyOutbox,
  mayRetry,
  type Outbox,
  type OutboxAction,
  outboxReducer,
  slipFrom,
} from '@/lib/client/live';
import type { Problem } from '@/lib/http/schemas';

const acted = (state: Outbox, ...actions: OutboxAction[]) => actions.reduce(outboxReducer, state);
const move = { row: 8, col: 4, direction: 'across', word: 'ZEX' } as const;
const body = { move };
const send: OutboxAction = { type: 'send', body };
const answer = (rev: number, stored = rev): OutboxAction => ({
  type: 'answer',
  rev,
  receipt: { rev: stored, receivedAt: 1 },
});
const problem: Problem = { type: 'about:blank', title: 'no', status: 409, code: 'round-not-open' };
const round3 = acted(emptyOutbox, { type: 'round', round: 3, pending: null });

describe('sending', () => {
  it('gives each move the next number', () => {
    const first = acted(round3, send);
    expect(first.pending).toEqual({ rev: 1, body });
    expect(acted(first, answer(1), send).pending?.rev).toBe(2);
    expect(acted(first, send).pending?.rev).toBe(2);
  });

  it('goes on from the number that the server knows', () => {
    expect(acted(round3, { type: 'known', rev: 7 }, send).pending?.rev).toBe(8);
    expect(acted(round3, { type: 'known', rev: 7 }, { type: 'known', rev: 3 }).rev).toBe(7);
  });

  it('keeps the same number through failures', () => {
    const failing = acted(round3, send, { type: 'failing', rev: 1 });
    expect(failing).toMatchObject({ failing: true, pending: { rev: 1 } });
    expect(acted(failing, answer(1))).toMatchObject({ failing: false, pending: null, rev: 1 });
  });

  it('starts each round at nothing, or with what a reload left over', () => {
    const next = acted(round3, send, { type: 'round', round: 4, pending: null });
    expect(next).toEqual({ ...emptyOutbox, round: 4 });
    const left = acted(emptyOutbox, { type: 'round', round: 4, pending: { rev: 5, body } });
    expect(left).toMatchObject({ rev: 5, pending: { rev: 5 } });
    expect(acted(left, { type: 'known', rev: 4 }).pending?.rev).toBe(5);
  });
});

describe('an answer', () => {
  it('to an older move leaves the newer one on its way', () => {
    expect(acted(round3, send, send, answer(1)).pending?.rev).toBe(2);
  });

  it('with a higher number than ours: that slip stands, and the next move goes above it', () => {
    const state = acted(round3, send, answer(1, 6));
    expect(state).toMatchObject({ pending: null, overtaken: true, rev: 6 });
    expect(acted(state, send)).toMatchObject({ overtaken: false, pending: { rev: 7 } });
  });

  it('may come through the stream instead', () => {
    expect(acted(round3, send, { type: 'known', rev: 1 })).toMatchObject({ pending: null, overtaken: false });
    expect(acted(round3, send, { type: 'known', rev: 2 })).toMatchObject({ pending: null, overtaken: true });
  });

  it('may be news of another device, which is no answer to anything sent here', () => {
    const told = acted(round3, { type: 'known', rev: 4, news: true });
    expect(told).toMatchObject({ elsewhere: true, overtaken: false, rev: 4 });
    expect(acted(told, send)).toMatchObject({ elsewhere: false, pending: { rev: 5 } });
    expect(acted(round3, { type: 'known', rev: 4 }).elsewhere).toBe(false);
    expect(acted(round3, send, { type: 'known', rev: 1, news: true }).elsewhere).toBe(false);
  });

  it('of no ends the matter, for that move only', () => {
    const refused = acted(round3, send, { type: 'refused', rev: 1, problem });
    expect(refused).toMatchObject({ pending: null, refusal: problem, rev: 1 });
    expect(acted(refused, send)).toMatchObject({ refusal: null, pending: { rev: 2 } });
    const newer = acted(round3, send, send);
    expect(acted(newer, { type: 'refused', rev: 1, problem })).toBe(newer);
    expect(acted(newer, { type: 'failing', rev: 1 })).toBe(newer);
  });
});

describe('trying again', () => {
  it.each([
    [0, true],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
    [401, false],
    [409, false],
    [422, false],
  ])('after status %i: %s', (status, again) => expect(mayRetry({ ...problem, status })).toBe(again));
});

describe('the slip as it was answered', () => {
  it('has what was sent and what was said', () => {
    const receipt = { rev: 2, receivedAt: 9, valid: true, score: 40 };
    expect(slipFrom(body, receipt)).toEqual({ ...receipt, move, written: null });
    expect(slipFrom({ move: null }, receipt)).toEqual({ ...receipt, move: null, written: null });
    const written = { reference: 'H4', word: 'ZEX', claimed: 40 };
    expect(slipFrom(written, receipt)).toEqual({ ...receipt, move: null, written });
  });
});
