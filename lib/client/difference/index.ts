export { type Counted, type Difference, differenceOf, type Line, PARTS, type Part } from './difference';
export { type Tally, tallyOf, type UsedPremium, type WordBeside } from './tally';
