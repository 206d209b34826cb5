export { type CsvValue, csv } from './csv';
export { type BoardPicture, boardPicture, PICTURE } from './picture/board-picture';
