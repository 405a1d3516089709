/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginExchange } from '../Exchange.ts';
import { listen } from '../listen.ts';
import { sendText } from '../sendText.ts';
import { devFiles } from './devFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'paw-dev-files-'));
let release = () => undefined as void;
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'browser'));
  writeFileSync(join(folder, 'browser/main.js'), 'main');
  writeFileSync(join(folder, 'browser/main.1.hot-update.js'), 'update');
  const settled = new Promise<void>((resolve) => (release = resolve));
  const answer = devFiles(
    (app) => (app === 'catalog' ? folder : undefined),
    () => settled,
    (_request, response) => sendText(response, 410, 'published'),
  );
  server = createServer((request, response) => void answer(request, response, beginExchange(request)));
  origin = await listen(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('hot updates are served at once, every other file when the change is applied', async () => {
  const main = fetch(`${origin}/r/catalog/dev~1/browser/main.js`).then((answer) => answer.text());
  const update = await fetch(`${origin}/r/catalog/dev/browser/main.1.hot-update.js`);
  expect(await update.text()).toBe('update');
  expect(update.headers.get('cache-control')).toBe('no-cache');
  expect(await Promise.race([main, Promise.resolve('waits')])).toBe('waits');
  release();
  expect(await main).toBe('main');
});

test.each([
  ['/r/cart/dev/browser/main.js', 410],
  ['/r/catalog/0123456789abcdef/browser/main.js', 410],
  ['/r/catalog/dev/browser/missing.js', 404],
  ['/r/catalog/dev/node/renderer.cjs', 410],
])('%s gets status %i', async (path, status) => {
  expect((await fetch(origin + path)).status).toBe(status);
});
