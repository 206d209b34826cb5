import { addSimulated, nameLanguage, Refusal, removeSimulated } from '@/lib/event';
import { json } from '../message';
import { route } from '../route';
import { AddSimulated, SimulatedCount } from '../schemas';

export const addSimulatedRoute = route({
  method: 'POST',
  path: '/api/events/:code/simulated',
  summary: 'Seats simulated players of a strength; they are marked as such in every list',
  who: 'host',
  body: AddSimulated,
  answers: { status: 200, schema: SimulatedCount },
  run: async ({ event, body: { count, strength, language } }) => {
    const simulated = await addSimulated({ event, count, strength, language: nameLanguage(language) });
    return simulated instanceof Refusal ? simulated : json({ simulated });
  },
});

export const removeSimulatedRoute = route({
  method: 'DELETE',
  path: '/api/events/:code/simulated',
  summary: 'Takes all simulated players out',
  who: 'host',
  answers: { status: 200, schema: SimulatedCount },
  run: async ({ event }) => {
    const simulated = await removeSimulated(event);
    return simulated instanceof Refusal ? simulated : json({ simulated });
  },
});
