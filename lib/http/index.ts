export { clientAddress } from './client-address';
export { hostAsked, isSecure } from './cross-site';
export { forNext, nothingHere } from './for-next';
export { ownLexiconInfo } from './lexicon-info';
export { BodyTooLarge, type HttpReply, type HttpRequest, type Sink } from './message';
export { problem } from './problem';
export { joinUrl, publicAddress } from './public-address';
export type { Route } from './route';
export * from './routes';
