import { expect, it } from 'vitest';
import { createLogger, type LogSink } from '@/lib/ops';

function capture(change: Partial<LogSink> = {}) {
  const lines: string[] = [];
  const sink: LogSink = {
    level: 'info',
    json: true,
    write: (line) => lines.push(line),
    now: () => new Date(0),
    ...change,
  };
  return { lines, log: createLogger(() => sink) };
}

it('writes one JSON object a line, with the fields of its parents', () => {
  const { lines, log } = capture();
  log.child({ room: 'live' }).info('hello', { n: 2n });
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    message: 'hello',
    room: 'live',
    n: '2',
  });
});

it('is silent below its level', () => {
  const { lines, log } = capture({ level: 'warn' });
  log.info('no');
  log.warn('yes');
  expect(lines).toHaveLength(1);
});

it('keeps the code and the stack of an error', () => {
  const { lines, log } = capture();
  log.error('failed', { error: Object.assign(new Error('no way'), { code: 'E1' }) });
  expect(JSON.parse(lines[0] ?? '').error).toMatchObject({ name: 'Error', message: 'no way', code: 'E1' });
});

it('is plain on a terminal', () => {
  const { lines, log } = capture({ json: false });
  log.info('ready', { port: 3000, name: 'a b' });
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}ready port=3000 name="a b"\n$/);
});
