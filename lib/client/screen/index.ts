export { stillPlaying } from './extra-time';
export { Hall } from './hall';
export { type Heads, ranksBefore } from './heads';
export { type JoinAddress, joinAddress } from './join-address';
export { type HallLook, readLook } from './look';
export { QrCode } from './qr-code';
export { useHallCode } from './use-hall-code';
export { useHeads } from './use-heads';
