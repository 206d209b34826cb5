export { PlayPage, PlayView } from './play-page';
export { endText, reasonText } from './reasons';
