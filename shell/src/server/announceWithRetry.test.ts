/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { listRunningShells } from '@paw/release/store/runningShells.ts';
import { pino } from 'pino';
import { announceWithRetry } from './announceWithRetry.ts';

const folder = mkdtempSync(join(tmpdir(), 'paw-announce-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('A shell says where it listens, and where browsers reach the shop, until it withdraws', async () => {
  const store = openFolderStore(folder);
  const place = { url: 'http://127.0.0.1:3000', origin: 'https://shop.example' };
  const log = pino({ level: 'silent' }, { write: () => {} });
  const announced = await announceWithRetry(store, 'local', place, log, () => ({ n: 7 }));
  expect(await listRunningShells(store, 'local')).toMatchObject([place]);
  await announced.withdraw();
  expect(await listRunningShells(store, 'local')).toEqual([]);
});
