import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_LOAD_TIMEOUT } from './appConfig.ts';
import { federationName, neededRanges, remoteConfig } from './remoteConfig.ts';
import { providedVersions, sharedVersions } from './sharedSingletons.ts';
import { shellConfig } from './shellConfig.ts';
import { slimmerModules } from './slimmerModules.ts';

const root = join(__dirname, '../..');
const app = (name: string) => ({ name, folder: join(root, name), release: '0123456789abcdef' });

test('the federation plugin loads with the pinned webpack, for every app and both sides', () => {
  for (const side of ['browser', 'node'] as const) {
    expect(shellConfig(app('shell'), side).plugins).not.toHaveLength(0);
    expect(remoteConfig(app('catalog'), side).plugins).not.toHaveLength(0);
  }
});

test("every build has the specification's time-out for chunks", () => {
  expect(CHUNK_LOAD_TIMEOUT).toBe(120_000);
  expect(shellConfig(app('shell'), 'browser').output?.chunkLoadTimeout).toBe(CHUNK_LOAD_TIMEOUT);
  expect(remoteConfig(app('cart'), 'browser').output?.chunkLoadTimeout).toBe(CHUNK_LOAD_TIMEOUT);
});

test('smaller files replace those that packages export, and exist', () => {
  const slim = Object.entries(slimmerModules(true));
  expect(slim.map(([, file]) => file.replace(/.*node_modules/, ''))).toEqual([
    '/react-router/dist/production/index.mjs',
    '/react-router/dist/production/dom-export.mjs',
  ]);
  for (const [, file] of slim) expect([file, existsSync(file)]).toEqual([file, true]);
});

const pluginOptions = (config: ReturnType<typeof remoteConfig>) =>
  (config.plugins ?? []).flatMap((plugin) => {
    const { _options, definitions } = Object(plugin) as { _options?: object; definitions?: Record<string, unknown> };
    return [_options, definitions].filter((one) => one !== undefined);
  });

test('bundles for browsers contain no server code of libraries, and remotes contain no code that loads other remotes', () => {
  const known = { 'typeof window': '"object"', 'typeof document': '"object"', 'typeof process': '"undefined"' };
  for (const config of [shellConfig(app('shell'), 'browser'), remoteConfig(app('catalog'), 'browser')]) {
    expect(pluginOptions(config)).toContainEqual(expect.objectContaining(known));
  }
  expect(pluginOptions(remoteConfig(app('catalog'), 'node'))).not.toContainEqual(expect.objectContaining(known));
  expect(pluginOptions(remoteConfig(app('catalog'), 'browser'))).toContainEqual(
    expect.objectContaining({
      experiments: expect.objectContaining({ optimization: expect.objectContaining({ disableRemote: true }) }),
    }),
  );
});

test('two releases of one remote have containers of different names', () => {
  const other = { ...app('catalog'), release: 'fedcba9876543210' };
  expect(federationName(app('catalog'))).not.toBe(federationName(other));
  expect(remoteConfig(app('catalog'), 'browser').output?.uniqueName).not.toBe(
    remoteConfig(other, 'browser').output?.uniqueName,
  );
});

test('the packages of which a page has one copy are in one list, with the installed versions', () => {
  expect(Object.keys(sharedVersions()).sort()).toEqual([
    '@paw/shared/router.ts',
    '@reduxjs/toolkit',
    'react',
    'react-dom',
    'react-redux',
    'react-toastify/unstyled',
    'react/jsx-runtime',
    'redux',
    'styled-components',
  ]);
  expect(sharedVersions().react).toMatch(/^19\./);
});

test('a shell says that it has the federation runtime, and a remote’s release that it needs it', () => {
  expect(providedVersions()).toMatchObject({ ...sharedVersions(), '@paw/shared/federation.ts': '2.9.2' });
  expect(neededRanges()['@paw/shared/federation.ts']).toBe('^2.9.2');
});
