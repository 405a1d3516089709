import { ReleaseHashes } from './ReleaseHashes.ts';

const release = '0123456789abcdef';
const base = `/r/catalog/${release}`;
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
const list = (hashes: object) => fetched.mockResolvedValueOnce({ ok: true, json: async () => hashes });
const script = () => document.createElement('script');
let files: ReleaseHashes;

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as never;
  document.head.innerHTML = `<link rel="preload" integrity="sha384-home" href="${base}/browser/page-home.js">`;
  files = new ReleaseHashes({ catalog: { release, hashes: 'sha384-list' } }, document.head);
});

test("a file of the page's HTML opens with the hash that is there, also under a fresh path", () => {
  for (const url of [`${base}/browser/page-home.js`, `${location.origin}${base}~2/browser/page-home.js`]) {
    expect(files.ready(url)).toBeUndefined();
    const element = script();
    files.open(element, url);
    expect(element).toMatchObject({
      integrity: 'sha384-home',
      crossOrigin: 'anonymous',
      src: new URL(url, location.href).href,
    });
  }
  expect(fetched).not.toHaveBeenCalled();
});

test('another file opens with its hash from the list, which must have its own, and is fetched once', async () => {
  list({ 'browser/slider.js': 'slider', 'browser/slider.css': 'sheet' });
  await Promise.all([files.ready(`${base}/browser/slider.js`), files.ready(`${base}/browser/slider.css`)]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(`${base}/hashes.json`, expect.objectContaining({ integrity: 'sha384-list' }));
  const link = document.createElement('link');
  files.open(link, `${base}/browser/slider.css`);
  expect([link.integrity, new URL(link.href).pathname]).toEqual(['sha384-sheet', `${base}/browser/slider.css`]);
});

test('a list that failed is fetched again, under the path of the next try', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(files.ready(`${base}/browser/slider.js`)).rejects.toThrow('Failed to fetch');
  list({ 'browser/slider.js': 'slider' });
  await files.ready(`${base}~1/browser/slider.js`);
  expect(fetched.mock.lastCall?.[0]).toBe(`${base}~1/hashes.json`);
  expect(() => files.open(script(), `${base}~1/browser/slider.js`)).not.toThrow();
});

test('a try under a fresh path does not wait for the list of a try before', async () => {
  fetched.mockReturnValueOnce(new Promise(() => undefined));
  void files.ready(`${base}/browser/slider.js`);
  list({ 'browser/slider.js': 'slider' });
  await files.ready(`${base}~1/browser/slider.js`);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a file that its release does not list is not opened', () => {
  const element = script();
  expect(() => files.open(element, `${base}/browser/evil.js`)).toThrow('has no hash');
  expect(element.src).toBe('');
});

test('a release that uses no hashes, and one that is not of the page, opens its files without', () => {
  const other = new ReleaseHashes({ cart: { release } }, document.head);
  for (const url of [`/r/cart/${release}/browser/x.js`, `/r/catalog/fedcba9876543210/browser/x.js`]) {
    const element = script();
    expect(other.ready(url)).toBeUndefined();
    other.open(element, url);
    expect([new URL(element.src).pathname, element.integrity || '']).toEqual([url, '']);
  }
});

test('with Trusted Types the URL of a script passes the policy only as a listed script of a release', () => {
  let create = (_: string): string => '';
  Object.assign(globalThis, {
    trustedTypes: {
      createPolicy: (_: string, rules: { createScriptURL: typeof create }) => {
        create = rules.createScriptURL;
        return rules;
      },
    },
  });
  const trusted = new ReleaseHashes({ catalog: { release, hashes: 'sha384-list' } }, document.head);
  expect(create(`${base}~1/browser/page-home.js`)).toBe(`${base}~1/browser/page-home.js`);
  for (const url of [
    'https://evil.example/x.js',
    '/api/products',
    'data:text/javascript,1',
    `${base}/browser/evil.js`,
  ]) {
    expect(() => create(url)).toThrow(TypeError);
  }
  expect(() => create(`https://evil.example${base}/browser/page-home.js`)).toThrow(TypeError);
  trusted.open(script(), `${base}/browser/page-home.js`);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});
