import { join } from 'node:path';
import { compileCacheFolder } from './compileCacheFolder.ts';

test.each([
  ['/srv/shop/release/src/cli', '/srv/shop/node_modules'],
  ['/home/ana/club/node_modules/@paw/release/dist/cli', '/home/ana/club/node_modules'],
  ['/opt/node_modules/tool/node_modules/@paw/release/dist/cli', '/opt/node_modules/tool/node_modules'],
])('the cache of commands in %s is in %s', (folder, modules) => {
  expect(compileCacheFolder(join(folder))).toBe(join(modules, '.cache/release-commands'));
});
