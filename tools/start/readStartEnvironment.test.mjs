import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStartArguments, readStartEnvironment } from './readStartEnvironment.mjs';

const PAW_DATA = mkdtempSync(join(tmpdir(), 'paw-start-'));

test('without settings a start uses port 3000 of this machine and the embedded database', () => {
  expect(readStartEnvironment({ PAW_DATA, PORT: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: PAW_DATA,
    registryPort: 3100,
    databaseUrl: undefined,
  });
});

test.each([
  ['PORT', 'abc', 'PORT=abc is no port'],
  ['PORT', '99999', 'PORT=99999 is no port'],
  ['REGISTRY_PORT', 'x', 'or "off" for no registry'],
  ['HOST', 'no host', 'HOST=no host is no address'],
  ['DATABASE_URL', 'mysql://localhost', 'write postgres://'],
  ['PAW_DATA', '/dev/null/data', 'set PAW_DATA to another folder'],
])('%s=%s is refused in a sentence that names the fix', (name, value, words) => {
  expect(() => readStartEnvironment({ PAW_DATA, [name]: value })).toThrow(words);
});

test.each([
  [{ PORT: '3001' }, 3101],
  [{ PORT: '0' }, 0],
  [{ PORT: '65500' }, 0],
  [{ REGISTRY_PORT: '4000' }, 4000],
  [{ REGISTRY_PORT: 'off' }, undefined],
])('with %j the registry is at %s', (env, port) => {
  expect(readStartEnvironment({ PAW_DATA, ...env }).registryPort).toBe(port);
});

test('a password in a wrong DATABASE_URL is not shown', () => {
  const read = () => readStartEnvironment({ PAW_DATA, DATABASE_URL: 'mysql://ana:secret@localhost/shop' });
  expect(read).not.toThrow('secret');
  expect(read).toThrow('DATABASE_URL');
});

test('a start activates what it builds only with --activate', () => {
  expect(readStartArguments([])).toEqual({ activateAll: false });
  expect(readStartArguments(['--activate'])).toEqual({ activateAll: true });
  expect(() => readStartArguments(['--activat'])).toThrow('npm start takes no --activat: "npm start -- --activate"');
});
