import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkAdvisories } from './checkAdvisories.mjs';

const folder = mkdtempSync(join(tmpdir(), 'paw-audit-'));
let answer;
const asked = [];
const known = {
  name: 'leaky',
  'dist-tags': { latest: '1.0.0' },
  versions: { '1.0.0': { name: 'leaky', version: '1.0.0' } },
};
/** A registry that knows one package, and advisories. */
const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    asked.push(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString());
    if (request.method === 'GET') return response.end(JSON.stringify(known));
    return response
      .writeHead(answer ? 200 : 405, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}));
  });
});

beforeAll(async () => {
  const dependencies = { leaky: '1.0.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0', dependencies }));
  const packages = { '': { name: 'x', version: '1.0.0', dependencies }, 'node_modules/leaky': { version: '1.0.0' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ name: 'x', lockfileVersion: 3, packages }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const advisory = {
  id: 1,
  url: 'https://example.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'It leaks',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
};
const ask = (options, port = server.address().port) =>
  checkAdvisories({
    cwd: folder,
    args: [`--registry=http://127.0.0.1:${port}`, `--cache=${folder}/cache`],
    ...options,
  });

test('a known vulnerability of a locked version is reported', async () => {
  answer = { leaky: [advisory] };
  expect(await ask()).toEqual({
    findings: ['leaky <2.0.0: It leaks (high, GHSA-aaaa-bbbb-cccc; audit-advisories)'],
  });
  expect(asked.some((body) => body.includes('"leaky":["1.0.0"]'))).toBe(true);
}, 60_000);

test('one that does no harm here is accepted until its day', async () => {
  answer = { leaky: [advisory] };
  const accepted = { 'GHSA-aaaa-bbbb-cccc': { reason: 'never called', until: '2026-12-31' } };
  expect((await ask({ accepted, today: new Date('2026-12-31T12:00:00Z') })).findings).toEqual([]);
  expect((await ask({ accepted, today: new Date('2027-01-01T00:00:00Z') })).findings).toHaveLength(1);
}, 60_000);

test('a registry that knows no advisories, and none at all, is said and is no finding', async () => {
  answer = undefined;
  expect(await ask()).toEqual({ findings: [], unknown: expect.stringMatching(/405/) });
  expect(await ask({}, 1)).toEqual({ findings: [], unknown: expect.stringMatching(/./) });
}, 60_000);
