export { askedBy, picturePath, reviewPath, roundQuery, sheetPath } from './address';
export { Embedded } from './embedded';
export { moveInText } from './move-in-text';
export { rackText } from './rack-text';
export { Review } from './review';
export { Sheet } from './sheet/sheet';
