export { AloneHub } from './alone-hub';
export { EventAlone } from './event-alone';
export { RunPage } from './run-page';
