export { PlayPage, PlayView } from './play-page';
