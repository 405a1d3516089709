import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishRelease } from '../../store/publishRelease.ts';
import { keys } from '../../store/storeKeys.ts';
import { appendNext } from '../../testing/appendNext.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

jest.setTimeout(120_000);
const folder = join(temporaryFolder(), 'remote-club');
const built = join(folder, 'dist/release');
let release: string;
let registry: TestRegistry;

const page = `export const clubPage = {
  Component: () => <p>{greet('members')}</p>,
  head: () => ({ title: 'Club', description: 'Club', canonical: '/club' }),
};

export function greet(whom: string): string {
  if (globalThis.location?.hash === '#broken') throw new Error(whom);
  return whom;
}
`;

const remoteFile = `import { defineRemote } from '@paw/contract/remote.ts';

const page = () => import(/* webpackChunkName: "page-club" */ './ClubPage.tsx').then(({ clubPage }) => clubPage);
export const remote = defineRemote({
  name: 'club',
  routes: [{ name: 'club', path: '/club', example: '/club', page }],
  slots: {},
});
`;

const buildFile = `import { buildRemote } from '@paw/build/buildRemote.ts';

await buildRemote(import.meta.dirname);
`;

/** A remote in a folder of its own, built by its own script. */
beforeAll(() => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  symlinkSync(join(__dirname, '../../../../node_modules'), join(folder, 'node_modules'));
  const files = { 'build.ts': buildFile, 'src/remote.tsx': remoteFile, 'src/ClubPage.tsx': page };
  const facts = { name: '@paw/remote-club', version: '1.0.0', type: 'module' };
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(facts) })) {
    writeFileSync(join(folder, path), text);
  }
  execFileSync('node', ['build.ts'], { cwd: folder });
  ({ release } = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as { release: string });
});
afterAll(removeTemporaryFolders);
beforeEach(async () => {
  registry = await openTestRegistry();
  const at = new Date(Date.now() - 600_000).toISOString();
  await publishRelease(registry.store, built, { by: 'ana', at });
  await appendNext(registry.store, 'staging', { at, by: 'ana', action: 'activate', changes: { club: release } });
});
afterEach(async () => registry.app.close());

/** `club/<release>/browser/page-club.js:1:2345` of a text in the built file. */
function placeOf(file: string, text: string): string {
  const before = readFileSync(join(built, file), 'utf8').split(text, 1)[0]?.split('\n') ?? [];
  return `club/${release}/${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** What the registry makes of a report with these places. */
async function errorOf(frames: string[], of = { remote: 'club', release, route: '/club' }) {
  const counts = { ...of, sent: 1, alive: 0, failed: { throw: 1 }, rendered: 0, renderMs: 0 };
  const report = { shell: 'x', seq: 1, at: new Date().toISOString(), ms: 1_000, apiUp: true, sets: [], visitors: [] };
  const body = { ...report, dropped: 0, routes: [counts], stacks: [{ ...of, kind: 'throw', frames }] };
  const token = await registry.tokenOf('shell');
  const { status } = await registry.call('POST', '/v1/environments/staging/signals', token, body);
  if (status !== 204) return status;
  await registry.guards.end();
  const answer = await registry.call('GET', '/v1/environments/staging/hurt?range=2h', await registry.tokenOf('viewer'));
  return answer.body.errors[0];
}

const stackOf = async (frames: string[]) => (await errorOf(frames)).stack;

const source = {
  file: 'src/ClubPage.tsx',
  line: 7,
  inside: 'greet',
  text: { from: 5, lines: page.split('\n').slice(4, 9) },
};

test.each(['browser/page-club.js', 'node/page-club.cjs'])('a place in %s is shown in its source', async (file) => {
  const place = placeOf(file, 'throw');
  const [frame] = await stackOf([place]);
  expect(frame).toMatchObject({ place, ...source });
});

test('a kind of failure names who published the release', async () => {
  expect(await errorOf([placeOf('browser/page-club.js', 'throw')])).toMatchObject({ publishedBy: 'ana', release });
});

test('what has no source is named in words, and the other places are shown', async () => {
  const places = [`club/${release}/browser/other.js:1:1`, placeOf('browser/page-club.js', 'throw')];
  await publishSample(registry.store, 'cart', 'c');
  const found = await stackOf([...places, `cart/${idOf('c')}/browser/x.js:1:1`, `cart/${idOf('d')}/browser/x.js:1:1`]);
  expect(found).toMatchObject([
    { unmapped: 'The source maps of this release do not have this place.' },
    source,
    { unmapped: 'This release has no source maps.' },
    { unmapped: 'This release is not in the store anymore.' },
  ]);
});

test('a map that was changed in the store is not read', async () => {
  const key = keys.file('club', release, 'maps/browser/page-club.js.map.br');
  writeFileSync(join(registry.folder, key), 'another map');
  const [frame] = await stackOf([placeOf('browser/page-club.js', 'throw')]);
  expect(frame.unmapped).toBe('The source maps of this release cannot be read.');
});

test.each(['TypeError: card 4111', `club/${idOf('c')}/release.json:1:1`, `club/${idOf('c')}/browser/x.js`])(
  'a report with the place "%s" is refused',
  async (frame) => {
    expect(await errorOf([frame])).toBe(400);
  },
);
