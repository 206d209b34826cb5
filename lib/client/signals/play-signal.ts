import { signalSettings } from './settings';
import { playTune, unlockSound } from './sound';
import { SHAKES, type Signal } from './tunes';

/** Sounds and shakes a signal, as far as this device's settings and its browser let it. */
export function playSignal(signal: Signal): void {
  const { sound, vibration } = signalSettings();
  if (sound) playTune(signal);
  if (vibration) shake(signal);
}

/** Shakes at the first tap of all would be refused, loudly, in the console: the browser is asked before. */
function shake(signal: Signal): void {
  if (!navigator.vibrate || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...SHAKES[signal]]);
}

const GESTURES = ['pointerup', 'keydown'] as const;

/**
 * From the first tap or key on the page may sound, whatever it was for; and again after the device was away, when
 * a phone has taken the sound back. Returns the way to stop waiting.
 */
export function unlockAtGestures(): () => void {
  const unlock = () => {
    if (signalSettings().sound) void unlockSound();
    rest();
  };
  const wait = () => {
    for (const gesture of GESTURES) addEventListener(gesture, unlock, { capture: true, passive: true });
  };
  const rest = () => {
    for (const gesture of GESTURES) removeEventListener(gesture, unlock, true);
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return () => {
    rest();
    document.removeEventListener('visibilitychange', wait);
  };
}
