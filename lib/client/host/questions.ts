import type { DeskView, Verb } from './desk-state';

/** What a command asks back before it is sent. */
export interface Question {
  text: string;
  yes: string;
}

/** The question of a command that cannot be taken back, or null where it needs none. */
export function questionOf(verb: Verb, event: DeskView): Question | null {
  const { round, players, slips } = event;
  const number = round?.number ?? 0;
  const open = round !== null && round.status !== 'closed';
  if (verb === 'close-round' && slips < players) {
    const missing = players - slips;
    return {
      text: `Close round ${number} now? ${missing} ${missing === 1 ? 'slip is' : 'slips are'} missing.`,
      yes: `Close round ${number}`,
    };
  }
  if (verb !== 'finish') return null;
  if (event.status === 'lobby') return { text: 'End the event before it has begun?', yes: 'End the event' };
  return {
    text: open
      ? `Finish the event? Round ${number} is still open and will not count.`
      : `Finish the event after round ${number}?`,
    yes: 'Finish the event',
  };
}
