export { AloneHub } from './alone-hub';
export { EventAlone } from './event-alone';
export { ListField } from './list-field';
export { RunPage } from './run-page';
export { useList } from './use-list';
