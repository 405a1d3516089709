import { readKey, recordOwn } from './ownRecord.ts';
import { type Guarded, keepSecondCopy } from './secondCopy.ts';

const KEY = 'cart';
const full = '[{"title":"Bowl"}]';
const ended: (() => void)[] = [];
let database: Map<string, string>;
let warn: jest.SpyInstance;

const copies = {
  read: async (key: string) => database.get(key),
  write: async (key: string, text: string) => void database.set(key, text),
};
const watch = async (more: Partial<Guarded> = {}) =>
  ended.push(await keepSecondCopy({ key: KEY, isWorth: (text) => text.includes('title'), ...more }, copies));
const owner = (text: string) => {
  recordOwn(KEY, text);
  localStorage.setItem(KEY, text);
};
const heard = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const pass = (ms = 6_000) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  database = new Map();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const end of ended.splice(0)) end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each<[string, () => void]>([
  ['is removed', () => localStorage.removeItem(KEY)],
  ['is emptied', () => localStorage.setItem(KEY, '[]')],
  ['is overwritten with damaged text', () => localStorage.setItem(KEY, '{"')],
  ['is cleared with all of storage', () => localStorage.clear()],
])('text that %s by other code is restored, and that is reported once', async (_, lose) => {
  owner(full);
  await watch();
  for (let turn = 0; turn < 2; turn++) {
    lose();
    await pass();
    expect(readKey(KEY)).toEqual({ text: full, own: full });
  }
  expect(warn.mock.calls).toEqual([[`What was stored under 'cart' was emptied by something else, and was restored.`]]);
});

test('a loss in another tab, or before the page, is noticed too, and listeners of the key are called', async () => {
  database.set(KEY, full);
  const follow = jest.fn();
  window.addEventListener('storage', follow);
  await watch();
  await pass(400);
  expect(localStorage.getItem(KEY)).toBe(full);
  expect(follow).toHaveBeenCalledWith(expect.objectContaining({ key: KEY, newValue: full }));
  localStorage.removeItem(KEY);
  heard(KEY);
  await pass(400);
  expect(localStorage.getItem(KEY)).toBe(full);
  window.removeEventListener('storage', follow);
});

test.each([['[]'], ['']])(
  'what its owner leaves as %j stays unchanged in every tab and after a reload',
  async (text) => {
    owner(full);
    await watch();
    owner(text);
    if (!text) localStorage.removeItem(KEY);
    heard(KEY);
    await pass();
    await watch();
    await pass();
    expect(readKey(KEY)).toEqual({ text, own: text });
    expect([database.get(KEY), warn.mock.calls]).toEqual([text, []]);
  },
);

test('a change is accepted when its owner records it a moment later', async () => {
  owner(full);
  await watch();
  localStorage.removeItem(KEY);
  heard(KEY);
  await pass(100);
  recordOwn(KEY, '');
  await pass();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('after a shopper clears the site’s data nothing is restored, even with an open tab', async () => {
  owner(full);
  await watch();
  localStorage.clear();
  database.clear();
  heard(null);
  await pass();
  expect(localStorage).toHaveLength(0);
});

test('text from a release without records is copied, never replaced', async () => {
  localStorage.setItem(KEY, full);
  database.set(KEY, '[{"title":"older"}]');
  await watch();
  expect([localStorage.getItem(KEY), database.get(KEY)]).toEqual([full, full]);
});

test('what was added before the loss was noticed is merged with the lost text; damaged text is stored apart', async () => {
  const [merge, putAside] = [jest.fn(), jest.fn()];
  database.set(KEY, full);
  owner('[{"title":"new"}]');
  await watch({ begun: { text: '', own: null }, merge, putAside });
  expect(merge).toHaveBeenCalledWith(full);
  localStorage.setItem(KEY, '{"');
  await pass();
  expect(putAside).toHaveBeenCalledWith('{"');
});

test('a page that started with a cart emptied by its owner merges nothing', async () => {
  const merge = jest.fn();
  database.set(KEY, full);
  owner('[{"title":"new"}]');
  await watch({ begun: { text: '[]', own: '[]' }, merge });
  expect(merge).not.toHaveBeenCalled();
});
