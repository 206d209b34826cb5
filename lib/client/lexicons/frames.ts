/** A message of a stream of events: its type and its parsed data. */
export interface Frame {
  type: string;
  data: unknown;
}

/** Whole messages in `text` from `from` on, and where the next one begins. */
export function readFrames(text: string, from: number): { frames: Frame[]; next: number } {
  const frames: Frame[] = [];
  let next = from;
  for (let end = text.indexOf('\n\n', next); end >= 0; end = text.indexOf('\n\n', next)) {
    const [, type, data] = /^event: (.*)\ndata: (.*)$/s.exec(text.slice(next, end)) ?? [];
    if (type !== undefined && data !== undefined) frames.push({ type, data: JSON.parse(data) });
    next = end + 2;
  }
  return { frames, next };
}
