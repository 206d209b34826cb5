export { SignalSheet } from './later-sheet';
export { playSignal, unlockAtGestures } from './play-signal';
export { RoundSignals } from './round-signals';
export { changeSignals, type SignalSettings, signalSettings, useSignalSettings } from './settings';
export { SignalButton } from './signal-button';
export { SignalCard } from './signal-card';
export { unlockSound } from './sound';
export type { Signal } from './tunes';
