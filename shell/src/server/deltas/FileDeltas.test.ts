/** @jest-environment node */
import zlib from 'node:zlib';
import { type DictionaryCoder, dictionaryCoder, sha256Of } from './dictionaryCoding.ts';
import { type DeltaParts, FileDeltas } from './FileDeltas.ts';
import { isSecure } from './openDeltas.ts';

const [first, second, live] = ['1'.repeat(16), '2'.repeat(16), '3'.repeat(16)];
const path = 'browser/home.js';
const textOf = (release: string) => Buffer.from(`${'const shelf = "dog beds and cat trees";'.repeat(50)}// ${release}`);
const file = { name: 'catalog', release: live, path };
const hashOf = (release: string) => `:${sha256Of(textOf(release)).toString('base64')}:`;
const files = [path, 'browser/home.css', 'browser/home.js.br', 'browser/font.woff2', 'node/home.js'].map((one) => ({
  path: one,
}));
const coded: string[] = [];
let read: jest.Mock<Promise<Buffer | undefined>, [string]>;

function openDeltas(parts: Partial<Pick<DeltaParts, 'coder' | 'isSecure' | 'serves'>> = {}): FileDeltas {
  const coder: DictionaryCoder = async (bytes, { bytes: dictionary }) => {
    coded.push(`${dictionary.toString().slice(-16)} to ${bytes.toString().slice(-16)}`);
    return Buffer.from('delta');
  };
  const deltas = new FileDeltas({
    coder,
    isSecure: () => true,
    serves: (_, release) => release === live,
    find: async (_, release) => ({ manifest: { files }, read: () => read(release) }),
    ...parts,
  });
  deltas.update({ live: { catalog: live }, history: { catalog: [first, second, live] }, canaries: {} });
  return deltas;
}

beforeEach(() => {
  coded.length = 0;
  read = jest.fn(async (release) => textOf(release));
});

test('a browser that has the file of any earlier release gets the delta from that one, made once for all', async () => {
  const deltas = openDeltas();
  const asked = [deltas.find(file, hashOf(first), 'br, dcz'), deltas.find(file, hashOf(first), 'br, dcz')];
  expect(await Promise.all(asked)).toEqual(
    [1, 2].map(() => ({ body: Buffer.from('delta'), dictionary: hashOf(first).slice(1, -1) })),
  );
  await deltas.find(file, hashOf(first), 'dcz');
  expect(coded).toEqual([`${first} to ${live}`]);
});

test.each([
  ['does not accept the coding', hashOf(first), 'gzip, br'],
  ['refuses the coding', hashOf(first), 'br, dcz;q=0'],
  ['has no dictionary', undefined, 'dcz'],
  ['has the bytes of no release', hashOf('4'.repeat(16)), 'dcz'],
  ['sends no hash', ':abc:', 'dcz'],
])('a browser that %s gets the whole file', async (_, header, accepted) => {
  expect(await openDeltas().find(file, header, accepted)).toBeUndefined();
  expect(coded).toEqual([]);
});

test('invented hashes read the file of each earlier release once, however many there are', async () => {
  const deltas = openDeltas();
  for (const digit of '456789') await deltas.find(file, hashOf(digit.repeat(16)), 'dcz');
  expect(read.mock.calls.map(([release]) => release)).toEqual([second, first]);
});

test('a file of a release that new pages do not use has no delta, and an earlier release that is gone is passed over', async () => {
  const deltas = openDeltas();
  expect(await deltas.find({ ...file, release: second }, hashOf(first), 'dcz')).toBeUndefined();
  read.mockImplementation(async (release) => {
    if (release === second) throw new Error('There is no such release.');
    return textOf(release);
  });
  expect(await deltas.find(file, hashOf(first), 'dcz')).toBeDefined();
});

test('a visitor of a canary gets deltas from its release, also after it has ended', async () => {
  const deltas = openDeltas();
  const canary = '5'.repeat(16);
  const canaries = { a: { remote: 'catalog', release: canary } as never };
  deltas.update({ live: { catalog: live }, history: { catalog: [live] }, canaries });
  expect(await deltas.find(file, hashOf(canary), 'dcz')).toBeDefined();
});

test('a visitor waits only a moment for a delta, then gets the whole file, and the next one gets the delta', async () => {
  jest.useFakeTimers();
  let finish = (_: Buffer) => undefined as void;
  const deltas = openDeltas({ coder: () => new Promise<Buffer>((resolve) => (finish = resolve)) });
  const early = deltas.find(file, hashOf(first), 'dcz');
  await jest.advanceTimersByTimeAsync(100);
  expect(await early).toBeUndefined();
  finish(Buffer.from('late'));
  expect((await deltas.find(file, hashOf(first), 'dcz'))?.body).toEqual(Buffer.from('late'));
  jest.useRealTimers();
});

describe('ahead of visitors', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const update = (deltas: FileDeltas, release: string) =>
    deltas.update({ live: { catalog: release }, history: { catalog: [first, second, live] }, canaries: {} });

  test('one second after a release goes live, its scripts and styles have deltas from the previous one', async () => {
    const deltas = openDeltas({ serves: () => true });
    update(deltas, second);
    update(deltas, second);
    await jest.advanceTimersByTimeAsync(999);
    expect(coded).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(coded).toEqual([1, 2].map(() => `${live} to ${second}`));
    expect(await deltas.find({ ...file, release: second }, hashOf(live), 'dcz')).toBeDefined();
    expect(coded).toHaveLength(2);
  });

  test('a release that is replaced within the second gets none, nor does one that pages do not use', async () => {
    let served = second;
    const deltas = openDeltas({ serves: (_, release) => release === served });
    update(deltas, second);
    served = live;
    update(deltas, live);
    // Of an entry that is not live here yet.
    update(deltas, first);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(coded).toEqual([1, 2].map(() => `${second} to ${live}`));
  });

  test('a file that the previous release lacks is passed over, and so is one whose delta cannot be made', async () => {
    const coder = jest.fn().mockRejectedValue(new Error('There is no memory.'));
    const deltas = openDeltas({ serves: () => true, coder });
    read.mockImplementation(async (release) => (release === live ? undefined : textOf(release)));
    update(deltas, second);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(coder).not.toHaveBeenCalled();
    read.mockImplementation(async (release) => textOf(release));
    update(deltas, first);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(coder).toHaveBeenCalledTimes(2);
  });
});

test('scripts and styles are offered as dictionaries, by name in each release, only where browsers use them', () => {
  const offer = 'match="/r/catalog/*/browser/home.js"';
  expect(openDeltas().offerOf(file)).toBe(offer);
  expect(openDeltas().offerOf({ ...file, path: 'browser/font.woff2' })).toBeUndefined();
  expect(openDeltas({ isSecure: () => false }).offerOf(file)).toBeUndefined();
  expect(openDeltas({ coder: undefined }).offerOf(file)).toBeUndefined();
});

test.each([
  ['https://shop.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://shop.example', false],
  ['http://127.0.0.1.shop.example', false],
])('pages of %s are a secure context: %s', (origin, secure) => {
  expect(isSecure(origin)).toBe(secure);
});

test('Node 24 makes a delta that decodes to the file, with the hash of its dictionary in front; Node 20 makes none', async () => {
  const dictionary = { bytes: textOf(first), sha256: sha256Of(textOf(first)) };
  const hasOption = Number(process.versions.node.split('.')[0]) >= 24;
  expect(dictionaryCoder !== undefined).toBe(hasOption);
  const body = await dictionaryCoder?.(textOf(live), dictionary);
  expect(body?.subarray(0, 40).toString('hex')).toBe(
    hasOption ? `5e2a4d1820000000${dictionary.sha256.toString('hex')}` : undefined,
  );
  const decoded = body && zlib.zstdDecompressSync(body.subarray(40), { dictionary: dictionary.bytes });
  expect(decoded).toEqual(hasOption ? textOf(live) : undefined);
});
