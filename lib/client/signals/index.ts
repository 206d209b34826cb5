export { playSignal, unlockAtGestures } from './play-signal';
export { changeSignals, type SignalSettings, signalSettings, useSignalSettings } from './settings';
export { unlockSound } from './sound';
export type { Signal } from './tunes';
