import { z } from 'zod';
import { feed } from '@/lib/event';
import { SSE_HEADERS } from '@/lib/live';
import { keysOf } from '../keys';
import { enterStream, tooManyStreams } from '../limits';
import { guestOf } from '../public-address';
import { route } from '../route';

export const streamRoute = route({
  method: 'GET',
  path: '/api/events/:code/stream',
  summary: 'What happens in the event, as server-sent events; resumes after the version given',
  who: 'anyone',
  shows: 'board',
  query: z.object({ after: z.coerce.number().int().min(0).optional().catch(undefined) }),
  answers: { status: 200, type: 'text/event-stream' },
  run: async (call) => {
    const { request, event, query } = call;
    const full = tooManyStreams(request.address);
    if (full) return full;
    // Whose key has ended learns it by a snapshot without a seat: the page would go on with what it has.
    const { player, host, staff } = call.viewer;
    const keys = keysOf((name) => request.header(name), event.code);
    const isOut =
      (!player && keys.player !== null) || (!host && !staff && (keys.host !== null || keys.staff !== null));
    const after = isOut ? null : (lastVersion(request.header('last-event-id')) ?? query.after ?? null);
    return {
      status: 200,
      headers: SSE_HEADERS,
      body: (sink) => {
        const leave = enterStream(request.address);
        const stop = feed().follow(event, guestOf(call), sink, after);
        return () => {
          stop();
          leave();
        };
      },
    };
  },
});

function lastVersion(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
