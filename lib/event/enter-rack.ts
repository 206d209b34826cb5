import { sql } from '@/lib/db';
import { gameRulesOf } from '@/lib/game';
import type { Rack } from '@/lib/http/schemas';
import { solve } from '@/lib/solver';
import { faultText } from './check-game';
import { cancelledBefore } from './draw-round';
import type { EventInfo } from './event-info';
import { storeRound } from './prepare-round';
import { type Refusal, refuse } from './refusal';
import { roundByNumber } from './round-row';
import { roundStart } from './round-start';

/**
 * Takes the rack that the referee drew for round `number`, held to the event's rule; it is shown when the round
 * opens. The first one stays: entered again, nothing changes. Null when the round is there.
 */
export async function enterRack(
  event: EventInfo,
  number: number,
  rack: string | undefined,
): Promise<Refusal | null> {
  if (await roundByNumber(sql(), event.gameId, number)) return null;
  if (!rack?.trim())
    return refuse('invalid-input', { errors: { rack: ['Enter the rack that was drawn, like RU+ZXTEU.'] } });
  const start = await roundStart(event, number);
  if (start.kind === 'over') return null;
  const result = await solve({
    kind: 'prepare',
    lexicon: event.settings.lexicon,
    rules: gameRulesOf(event.settings),
    seed: '',
    number,
    state: start.state,
    fixed: { rack },
  });
  if (result.kind === 'fault')
    return refuse('invalid-input', { errors: { rack: [faultText(result.fault)] } });
  if (result.kind !== 'round') return null;
  const again = await cancelledBefore(event, number);
  if (again && sameTiles(result.rack, again.cancelled))
    return refuse('invalid-input', { errors: { rack: ['The rack has to differ from the cancelled one.'] } });
  await storeRound(event, number, result, start);
  return null;
}

/** Whatever their order; both are written as racks are stored. */
function sameTiles(entered: Rack, cancelled: Rack): boolean {
  const tiles = ({ leftover, drawn }: Rack) => [...leftover, ...drawn].sort().join('');
  return tiles(entered) === tiles(cancelled);
}
