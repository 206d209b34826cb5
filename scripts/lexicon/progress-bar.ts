import type { Progress } from '@/lib/lexicons';

const WIDTH = 30;

/** A bar on a terminal; elsewhere nothing, so that logs stay readable. */
export function progressBar(out: NodeJS.WriteStream = process.stderr) {
  let shown = '';
  return {
    show({ phase, progress }: Progress): void {
      if (!out.isTTY) return;
      const full = Math.round(progress * WIDTH);
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
      const text = `${bar} ${String(Math.round(progress * 100)).padStart(3)} % ${phase}`;
      if (text !== shown) out.write(`\r${text.padEnd(WIDTH + 16)}`);
      shown = text;
    },
    clear(): void {
      if (shown) out.write(`\r${' '.repeat(WIDTH + 16)}\r`);
    },
  };
}
