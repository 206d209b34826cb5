export { arrivalTime } from './arrival';
export { answerNode, fromNode } from './for-node';
export { type FrontDoor, openFrontDoor } from './front-door';
export { matcher } from './match-route';
export { startServices } from './services';
