import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listRemoteNames } from '../workspaces.mjs';
import { root } from '../root.mjs';

jest.setTimeout(600_000);
const place = mkdtempSync(join(tmpdir(), 'paw-alone-'));
const tarballs = join(place, 'packages');
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** What a command says; when it fails, its error holds that. */
const run = (folder, command, ...words) => {
  try {
    return execFileSync(command, words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, CI: '1' },
    });
  } catch (error) {
    throw new Error(`${command} ${words.join(' ')} failed in ${folder}:\n${error.stdout}\n${error.stderr}`, {
      cause: error,
    });
  }
};
const releaseIn = (folder) => JSON.parse(readFileSync(join(folder, 'dist/release/release.json'), 'utf8')).release;

beforeAll(() => run(root, process.execPath, 'tools/pack/main.mjs', tarballs));

test.each(listRemoteNames())(
  '%s, copied alone, installs, passes its tests, builds the same release, and publishes it',
  (name) => {
    const folder = join(place, `remote-${name}`);
    const isOwn = (path) => !['node_modules', 'dist', 'coverage'].includes(basename(path));
    cpSync(join(root, `remote-${name}`), folder, { recursive: true, filter: isOwn });
    cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    const packages = readdirSync(tarballs).map((file) => join(tarballs, file));
    run(folder, 'npm', 'install', '--prefer-offline', ...packages);
    run(folder, 'npm', 'test', '--', '--maxWorkers=2');
    run(folder, 'npm', 'run', 'build');
    run(join(root, `remote-${name}`), process.execPath, 'build.ts');
    expect(releaseIn(folder)).toBe(releaseIn(join(root, `remote-${name}`)));

    const store = join(place, `store-${name}`);
    run(folder, 'npm', 'run', 'publish', '--', '--store', store);
    const listed = run(folder, join(folder, 'node_modules/.bin/paw-release'), 'list', '--store', store, '--json');
    expect(listed).toContain(releaseIn(folder));
    rmSync(folder, { recursive: true });
  },
);

test('with only the packed packages installed, the build kit makes a remote by the commands that it prints', () => {
  const folder = join(place, 'new');
  mkdirSync(folder);
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "club-team", "private": true }');
  run(folder, 'npm', 'install', '--prefer-offline', ...readdirSync(tarballs).map((file) => join(tarballs, file)));
  const before = readdirSync(folder);
  const said = run(folder, 'npx', 'paw-new', 'club');
  expect(readdirSync(folder).filter((name) => !before.includes(name))).toEqual(['remote-club']);
  const commands = [...said.matchAll(/^ {2}(\S.*)$/gm)].map(([, command]) => command);
  const store = join(place, 'store-club');
  const [tests, publish, activate] = commands.map((command) => command.replace('<the release store>', store));
  for (const command of [tests, publish]) run(folder, ...command.split(' '));
  const release = releaseIn(join(folder, 'remote-club'));
  expect(run(folder, 'npx', 'paw-release', 'list', '--store', store, '--json')).toContain(release);
  expect(activate).toBe(`npx paw-release activate club@latest --store ${store}`);
  expect(commands).toHaveLength(3);
});
