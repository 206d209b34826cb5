export { GatheringPage } from './gathering-page';
