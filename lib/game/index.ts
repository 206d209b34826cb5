export { afterRound, exchangeAfter, type PlayedRound, stateAfter } from './after-round';
export { type DigestGroup, digestRound, MOST_NAMED, type PlayedMove, type RoundDigest } from './digest';
export { type Draw, type DrawnRack, drawRack, drawWhole, redrawCancelled } from './draw';
export { poolOf } from './draw-pool';
export { DRAW_PRESETS, DRAW_RULES, type DrawPreset, type RuleContext, rackFollowsRule } from './draw-rule';
export { type EndReason, endOfGame } from './end';
export { endByTiles } from './end-by-tiles';
export { enteredRack, type RackProblem } from './entered-rack';
export {
  cancelEventRound,
  closeEventRound,
  type EventRefusal,
  type EventState,
  type EventStatus,
  type EventTransition,
  extendEventRound,
  finishEvent,
  LOBBY,
  nextRoundNumber,
  openEventRound,
  pauseEvent,
  prepareRoundState,
  reopenEvent,
  resumeEvent,
  shortenEventRound,
  startEvent,
} from './event-state';
export { oncePerWord, paidScore } from './first-round';
export {
  FORMAT_IDS,
  FORMATS,
  type Format,
  type FormatId,
  type FormatSettings,
  formatOf,
  freeWarnings,
  freeWarningsOf,
  isJoker,
  type NamedFormatId,
  OWN_RACK,
  type OwnFormat,
  withJoker,
} from './formats';
export { type GameRules, gameRulesOf, type RuleOptions, TOP_POLICIES, type TopPolicy } from './game-rules';
export { bagOf, emptyGame, type GameState, remainingTiles } from './game-state';
export {
  type GameTable,
  readGameTable,
  readTableHead,
  type TableHead,
  type TableRound,
} from './game-table';
export { readGameText, titleOfGameText } from './game-text';
export {
  type GcgEvent,
  type GcgFault,
  type GcgGame,
  type GcgPlayer,
  type GcgProblem,
  readGcg,
  writeGcg,
} from './gcg';
export {
  type GameDifference,
  type GivenRound,
  type ImportedPlan,
  planImported,
} from './imported-game';
export type { Exchange } from './joker';
export { judgePaper, type PaperJudgement } from './judge-paper';
export { badWordsOf, legalMoves, topMoves } from './level-moves';
export { moveKey } from './move-key';
export { notationOf } from './notation-of';
export { opening } from './opening';
export { type FilledPart, type PaperChoice, type PaperEntry, paperEntry } from './paper-entry';
export { type PaperAnswer, type PaperLine, type PaperMarks, paperLine } from './paper-line';
export { isWholeWord, type OfferOptions, offersFor, standsAlone, wordWritten } from './paper-offers';
export {
  type PreparedRound,
  type PrepareInput,
  prepareAgain,
  prepareRound,
  type RoundPlan,
  solveDraw,
  solveRack,
} from './prepare-round';
export {
  checkPrepared,
  type FixedProblem,
  type FixedRound,
  fixedRound,
  type PreparedFault,
  type PreparedGame,
  planFixed,
} from './prepared-game';
export { parseRackText, type Rack, rackText, rackTiles } from './rack';
export {
  COST_OF_WARNING,
  type PlayerRound,
  type RankedRound,
  type Standing,
  type StandingsInput,
  standings,
} from './ranking';
export { lastRounds, negative, percentage, sharedRanks } from './ranks';
export { type EarlierZero, firstRepeated } from './repeated-zero';
export { type Retaken, retakeBlanks } from './retake';
export {
  cancelRound,
  closeRound,
  type Extension,
  extendRound,
  LEAST_LEFT_MS,
  openRound,
  pauseRound,
  prepared,
  type RoundRefusal,
  type RoundState,
  type RoundTransition,
  resumeRound,
  shortenRound,
} from './round-state';
export type { CountedSlip, Ruling, RulingKind } from './rulings';
export { type EndingRound, placeAfter, placesOf, type RoundPlace } from './several-games';
export { type Chance, type SimulatedInput, STRENGTHS, type Strength, simulatedMove } from './simulated';
export { type JudgedMove, judgeSlip, type SlipProblem } from './slip';
export { SOLO_RULES, type SoloPreset, type SoloRule, type SoloSettings, soloRuleOf } from './solo';
export {
  type FinishLine,
  LEVELS,
  type Level,
  TARGETS,
  type TargetsByLevel,
  targetOf,
  targetReached,
  targetsFor,
} from './target';
export { countTiles, fullSet, tilesOnBoard } from './tile-counts';
export { chooseTop } from './top';
export type { Transition } from './transition';
export { freshTiles, raisedWord, wordSearch } from './word-search';
export {
  judgeWritten,
  type WrittenJudgement,
  type WrittenOptions,
  type WrittenReason,
  type WrittenSlip,
} from './written-slip';
