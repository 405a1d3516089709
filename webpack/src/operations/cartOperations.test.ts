import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLACEHOLDER } from '../releaseId.ts';
import { remoteConfig } from '../remoteConfig.ts';
import { runWebpack } from '../runWebpack.ts';
import { findOperations } from './findOperations.ts';

jest.setTimeout(120_000);
const out = mkdtempSync(join(tmpdir(), 'paw-cart-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('the cart’s operations are those of its pages and of the shared packages', async () => {
  const folder = join(__dirname, '../../../remote-cart');
  await runWebpack(remoteConfig({ name: 'cart', folder, release: PLACEHOLDER, out }, 'node'));
  const operations = findOperations(out);
  for (const wanted of ['findCartItems', 'mailCart', 'placeOrder', 'quoteCart', 'renewSession']) {
    expect(operations).toContain(wanted);
  }
  expect(operations).not.toContain('endSession');
});
