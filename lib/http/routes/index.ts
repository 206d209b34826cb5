import type { Route } from '../route';
import {
  aloneEventRoute,
  beginDrawnRunRoute,
  beginEventRunRoute,
  beginTrainingRoute,
  claimRoute,
  dailyRoute,
  eraseNamesRoute,
  homeworkRoute,
  ownRunsRoute,
  runMoveRoute,
  runNextRoute,
  runRoute,
  runStopRoute,
  runTopRoute,
  runWordsRoute,
  trainingRoute,
} from './alone';
import {
  createTableRoute,
  deleteTableRoute,
  eraseSeatNameRoute,
  ownTablesRoute,
  startTableRoute,
  tableGcgRoute,
  tableRoute,
  tableStreamRoute,
  tableTurnRoute,
  takeSeatRoute,
} from './classic';
import { deleteEventRoute, erasePlayerRoute, lockRoute, nameSuggestionsRoute } from './door';
import { draftRoute } from './draft';
import { createEventRoute, hostSessionRoute, joinEventRoute, readEventRoute } from './events';
import { gameFileRoute, gameSchemaRoute, importGamesRoute } from './games';
import {
  addRoomRoute,
  changeGatheringRoute,
  createGatheringRoute,
  gatheringCsvRoute,
  gatheringJsonRoute,
  gatheringPdfRoute,
  gatheringRankingRoute,
  gatheringRoute,
  gatheringSessionRoute,
  gatheringXlsxRoute,
  roomKeyRoute,
} from './gatherings';
import {
  cancelRoundRoute,
  chooseTopRoute,
  closeRoundRoute,
  extendRoute,
  finishRoute,
  nextRoundRoute,
  pauseRoute,
  resumeRoute,
  shortenRoute,
  startRoute,
  undoRoute,
} from './host';
import {
  buildLexiconRoute,
  lexiconRoute,
  lexiconsRoute,
  lexiconWordsRoute,
  licenceRoute,
  ownLexiconsRoute,
  packedWordsRoute,
  removeLexiconRoute,
  renameLexiconRoute,
} from './lexicons';
import { openApiRouteOf } from './open-api';
import { enterSlipsRoute, paperMovesRoute, paperRoute, registerPlayersRoute } from './paper';
import { askingRoute, changePlayerRoute, hostKeyRoute, playersRoute, removePlayerRoute } from './players';
import { preparedSchemaRoute, prepareGameRoute } from './prepared';
import {
  deskRoute,
  journalCsvRoute,
  journalRoute,
  roundRulingsRoute,
  roundSlipsRoute,
  ruleRoute,
} from './referee';
import { reportCsvRoute, reportRoute, teamsRoute } from './report';
import {
  groupsRoute,
  playerSheetPdfRoute,
  resultSheetsRoute,
  resultsCsvRoute,
  resultsJsonRoute,
  resultsPdfRoute,
  resultsSchemaRoute,
  resultsXlsxRoute,
  resultTablesRoute,
} from './results';
import {
  eraseOwnNameRoute,
  eventReviewRoute,
  playerSheetRoute,
  roundMovesRoute,
  roundPictureRoute,
  roundPlayedRoute,
  roundRoute,
  roundsRoute,
  roundWordsRoute,
  standingsRoute,
} from './review';
import { renewCodeRoute, returnToSeatRoute } from './seats';
import { healthRoute, metricsRoute, registerRoute, timeRoute } from './service';
import { addSimulatedRoute, removeSimulatedRoute } from './simulated';
import { slipRoute } from './slip';
import { endStaffRoute, inviteStaffRoute, staffRoute } from './staff';
import { streamRoute } from './stream';
import { uploadLexiconRoute } from './upload';

/** The whole interface; what comes most often is looked for first. */
export const ROUTES: readonly Route[] = [
  slipRoute,
  draftRoute,
  streamRoute,
  timeRoute,
  readEventRoute,
  joinEventRoute,
  createEventRoute,
  prepareGameRoute,
  preparedSchemaRoute,
  createGatheringRoute,
  gatheringRoute,
  changeGatheringRoute,
  gatheringSessionRoute,
  addRoomRoute,
  roomKeyRoute,
  gatheringRankingRoute,
  gatheringCsvRoute,
  gatheringJsonRoute,
  gatheringPdfRoute,
  gatheringXlsxRoute,
  hostSessionRoute,
  hostKeyRoute,
  staffRoute,
  inviteStaffRoute,
  endStaffRoute,
  lockRoute,
  nameSuggestionsRoute,
  deleteEventRoute,
  erasePlayerRoute,
  playersRoute,
  askingRoute,
  returnToSeatRoute,
  renewCodeRoute,
  changePlayerRoute,
  removePlayerRoute,
  registerPlayersRoute,
  enterSlipsRoute,
  paperRoute,
  paperMovesRoute,
  startRoute,
  pauseRoute,
  resumeRoute,
  extendRoute,
  shortenRoute,
  closeRoundRoute,
  nextRoundRoute,
  finishRoute,
  chooseTopRoute,
  cancelRoundRoute,
  undoRoute,
  deskRoute,
  roundSlipsRoute,
  ruleRoute,
  roundRulingsRoute,
  journalRoute,
  journalCsvRoute,
  standingsRoute,
  teamsRoute,
  groupsRoute,
  reportRoute,
  reportCsvRoute,
  roundsRoute,
  roundRoute,
  roundWordsRoute,
  roundMovesRoute,
  roundPlayedRoute,
  roundPictureRoute,
  eventReviewRoute,
  playerSheetRoute,
  eraseOwnNameRoute,
  resultsCsvRoute,
  gameFileRoute,
  gameSchemaRoute,
  resultsXlsxRoute,
  resultsPdfRoute,
  resultsJsonRoute,
  resultsSchemaRoute,
  resultTablesRoute,
  resultSheetsRoute,
  playerSheetPdfRoute,
  importGamesRoute,
  aloneEventRoute,
  beginEventRunRoute,
  homeworkRoute,
  addSimulatedRoute,
  removeSimulatedRoute,
  ownRunsRoute,
  beginDrawnRunRoute,
  dailyRoute,
  claimRoute,
  eraseNamesRoute,
  trainingRoute,
  beginTrainingRoute,
  runRoute,
  runMoveRoute,
  runNextRoute,
  runTopRoute,
  runStopRoute,
  runWordsRoute,
  createTableRoute,
  ownTablesRoute,
  tableRoute,
  deleteTableRoute,
  eraseSeatNameRoute,
  tableGcgRoute,
  takeSeatRoute,
  startTableRoute,
  tableTurnRoute,
  tableStreamRoute,
  lexiconsRoute,
  uploadLexiconRoute,
  lexiconRoute,
  buildLexiconRoute,
  licenceRoute,
  lexiconWordsRoute,
  packedWordsRoute,
  renameLexiconRoute,
  removeLexiconRoute,
  ownLexiconsRoute,
  registerRoute,
  healthRoute,
  metricsRoute,
];

export const openApiRoute = openApiRouteOf(() => ROUTES);

export * from './alone';
export * from './classic';
export * from './door';
export * from './draft';
export * from './events';
export * from './games';
export * from './gatherings';
export * from './host';
export * from './lexicons';
export * from './paper';
export * from './players';
export * from './prepared';
export * from './referee';
export * from './report';
export * from './results';
export * from './review';
export * from './seats';
export * from './service';
export * from './simulated';
export * from './slip';
export * from './staff';
export * from './stream';
export * from './upload';
