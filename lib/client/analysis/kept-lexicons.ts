/**
 * Built lexicons that this browser keeps, by the address of their words, which changes with them. In IndexedDB: it is
 * there without https too, as in a hall. A browser that keeps nothing builds anew each time. Files are blobs: Chromium
 * refuses other values of more than 133 MB.
 */
const DATABASE = 'onerack-analysis';
/** Change it with what is stored: what was kept before goes. */
const VERSION = 2;
const MARKS = 'marks';
const FILES = 'files';
/** The last ones used; each takes some 30 MB, the largest 220. */
const MOST = 3;

/** What is known of a file that is kept under the same address. */
interface Mark {
  address: string;
  id: string;
  usedAt: number;
}

interface Stores {
  marks: IDBObjectStore;
  files: IDBObjectStore;
}

export async function keptLexicon(address: string): Promise<ArrayBuffer | null> {
  const file = await quietly(async ({ marks, files }) => {
    const mark = await done<Mark | undefined>(marks.get(address));
    if (!mark) return null;
    marks.put({ ...mark, usedAt: Date.now() } satisfies Mark);
    return done<Blob>(files.get(address));
  });
  return bytesOf(file);
}

/** The newest that was kept of a list: for a page that cannot reach the service. */
export async function lastKept(id: string): Promise<ArrayBuffer | null> {
  const file = await quietly(async ({ marks, files }) => {
    const newest = (await allMarks(marks)).find((mark) => mark.id === id);
    return newest ? done<Blob>(files.get(newest.address)) : null;
  });
  return bytesOf(file);
}

/** Null when the browser has lost them. */
async function bytesOf(file: Blob | null): Promise<ArrayBuffer | null> {
  return (await file?.arrayBuffer().catch(() => null)) ?? null;
}

export async function keepLexicon(id: string, address: string, file: ArrayBuffer): Promise<void> {
  await quietly(async ({ marks, files }) => {
    const others = (await allMarks(marks)).filter((mark) => mark.address !== address);
    const stale = others.filter((mark, index) => mark.id === id || index >= MOST - 1);
    for (const { address: old } of stale) {
      marks.delete(old);
      files.delete(old);
    }
    marks.put({ address, id, usedAt: Date.now() } satisfies Mark);
    await done(files.put(new Blob([file]), address));
    return null;
  });
}

/** Last used first. */
async function allMarks(marks: IDBObjectStore): Promise<Mark[]> {
  const all = await done<Mark[]>(marks.getAll());
  return all.sort((a, b) => b.usedAt - a.usedAt);
}

async function quietly<Result>(use: (stores: Stores) => Promise<Result>): Promise<Result | null> {
  try {
    const database = await opened();
    try {
      const both = database.transaction([MARKS, FILES], 'readwrite');
      return await use({ marks: both.objectStore(MARKS), files: both.objectStore(FILES) });
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const name of [...result.objectStoreNames]) result.deleteObjectStore(name);
    result.createObjectStore(MARKS, { keyPath: 'address' });
    result.createObjectStore(FILES);
  };
  return done(request);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
