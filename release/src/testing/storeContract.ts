/** The tests that every implementation of the release store passes. */
import type { ReleaseStore } from '../store/releaseStore.ts';

/** @param open opens an empty store */
export function testStoreContract(open: () => ReleaseStore | Promise<ReleaseStore>): void {
  test('a stored value can be read and is never replaced', async () => {
    const store = await open();
    expect(await store.putIfAbsent('log/local/00000001', 'first')).toBe(true);
    expect(await store.putIfAbsent('log/local/00000001', 'second')).toBe(false);
    expect(String(await store.get('log/local/00000001'))).toBe('first');
    expect(await store.get('log/local/00000002')).toBeUndefined();
  });

  test('binary values are returned unchanged, whether empty or large', async () => {
    const store = await open();
    const many = Buffer.alloc(3 * 2 ** 20, Buffer.from([0, 255, 128, 10, 13]));
    await store.putIfAbsent('none', '');
    await store.putIfAbsent('many', many);
    expect(await store.get('none')).toEqual(Buffer.alloc(0));
    expect((await store.get('many'))?.equals(many)).toBe(true);
  });

  test('of an object that is larger than its reader takes, no more than the beginning is read', async () => {
    const store = await open();
    const many = Buffer.alloc(2 ** 20, 'abc');
    await store.putIfAbsent('many', many);
    expect(await store.get('many', 1_000)).toEqual(many.subarray(0, 1_001));
    expect((await store.get('many', many.length))?.equals(many)).toBe(true);
    expect(await store.get('none', 0)).toBeUndefined();
  });

  test('of twenty concurrent writers of one key exactly one wins, and its bytes are stored', async () => {
    const store = await open();
    const texts = Array.from({ length: 20 }, (_, index) => `writer ${index}`);
    const won = await Promise.all(texts.map((text) => store.putIfAbsent('key', text)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(String(await store.get('key'))).toBe(texts[won.indexOf(true)]);
  });

  test('list returns the keys with a prefix, sorted, even if the prefix ends inside a name', async () => {
    const store = await open();
    for (const key of ['log/b/2', 'log/b/10', 'log/a/1', 'log2/c', 'logs']) await store.putIfAbsent(key, '');
    expect(await store.list('log/')).toEqual(['log/a/1', 'log/b/10', 'log/b/2']);
    expect(await store.list('log')).toEqual(['log/a/1', 'log/b/10', 'log/b/2', 'log2/c', 'logs']);
    expect(await store.list('log/b/1')).toEqual(['log/b/10']);
    expect(await store.list('nothing/here/')).toEqual([]);
    expect(await store.list('')).toHaveLength(5);
  });

  test('every character that a key may have is supported', async () => {
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
    await expect(store.putIfAbsent(key, '')).rejects.toThrow('is not a valid key of the release store');
    await expect(store.get(key)).rejects.toThrow('is not a valid key');
    await expect(store.delete(key)).rejects.toThrow('is not a valid key');
  });

  test('deleting a missing key is not an error, and a deleted key can be created again', async () => {
    const store = await open();
    await store.putIfAbsent('a/b', '1');
    await store.delete('a/b');
    await store.delete('a/b');
    expect(await store.get('a/b')).toBeUndefined();
    expect(await store.list('')).toEqual([]);
    expect(await store.putIfAbsent('a/b', '2')).toBe(true);
  });
}
