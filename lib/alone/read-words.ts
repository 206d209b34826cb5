import { type Refusal, refuse } from '@/lib/event';
import { hasMeanings, type RoundWords } from '@/lib/http/schemas';
import { englishMeanings } from '@/lib/lexicons';
import { aloneRound } from './round-row';
import type { Run } from './run-row';

/** What there is to say of the words of a run's round that is over: what the top means, which own words were bad. */
export async function readRunWords(run: Run, number: number): Promise<RoundWords | Refusal> {
  const round = await aloneRound(run.id, number);
  if (!round || round.closedAt === null) return refuse('round-not-found');
  const { badWords, top } = round;
  return {
    badWords,
    meanings: hasMeanings(run.tileSet) ? await englishMeanings(top.word.toLowerCase()) : [],
  };
}
