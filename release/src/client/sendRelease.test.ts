import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

/** In a process of its own, because an error that nobody catches ends it. */
const script = `
  const [url, folder] = process.argv.slice(1);
  const { RegistryClient } = await import(${JSON.stringify(join(__dirname, 'RegistryClient.ts'))});
  const { sendRelease } = await import(${JSON.stringify(join(__dirname, 'sendRelease.ts'))});
  const files = [{ path: 'large.js' }, { path: 'larger.js' }];
  const sent = sendRelease(new RegistryClient(url, 'a token'), folder, { name: 'cart', release: 'a', files }, {});
  await sent.catch((error) => console.log(error.message));
  await new Promise((next) => setTimeout(next, 200));
`;

test('A registry that refuses before it has read the release is heard, and nothing else happens', async () => {
  const folder = temporaryFolder();
  for (const name of ['release.json', 'large.js', 'larger.js'])
    writeFileSync(join(folder, name), 'x'.repeat(4_000_000));
  const server = createServer((_, response) => {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    response.writeHead(403, headers).end(JSON.stringify({ code: 'not_allowed', message: 'Ask the team of cart.' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, url, folder]);
  await expect(run).resolves.toEqual({ stdout: 'Ask the team of cart.\n', stderr: '' });
  server.close();
});
