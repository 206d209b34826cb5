import { describe, expect, it } from 'vitest';
import { frame, withFields } from '@/lib/live';

describe('a frame', () => {
  it('has type, id and data', () => {
    expect(frame('clock', '{"a":1}', 7)).toBe('event: clock\nid: 7\ndata: {"a":1}\n\n');
  });
  it('has no id outside the log', () => {
    expect(frame('slips', '{}')).toBe('event: slips\ndata: {}\n\n');
  });
});

describe('fields of one viewer', () => {
  it('join the shared text', () => {
    expect(JSON.parse(withFields('{"a":1}', { now: '5', you: 'null' }))).toEqual({ a: 1, now: 5, you: null });
  });
  it('join an empty object', () => {
    expect(JSON.parse(withFields('{}', { now: '5' }))).toEqual({ now: 5 });
  });
});
