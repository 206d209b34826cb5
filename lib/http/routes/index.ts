import type { Route } from '../route';
import { createEventRoute, hostSessionRoute, joinEventRoute, readEventRoute } from './events';
import {
  closeRoundRoute,
  extendRoute,
  finishRoute,
  nextRoundRoute,
  pauseRoute,
  resumeRoute,
  startRoute,
} from './host';
import {
  buildLexiconRoute,
  lexiconRoute,
  lexiconsRoute,
  licenceRoute,
  ownLexiconsRoute,
  removeLexiconRoute,
  renameLexiconRoute,
} from './lexicons';
import { openApiRouteOf } from './open-api';
import { changePlayerRoute, hostKeyRoute, playersRoute, removePlayerRoute } from './players';
import { resultsCsvRoute, roundRoute, roundsRoute, standingsRoute } from './review';
import { healthRoute, metricsRoute, registerRoute, timeRoute } from './service';
import { slipRoute } from './slip';
import { streamRoute } from './stream';
import { uploadLexiconRoute } from './upload';

/** What a host may tell an event to do: two hundred rooms may go on in the same second. */
const COMMANDS: readonly Route[] = [
  startRoute,
  pauseRoute,
  resumeRoute,
  extendRoute,
  closeRoundRoute,
  nextRoundRoute,
  finishRoute,
];

/**
 * Called thousands of times in the same second or minute, with a body of many megabytes, or by operators who ask why
 * pages are slow: the front door answers these without Next.
 */
export const HOT_ROUTES: readonly Route[] = [
  slipRoute,
  streamRoute,
  timeRoute,
  joinEventRoute,
  readEventRoute,
  standingsRoute,
  ...COMMANDS,
  uploadLexiconRoute,
  healthRoute,
  metricsRoute,
];

/** The whole interface. */
export const ROUTES: readonly Route[] = [
  createEventRoute,
  hostSessionRoute,
  hostKeyRoute,
  playersRoute,
  changePlayerRoute,
  removePlayerRoute,
  roundsRoute,
  roundRoute,
  resultsCsvRoute,
  lexiconsRoute,
  lexiconRoute,
  buildLexiconRoute,
  licenceRoute,
  renameLexiconRoute,
  removeLexiconRoute,
  ownLexiconsRoute,
  registerRoute,
  ...HOT_ROUTES,
];

export const openApiRoute = openApiRouteOf(() => ROUTES);

export * from './events';
export * from './host';
export * from './lexicons';
export * from './players';
export * from './review';
export * from './service';
export * from './slip';
export * from './stream';
export * from './upload';
