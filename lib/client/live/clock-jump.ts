const LOOK_MS = 1_000;
const JUMP_MS = 300;

/**
 * Calls back when the wall clock and the monotonic one have moved apart: a laptop that was shut, whose monotonic
 * clock stood still meanwhile (it was shown all the time, so no other event tells of it), or a clock that was set.
 * Returns the way to stop.
 */
export function onClockJump(act: () => void): () => void {
  const apart = () => Date.now() - performance.now();
  let before = apart();
  const timer = setInterval(() => {
    const now = apart();
    const jumped = Math.abs(now - before) > JUMP_MS;
    before = now;
    if (jumped) act();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
