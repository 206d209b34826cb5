import { describe, expect, it } from 'vitest';
import { frame, PersonalFrame, withFields } from '@/lib/live';

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

describe('a message with a field of one reader', () => {
  it('is the whole message with that field', () => {
    const personal = new PersonalFrame('ruling', '{"name":"Šárka"}', 'you', 7);
    const text = Buffer.from(personal.with('{"rank":1}')).toString('utf8');
    expect(text).toBe(frame('ruling', '{"name":"Šárka","you":{"rank":1}}', 7));
  });
  it('may have nothing beside it', () => {
    expect(new PersonalFrame('ruling', '{}', 'you', 7).with('null').toString()).toBe(
      frame('ruling', '{"you":null}', 7),
    );
  });
});
