export { CorrectorDoor } from './corrector-door';
export { HelpersSheet } from './helpers-sheet';
export { JournalPage } from './journal-page';
export { RefereeBar } from './referee-bar';
export { SlipsPage } from './slips-page';
export { useRefereeDesk } from './use-referee-desk';
export { Waits } from './waits';
