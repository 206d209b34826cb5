/**
 * Built lexicons that this browser keeps, by the address of their words, which changes with them. In IndexedDB: it is
 * there without https too, as in a hall. A browser that keeps nothing builds anew each time.
 */
const DATABASE = 'onerack-analysis';
const STORE = 'lexicons';
/** The last ones used; each takes some 30 MB, the largest 200. */
const MOST = 3;

interface Kept {
  address: string;
  id: string;
  usedAt: number;
  file: ArrayBuffer;
}

export async function keptLexicon(address: string): Promise<ArrayBuffer | null> {
  return quietly(async (store) => {
    const kept = await done<Kept | undefined>(store.get(address));
    if (!kept) return null;
    store.put({ ...kept, usedAt: Date.now() } satisfies Kept);
    return kept.file;
  });
}

/** The newest that was kept of a list: for a page that cannot reach the service. */
export async function lastKept(id: string): Promise<ArrayBuffer | null> {
  return quietly(async (store) => {
    const [newest] = (await marksIn(store)).filter((kept) => kept.id === id);
    return newest ? (await done<Kept>(store.get(newest.address))).file : null;
  });
}

export async function keepLexicon(id: string, address: string, file: ArrayBuffer): Promise<void> {
  await quietly(async (store) => {
    const others = (await marksIn(store)).filter((kept) => kept.address !== address);
    const stale = others.filter((kept, index) => kept.id === id || index >= MOST - 1);
    for (const kept of stale) store.delete(kept.address);
    await done(store.put({ address, id, usedAt: Date.now(), file } satisfies Kept));
    return null;
  });
}

/** All that is kept, last used first, without the files: one at a time is in memory. */
function marksIn(store: IDBObjectStore): Promise<Omit<Kept, 'file'>[]> {
  const marks: Omit<Kept, 'file'>[] = [];
  return new Promise((resolve, reject) => {
    const request = store.openCursor();
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(marks.sort((a, b) => b.usedAt - a.usedAt));
      const { address, id, usedAt } = cursor.value as Kept;
      marks.push({ address, id, usedAt });
      cursor.continue();
    };
  });
}

async function quietly<Result>(use: (store: IDBObjectStore) => Promise<Result>): Promise<Result | null> {
  try {
    const database = await opened();
    try {
      return await use(database.transaction(STORE, 'readwrite').objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'address' });
  return done(request);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
