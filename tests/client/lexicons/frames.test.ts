import { expect, it } from 'vitest';
import { readFrames } from '@/lib/client/lexicons/frames';

it('reads the messages that are whole, and goes on where it stopped', () => {
  const text = 'event: progress\ndata: {"progress":0.5}\n\nevent: done\ndata: {"id":';
  const first = readFrames(text, 0);
  expect(first.frames).toEqual([{ type: 'progress', data: { progress: 0.5 } }]);
  const second = readFrames(`${text}"own-1"}\n\n`, first.next);
  expect(second.frames).toEqual([{ type: 'done', data: { id: 'own-1' } }]);
});
