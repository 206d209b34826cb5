export type { RoundSheet } from './jobs';
export { slipThread } from './slip-thread';
