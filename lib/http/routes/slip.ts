import { dbNow } from '@/lib/db';
import { feed, Refusal, submitSlip } from '@/lib/event';
import { histogram } from '@/lib/ops';
import { evenTime } from '../even-time';
import { jsonText } from '../message';
import { roundNumber, route } from '../route';
import { SlipBody, SlipReceipt } from '../schemas';

const seconds = () => histogram('onerack_slip_seconds', 'From the arrival of a slip to its commit');

export const slipRoute = route({
  method: 'PUT',
  path: '/api/events/:code/rounds/:n/slip',
  summary: 'Sends or replaces the slip for a round',
  who: 'player',
  text: SlipBody,
  answers: { status: 200, schema: SlipReceipt },
  run: async ({ request, event, viewer, params, text }) => {
    const began = performance.now();
    const receipt = await submitSlip({
      event,
      playerId: viewer.player?.id ?? '',
      number: roundNumber(params),
      text,
      receivedAt: request.receivedAt,
    });
    if (receipt instanceof Refusal) return receipt;
    if (viewer.player) feed().devices.tell(event.id, viewer.player);
    seconds().observe(Math.max(0, dbNow() - request.receivedAt) / 1000);
    const { entry, checkWords } = event.settings;
    if (entry === 'federation' || !checkWords) await evenTime(began);
    return jsonText(receipt);
  },
});
