/** What every release store promises, whatever it is kept in. */
import type { ReleaseStore } from '../store/releaseStore.ts';

/** @param open gives an empty store */
export function testStoreContract(open: () => ReleaseStore | Promise<ReleaseStore>): void {
  test('what is put is there, and is never replaced', async () => {
    const store = await open();
    expect(await store.putIfAbsent('log/local/00000001', 'first')).toBe(true);
    expect(await store.putIfAbsent('log/local/00000001', 'second')).toBe(false);
    expect(String(await store.get('log/local/00000001'))).toBe('first');
    expect(await store.get('log/local/00000002')).toBeUndefined();
  });

  test('bytes come back as they were put, also none and many', async () => {
    const store = await open();
    const many = Buffer.alloc(3 * 2 ** 20, Buffer.from([0, 255, 128, 10, 13]));
    await store.putIfAbsent('none', '');
    await store.putIfAbsent('many', many);
    expect(await store.get('none')).toEqual(Buffer.alloc(0));
    expect((await store.get('many'))?.equals(many)).toBe(true);
  });

  test('of twenty writers of one key exactly one wins, and its bytes are the ones kept', async () => {
    const store = await open();
    const texts = Array.from({ length: 20 }, (_, index) => `writer ${index}`);
    const won = await Promise.all(texts.map((text) => store.putIfAbsent('key', text)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(String(await store.get('key'))).toBe(texts[won.indexOf(true)]);
  });

  test('a list holds the keys with that beginning, sorted, also when it ends inside a name', async () => {
    const store = await open();
    for (const key of ['log/b/2', 'log/b/10', 'log/a/1', 'log2/c', 'logs']) await store.putIfAbsent(key, '');
    expect(await store.list('log/')).toEqual(['log/a/1', 'log/b/10', 'log/b/2']);
    expect(await store.list('log')).toEqual(['log/a/1', 'log/b/10', 'log/b/2', 'log2/c', 'logs']);
    expect(await store.list('log/b/1')).toEqual(['log/b/10']);
    expect(await store.list('nothing/here/')).toEqual([]);
    expect(await store.list('')).toHaveLength(5);
  });

  test('every sign that a key may have is kept', async () => {
    const store = await open();
    const key = 'releases/cart/a@1+2~3/$x=1, 2 - _b.js';
    expect(await store.putIfAbsent(key, 'kept')).toBe(true);
    expect(await store.putIfAbsent(key.replace('+', ' '), 'another')).toBe(true);
    expect(String(await store.get(key))).toBe('kept');
    expect(await store.list('releases/cart/a@1+2~3/$x=1, ')).toEqual([key]);
    await store.delete(key);
    expect(await store.get(key)).toBeUndefined();
  });

  test.each([
    '../secret',
    'a/../b',
    '/etc/passwd',
    'a//b',
    'a/',
    '',
    '.hidden',
    'a\\b',
    'c:d',
    'a\nb',
    'x'.repeat(600),
  ])('the key %j is refused', async (key) => {
    const store = await open();
    await expect(store.putIfAbsent(key, '')).rejects.toThrow('cannot be kept in the release store');
    await expect(store.get(key)).rejects.toThrow('cannot be kept');
    await expect(store.delete(key)).rejects.toThrow('cannot be kept');
  });

  test('deleting what is not there is no error, and a deleted key is free again', async () => {
    const store = await open();
    await store.putIfAbsent('a/b', '1');
    await store.delete('a/b');
    await store.delete('a/b');
    expect(await store.get('a/b')).toBeUndefined();
    expect(await store.list('')).toEqual([]);
    expect(await store.putIfAbsent('a/b', '2')).toBe(true);
  });
}
