/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '@paw/node/createLog.ts';
import type { HeldRelease } from '../releases/ReleaseLibrary.ts';
import { DevBoard } from './DevBoard.ts';
import { rendererPort } from '../releases/testing/fakeRenderer.ts';
import { readShellBuild } from '../ShellBuild.ts';
import { DevSet, type DevSetOptions } from './DevSet.ts';

const shellFolder = mkdtempSync(join(tmpdir(), 'paw-dev-set-'));
const log = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Log;
/** A watched build of the catalog. */
const buildOf = (text: string) => {
  const manifest = { name: 'catalog', release: text, entry: { browser: '', node: 'node/' }, routes: [], files: [] };
  return { manifest, read: async () => undefined } as unknown as HeldRelease;
};
const sets: DevSet[] = [];
interface Arrival {
  arrive: (build: HeldRelease) => void;
  fail: (error: Error) => void;
}

beforeAll(() => {
  const renderer = `${rendererPort} void port.receive().then(() => port.post({ type: 'ready' }));`;
  const sha384 = createHash('sha384').update(renderer).digest('base64');
  mkdirSync(join(shellFolder, 'node'));
  writeFileSync(join(shellFolder, 'node/renderer.cjs'), renderer);
  const files = [{ path: 'node/renderer.cjs', size: renderer.length, sha384 }];
  const host = { contracts: [1], table: [], main: { js: [], css: [] } };
  writeFileSync(join(shellFolder, 'release.json'), JSON.stringify({ release: 's', shared: {}, host, files }));
});
afterEach(() => Promise.all(sets.splice(0).map((set) => set.stop())));
afterAll(() => rmSync(shellFolder, { recursive: true }));

/** A dev server that watches the catalog. The test decides when each build arrives. */
function startDev() {
  const board = new DevBoard(['catalog']);
  board.releases = {};
  const asked: Arrival[] = [];
  const get = () => new Promise<HeldRelease>((arrive, fail) => asked.push({ arrive, fail }));
  const rendering = {} as DevSetOptions['rendering'];
  const build = () => readShellBuild(shellFolder);
  const options = { board, library: { get }, rendering, log, build };
  const set = new DevSet({ ...options, watched: ['catalog'], inSources: (stack) => stack });
  sets.push(set);
  const save = (version: string, building = false) =>
    board.take({ type: 'watched', app: 'catalog', building, hash: version, version, problems: [] });
  const shown = () => set.current?.releases.map(({ manifest }) => manifest.release);
  return { board, set, asked, save, shown };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const until = async (isSo: () => boolean) => {
  for (const end = Date.now() + 3_000; !isSo() && Date.now() < end; ) await turn();
};

test.each([
  ['is being applied', ({ arrive }: Arrival) => arrive(buildOf('first'))],
  ['fails because its files are being replaced', ({ fail }: Arrival) => fail(new Error('torn'))],
])('a source that is saved while the previous build %s is applied next', async (_, end) => {
  const { board, set, asked, save, shown } = startDev();
  save('v1');
  save('v1', true);
  save('v2');
  end(asked[0] as Arrival);
  await until(() => asked.length > 1);
  asked[1]?.arrive(buildOf('second'));
  await set.settled(3_000);
  expect(shown()).toEqual(['second']);
  expect(board.status.problems).toEqual([]);
});

test('a build that does not load is reported, and the last good one stays until the next save', async () => {
  const { board, set, asked, save, shown } = startDev();
  save('v1');
  asked[0]?.arrive(buildOf('first'));
  await set.settled(3_000);
  save('v2');
  asked[1]?.fail(new Error('Unexpected token'));
  await set.settled(3_000);
  expect(shown()).toEqual(['first']);
  expect(board.status.problems).toMatchObject([{ app: 'renderer', text: expect.stringContaining('Unexpected token') }]);
  save('v3');
  asked[2]?.arrive(buildOf('third'));
  await set.settled(3_000);
  expect([shown(), board.status.problems]).toEqual([['third'], []]);
});
