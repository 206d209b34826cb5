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

/** The whole interface; what comes most often is looked for first. */
export const ROUTES: readonly Route[] = [
  slipRoute,
  streamRoute,
  timeRoute,
  readEventRoute,
  joinEventRoute,
  createEventRoute,
  hostSessionRoute,
  hostKeyRoute,
  playersRoute,
  changePlayerRoute,
  removePlayerRoute,
  startRoute,
  pauseRoute,
  resumeRoute,
  extendRoute,
  closeRoundRoute,
  nextRoundRoute,
  finishRoute,
  standingsRoute,
  roundsRoute,
  roundRoute,
  resultsCsvRoute,
  lexiconsRoute,
  uploadLexiconRoute,
  lexiconRoute,
  buildLexiconRoute,
  licenceRoute,
  renameLexiconRoute,
  removeLexiconRoute,
  ownLexiconsRoute,
  registerRoute,
  healthRoute,
  metricsRoute,
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
