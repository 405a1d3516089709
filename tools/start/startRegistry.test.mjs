import { join } from 'node:path';
import { openVault } from '../../release/src/testing/openVault.ts';
import { removeTemporaryFolders, temporaryFolder } from '../../release/src/testing/sampleRelease.ts';
import { startRegistry } from './startRegistry.mjs';

afterAll(removeTemporaryFolders);

test('a second machine without a key of the store starts, and its shell polls the store', async () => {
  process.env.RELEASE_STORE = join((await openVault()).folder, 'store');
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const services = { start: async () => 'http://127.0.0.1:3100' };
  const registry = await startRegistry(services, { dataFolder: temporaryFolder(), port: 3100 });
  expect(registry).toEqual({ url: 'http://127.0.0.1:3100', shell: {} });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('set PAW_KEY to the key of a manager'));
  delete process.env.RELEASE_STORE;
  log.mockRestore();
});
