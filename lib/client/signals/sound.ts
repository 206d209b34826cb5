import { type Note, type Signal, TUNES } from './tunes';

/** Soft beside speech: a room of phones sounds at once. */
const LOUDNESS = 0.16;
const ATTACK_S = 0.008;
/** Never quite silent: the curve of the fall takes no zero. */
const SILENCE = 0.0001;
/** A slow machine, or a loudspeaker without a wire, takes its time to wake up. */
const LATEST_MS = 1000;

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Browsers let a page sound only after its user did something. Called in a handler of a tap or key; whether sound
 * can be heard now.
 */
export async function unlockSound(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  try {
    await context.resume();
  } catch {
    return false;
  }
  restAfter(0.2);
  return context.state === 'running';
}

/** Plays a tune if the page may sound; otherwise nothing. */
export function playTune(signal: Signal): void {
  const audio = context;
  if (!audio) return;
  // A context that waits for a gesture keeps its promise open: the tune must not come minutes later.
  const asked = performance.now();
  audio.resume().then(
    () => {
      if (performance.now() - asked > LATEST_MS) return;
      const tune = TUNES[signal];
      for (const note of tune) strike(audio, note);
      restAfter(Math.max(...tune.map(({ at, rings }) => at + rings)) + 0.1);
    },
    () => {},
  );
}

/** A context that runs is asked for silence all the time: it sleeps between signals. */
function restAfter(seconds: number): void {
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend().catch(() => {}), seconds * 1000 + 100);
}

/** A soft mallet: the tone and, briefly, its double octave. */
function strike(audio: AudioContext, { pitch, at, rings }: Note): void {
  partial(audio, pitch, LOUDNESS, at, rings);
  partial(audio, pitch * 4, LOUDNESS / 8, at, rings / 4);
}

function partial(audio: AudioContext, pitch: number, loudness: number, at: number, rings: number): void {
  const begins = audio.currentTime + 0.02 + at;
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const volume = new GainNode(audio, { gain: SILENCE });
  volume.gain.setValueAtTime(SILENCE, begins);
  volume.gain.exponentialRampToValueAtTime(loudness, begins + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, begins + rings);
  tone.connect(volume).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + rings + 0.05);
}
