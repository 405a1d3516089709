/** `localStorage.clear()` does not reach it; clearing the site's data does. */
export const COPIES = 'paw-copies';

/** The database of second copies. Never rejects: without a database nothing is found. */
export interface Copies {
  read: (key: string) => Promise<string | undefined>;
  write: (key: string, text: string) => Promise<void>;
}

const TEXTS = 'texts';
const VERSION = 1;

export const copyDatabase: Copies = {
  read: async (key) => {
    const found = await ask('readonly', (texts) => texts.get(key) as IDBRequest<{ version: number; text: string }>);
    return typeof found?.text === 'string' ? found.text : undefined;
  },
  write: async (key, text) => void (await ask('readwrite', (texts) => texts.put({ version: VERSION, text }, key))),
};

async function ask<Result>(mode: IDBTransactionMode, work: (texts: IDBObjectStore) => IDBRequest<Result>) {
  try {
    const database = await open();
    try {
      return await settled(work(database.transaction(TEXTS, mode).objectStore(TEXTS)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(COPIES, VERSION);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TEXTS));
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not answer.')));
  });
}
