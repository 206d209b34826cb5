/**
 * npm runs us through a shell, and hands SIGTERM to the shell alone, which dies of it and tells nobody. So when
 * whoever started us below npm is gone we stop as if told to. Started without npm (in the background, by a
 * service manager) we stay.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}
