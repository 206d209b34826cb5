import type { z } from 'zod';
import { isJoker } from '@/lib/game';
import type { EventSettings } from './settings';

type Fault = [path: string, message: string];
type Checked = EventSettings & { prepared?: unknown; allowedNames?: readonly string[] | undefined };

/** Choices that contradict each other, each told at the field that can be changed. */
export function checkSettings(settings: Checked, context: z.core.$RefinementCtx): void {
  for (const [path, message] of [
    ...ownFormatFaults(settings),
    ...rackFaults(settings),
    ...doorFaults(settings),
    ...faults(settings),
  ])
    context.addIssue({ code: 'custom', path: path.split('.'), message, input: settings });
}

function ownFormatFaults({ format, own }: EventSettings): Fault[] {
  const isOwn = format === 'own' || format === 'own-joker';
  if (isOwn && !own)
    return [['own', 'Say how large the rack is, how many tiles may be laid, and the bonus.']];
  if (!isOwn && own) return [['own', 'Only the format “own” has numbers of its own.']];
  if (!own) return [];
  const found: Fault[] = [];
  if (own.maxPlaced > own.rackSize)
    found.push(['own.maxPlaced', `No more than the rack holds: ${own.rackSize}.`]);
  if (Object.keys(own.bonus).some((laid) => Number(laid) > own.maxPlaced))
    found.push(['own.bonus', `A bonus for more tiles than may be laid: ${own.maxPlaced}.`]);
  return found;
}

function rackFaults({ racks, pace, prepared }: Checked): Fault[] {
  if (racks === 'prepared' && !prepared) return [['prepared', 'Give the racks of all rounds.']];
  if (racks !== 'prepared' && prepared) return [['racks', 'Racks are given, so they are “prepared”.']];
  if (racks === 'entered' && pace === 'auto')
    return [['pace', 'Whoever enters the racks says when the next one comes.']];
  return [];
}

function doorFaults({ names, allowedNames, teams, ask }: Checked): Fault[] {
  const found: Fault[] = [];
  if (names === 'listed' && !allowedNames) found.push(['allowedNames', 'Give the names to choose from.']);
  if (names !== 'listed' && allowedNames) found.push(['names', 'Names are given, so they are “listed”.']);
  if (names !== 'free' && ask.includes('partner'))
    found.push(['ask', 'Pairs say both names themselves, so names are free.']);
  if (teams && !ask.includes('team')) found.push(['ask', 'Teams are given, so ask for the team.']);
  return found;
}

function faults(settings: EventSettings): Fault[] {
  const { format, retakeBlanks, targetScore, targetLevels, soloPreset, soloPoints, soloMinPlayers } =
    settings;
  const found: Fault[] = [];
  if (isJoker(format) && retakeBlanks)
    found.push(['retakeBlanks', 'In a joker format real letters take the place of blanks anyway.']);
  if (targetScore !== null && targetLevels !== null)
    found.push(['targetScore', 'One target for all, or one for each level: not both.']);
  if (
    targetLevels &&
    !(targetLevels.beginner <= targetLevels.intermediate && targetLevels.intermediate <= targetLevels.expert)
  )
    found.push(['targetLevels', 'Who is better has at least as far to go.']);
  if (soloPreset === 'none' && soloPoints !== null)
    found.push(['soloPoints', 'There is no solo bonus in this event.']);
  if (soloPreset === 'none' && soloMinPlayers !== null)
    found.push(['soloMinPlayers', 'There is no solo bonus in this event.']);
  return found;
}
