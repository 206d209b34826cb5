export { type Asker, readAloneEvent } from './alone-event';
export { type BeginEventRun, beginEventRun } from './begin-event-run';
export { type Homework, isHidden, setHomework } from './homework';
export { readRun } from './read-run';
export { ownRun, type Person, type Run } from './run-row';
export { noteSeen, openNext, showTop, stopRun, takeMove } from './steps';
