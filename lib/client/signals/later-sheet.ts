import { later } from '../ui';

export const SignalSheet = later(async () => (await import('./signal-sheet')).SignalSheet);
