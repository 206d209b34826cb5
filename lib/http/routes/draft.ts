import { Refusal, saveDraft } from '@/lib/event';
import { evenTime } from '../even-time';
import { json } from '../message';
import { roundNumber, route } from '../route';
import { Draft, DraftReceipt } from '../schemas';

export const draftRoute = route({
  method: 'PUT',
  path: '/api/events/:code/rounds/:n/draft',
  summary: 'Keeps what lies on the own board, legal or not; nobody else sees it',
  who: 'player',
  body: Draft,
  answers: { status: 200, schema: DraftReceipt },
  run: async ({ request, event, viewer, params, body }) => {
    const began = performance.now();
    const receipt = await saveDraft({
      event,
      playerId: viewer.player?.id ?? '',
      number: roundNumber(params),
      draft: body,
      receivedAt: request.receivedAt,
    });
    if (receipt instanceof Refusal) return receipt;
    const { draftsCount, entry, checkWords } = event.settings;
    // Only then it was judged, and only here the time may not tell how.
    if (draftsCount && (entry === 'federation' || !checkWords)) await evenTime(began);
    return json(receipt);
  },
});
