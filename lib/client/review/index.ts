export { askedBy, picturePath, reviewPath, roundQuery, sheetPath } from './address';
export { Embedded } from './embedded';
export { Review } from './review';
export { Sheet } from './sheet/sheet';
