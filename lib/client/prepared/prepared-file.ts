/** A prepared game as a file: written, read back, and handed from page to page of this browser. */
import { PreparedFile } from '@/lib/http/schemas/prepared';

const KEY = 'onerack.prepared';

/** Null: not such a file. */
export function readPreparedFile(text: string): PreparedFile | null {
  try {
    const parsed = PreparedFile.safeParse(JSON.parse(text.replace(/^\uFEFF/, '')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Saves a file on the device that looks at the page. */
export function savePreparedFile(file: PreparedFile): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${file.name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'game'}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** For the form that opens an event; another tab does not find it. */
export function handOverPrepared(file: PreparedFile): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(file));
  } catch {
    // Storage is full or forbidden: the file can be saved and loaded.
  }
}

/** What was handed over, once. */
export function takePrepared(): PreparedFile | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? null : readPreparedFile(text);
  } catch {
    return null;
  }
}
