import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { officeEnvironment } from './officeEnvironment.mjs';

let dataFolder;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'paw-office-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

test('the first start makes a permanent key that only its owner can read', () => {
  const first = officeEnvironment({ dataFolder, port: 3000 }, {});
  const file = join(dataFolder, 'staff-key');
  chmodSync(file, 0o644);
  expect(officeEnvironment({ dataFolder, port: 3000 }, {})).toEqual(first);
  expect(first.STAFF_BOOTSTRAP_KEY).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(first).toMatchObject({ MAIL_FOLDER: join(dataFolder, 'mail'), SHOP_URL: 'http://localhost:3000' });
});

test('the environment overrides the defaults', () => {
  const env = { MAIL_FOLDER: '/mails', SITE_ORIGIN: 'https://shop.test', STAFF_BOOTSTRAP_KEY: 'k'.repeat(24) };
  expect(officeEnvironment({ dataFolder, port: 1 }, env)).toEqual({
    MAIL_FOLDER: '/mails',
    SHOP_URL: 'https://shop.test',
    STAFF_BOOTSTRAP_KEY: env.STAFF_BOOTSTRAP_KEY,
  });
});
