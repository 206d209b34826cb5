export { foundText } from './found-text';
export { Hall } from './hall';
export { type Heads, ranksBefore } from './heads';
export { type JoinAddress, joinAddress } from './join-address';
export { QrCode } from './qr-code';
export type { HallTheme } from './use-hall-keys';
export { useHeads } from './use-heads';
