export { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './embedded';
export { startTemporary } from './temporary';
