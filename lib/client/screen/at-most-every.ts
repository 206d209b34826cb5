/**
 * Runs something at once when asked, and then at most every `ms`: whatever asks meanwhile is answered together by one
 * run at the end of that time.
 */
export function atMostEvery(ms: number, run: () => void): { ask(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let asked = false;
  const start = () => {
    timer = setTimeout(() => {
      timer = null;
      if (!asked) return;
      asked = false;
      start();
      run();
    }, ms);
  };
  return {
    ask() {
      if (timer !== null) {
        asked = true;
        return;
      }
      start();
      run();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      asked = false;
    },
  };
}
