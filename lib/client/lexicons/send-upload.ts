import type { Answer } from '@/lib/client/live';
import type { OwnLexicon, Problem, UploadProgress } from '@/lib/http/schemas';
import { readFrames } from './frames';

export type UploadStep = { phase: 'sending' | UploadProgress['phase']; progress: number };

export interface SendUpload {
  file: Blob;
  name: string;
  tileSet: string;
  /** `progress`: 0 to 1 over sending and making */
  onStep(step: UploadStep): void;
  signal: AbortSignal;
}

/** How much of the whole sending is. */
const SENDING = 0.25;

/**
 * Sends a list and follows what the server makes of it. Not by `fetch`, which cannot tell how much has been sent.
 */
export function sendUpload({ file, name, tileSet, onStep, signal }: SendUpload): Promise<Answer<OwnLexicon>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let read = 0;
    const follow = () => {
      if (request.status !== 200) return;
      const { frames, next } = readFrames(request.responseText, read);
      read = next;
      for (const { type, data } of frames) {
        if (type === 'done') resolve({ ok: true, body: data as OwnLexicon });
        else if (type === 'refused') resolve({ ok: false, problem: data as Problem });
        else onStep(later(data as UploadProgress));
      }
    };
    request.upload.onprogress = ({ loaded, total }) =>
      onStep({ phase: 'sending', progress: total > 0 ? (loaded / total) * SENDING : 0 });
    request.onprogress = follow;
    request.onload = () => {
      follow();
      // Resolved already if the stream came to its end.
      resolve({ ok: false, problem: problemIn(request.responseText) });
    };
    request.onerror = () => resolve({ ok: false, problem: unreachable });
    request.onabort = request.onerror;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', `/api/lexicons?${new URLSearchParams({ name, tileSet })}`);
    request.setRequestHeader('accept', 'text/event-stream');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}

const later = ({ phase, progress }: UploadProgress): UploadStep => ({
  phase,
  progress: SENDING + progress * (1 - SENDING),
});

const unreachable: Problem = {
  type: 'about:blank',
  title: 'The server cannot be reached. Check the connection and try again.',
  status: 0,
  code: 'unavailable',
};

function problemIn(text: string): Problem {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'code' in body) return body as Problem;
  } catch {
    // A proxy's page.
  }
  return unreachable;
}
