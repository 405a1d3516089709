import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { SBOM_FILE, sbomSchema } from '@paw/contract/sbom.ts';
import { isUpToDate, KIT } from './buildInputs.ts';
import { buildRemote } from './buildRemote.ts';
import { PLACEHOLDER } from './releaseId.ts';
import { MAPS } from './SourceMaps.ts';
import { SmallRemote } from './testing/smallRemote.ts';

jest.setTimeout(120_000);
const remote = new SmallRemote();
afterAll(() => remote.remove());
beforeAll(() => jest.spyOn(console, 'log').mockImplementation(() => {}));

const place = join(remote.folder, 'dist/release');
const isFresh = () => isUpToDate(remote.folder, place, KIT);
const build = () => buildRemote(remote.folder);
const withoutMaps = ({ files, ...facts }: Awaited<ReturnType<typeof build>>) => ({
  ...facts,
  files: files.filter(({ path }) => !path.startsWith(`${MAPS}/`)),
});
let first: Awaited<ReturnType<typeof build>>;

test('a release has its id in every place, and the placeholder in none', async () => {
  expect(isFresh()).toBe(false);
  first = await build();
  expect(first.release).toMatch(/^[0-9a-f]{16}$/);
  expect(first.federationName).toBe(`club__${first.release}`);
  const texts = first.files
    .filter(({ path }) => /\.c?js$/.test(path))
    .map(({ path }) => readFileSync(join(place, path), 'utf8'));
  expect(texts.some((text) => text.includes(first.release))).toBe(true);
  expect(texts.filter((text) => text.includes(PLACEHOLDER)).length).toBe(0);
});

test('a release’s icons have neither keys nor names of their own', () => {
  const [browser, node] = ['browser', 'node'].map((side) =>
    first.files
      .filter(({ path }) => path.startsWith(`${side}/`) && /\.c?js$/.test(path))
      .map(({ path }) => readFileSync(join(place, path), 'utf8'))
      .join('\n'),
  );
  // The icon of a busy button.
  const path = 'M21 12a9 9 0 1 1-6.219-8.56';
  expect([browser, node]).toEqual([expect.stringContaining(path), expect.stringContaining(path)]);
  expect(browser).not.toMatch(/13zald|loader-circle/);
  // What gives each icon its class names.
  expect(`${browser}${node}`).not.toContain('lucide-${');
});

test('a release lists the packages in its files, with hashes, and none that the shell provides', () => {
  expect(first.files.map(({ path }) => path)).toContain(SBOM_FILE);
  const { metadata, components } = sbomSchema.parse(JSON.parse(readFileSync(join(place, SBOM_FILE), 'utf8')));
  expect(metadata.component['bom-ref']).toBe(`club@${first.release}`);
  const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  // The kit's own modules count in a workspace too, where the kit is not in node_modules: else its releases had other ids.
  expect(first.bundled).toContain('@paw/build');
  expect(names).toEqual(expect.arrayContaining(first.bundled.filter((name) => !name.startsWith('@paw/'))));
  expect(names).not.toContain('react');
  expect(names.filter((name) => name.startsWith('@paw/'))).toEqual([]);
  expect(components.filter(({ hashes }) => !hashes)).toEqual([]);
});

test('a release opens its chunks through the shell, which knows their hashes, and says so', () => {
  expect(first.verified).toBe(true);
  const entry = readFileSync(join(place, 'browser/remoteEntry.js'), 'utf8');
  expect(entry).toMatch(/__pawFiles\?\.ready\([^)]/);
  expect(entry).toMatch(/__pawFiles\.open\(\w+,\w+\):\w+\.src=/);
  expect(readFileSync(join(place, 'node/remoteEntry.cjs'), 'utf8')).not.toContain('__pawFiles');
});

const readMap = (path: string) => JSON.parse(String(brotliDecompressSync(readFileSync(join(place, `${path}.br`)))));

test('a release has source maps of both sides, which its files do not name, with the text of its own sources', () => {
  const { sources } = readMap('maps/browser/page-club.js.map') as { sources: string[] };
  expect(sources).toEqual(expect.arrayContaining(['src/ClubPage.tsx', '@paw/ui/src/Button.tsx']));
  expect((readMap('maps/node/page-club.cjs.map') as { sources: string[] }).sources).toContain('src/ClubPage.tsx');
  const texts = readMap('maps/sources.json') as Record<string, string>;
  expect(texts['src/ClubPage.tsx']).toBe(readFileSync(join(remote.folder, 'src/ClubPage.tsx'), 'utf8'));
  expect(Object.keys(texts).filter((name) => !/^(src|@paw)\//.test(name))).toEqual([]);
  const scripts = first.files.filter(({ path }) => /\.c?js$/.test(path));
  expect(scripts.filter(({ path }) => readFileSync(join(place, path), 'utf8').includes('sourceMappingURL'))).toEqual(
    [],
  );
  expect(JSON.stringify([sources, Object.keys(texts)])).not.toContain(remote.folder);
});

test('a change that leaves no trace in a release leaves its id unchanged', async () => {
  expect(isFresh()).toBe(true);
  remote.write(
    'src/words.ts',
    `// Another comment.
export type Word = string;
export const unused = (api) => api.GET('/api/cart');
export const greeting = 'Hello';
`,
  );
  remote.write('src/words.test.ts', 'throw new Error();');
  expect(isFresh()).toBe(false);
  const second = await build();
  expect(second.release).toBe(first.release);
  expect(withoutMaps(second)).toEqual(withoutMaps(first));
  expect(second.operations).toEqual([]);
  expect(isFresh()).toBe(true);
  remote.write('src/words.test.ts', 'test.todo("none");');
  expect(isFresh()).toBe(true);
});

test('a release lists the operations that it calls, and a path that fits no operation fails the build', async () => {
  const callWith = (path: string) =>
    remote.write('src/words.ts', `const path = location.hash;\nexport const greeting = fetch(${path}).toString();\n`);
  callWith("'/api/session', { method: 'DELETE' }");
  expect((await build()).operations).toEqual(['endSession']);
  callWith("'/api/session', { method: path }");
  await expect(build()).rejects.toThrow('browser/page-club.js: "/api/session" is outside of a call');
});

test('a changed word makes another release', async () => {
  remote.write('src/words.ts', "export const greeting = 'Good morning';\n");
  expect(isFresh()).toBe(false);
  const third = await build();
  expect(third.release).not.toBe(first.release);
  remote.write('notes.json', '{}');
  expect(isFresh()).toBe(false);
});

test('a file that changes during a build is included in the next build', async () => {
  const running = build();
  // The times of files are a few milliseconds behind the clock.
  await pause(20);
  remote.write('src/words.ts', "export const greeting = 'Good evening';\n");
  await running;
  expect(isFresh()).toBe(false);
  await build();
  expect(isFresh()).toBe(true);
});

test('the description of the api is an input', async () => {
  const { files } = JSON.parse(readFileSync(`${place}.inputs.json`, 'utf8')) as { files: Record<string, string> };
  expect(Object.keys(files).filter((path) => path.endsWith('/openapi.json')).length).toBe(1);
});

test('a failed build leaves nothing behind, and neither does a killed one', async () => {
  mkdirSync(join(remote.folder, 'dist/.building-99999999'));
  remote.write('src/words.ts', 'export const greeting = ;\n');
  await expect(build()).rejects.toThrow('words.ts');
  expect(readdirSync(join(remote.folder, 'dist')).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(readFileSync(join(place, 'release.json'), 'utf8')).toContain('"name": "club"');
});
