/**
 * Runs the checker in a shop on several machines that another process has started and whose processes it kills. It is
 * forked, and talks over the channel: it sends the settings that the apis need, for its bank and its mail server; gets
 * their addresses; acts until it is told to stop; and, when no api of the shop runs any longer, does the work that waits,
 * compares, and sends what it found. It ends when its parent closes the channel.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeStripe } from '../../api/src/selling/payment/testing/FakeStripe.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startLimits } from '../../api/src/platform/database/databaseLimits.ts';
import { TestPostOffice } from '../../api/src/platform/mail/testing/TestPostOffice.ts';
import { loadCoupons } from '../../api/src/selling/coupon/loadCoupons.ts';
import { checkout } from '../machine/environments.ts';
import { copyApi } from './copyApi.ts';
import { describeReport } from './describeReport.ts';
import { ForeignShop, type Addresses } from './ForeignShop.ts';
import { apiSettingsFor } from './openScene.ts';
import { Pauses } from './Pauses.ts';
import { coupons } from './rulebook.ts';
import { runChecker } from './runChecker.ts';
import { ShopUnderTest } from './ShopUnderTest.ts';

/** What the parent may say. */
type Word = { type: 'open'; addresses: Addresses; seed: number } | { type: 'pause' | 'stop' | 'compare' };

/** More than there is time for: `stop` ends them. */
const MOST = 30_000;
/** ms between two acts of a client: the machines have other work. */
const REST = 500;

const folder = mkdtempSync(join(tmpdir(), 'paw-foreign-'));
const [bank, mails] = await Promise.all([FakeStripe.start(), TestPostOffice.open()]);
const settings = apiSettingsFor(bank, mails);
const plan = { operations: MOST, kills: 0, killsToCheck: 1, rest: REST };
const pauses = new Pauses();
let successor: ShopUnderTest | undefined;
let isRunning = false;
let compare = () => {};
const compareNow = new Promise<void>((resolve) => (compare = resolve));

process.on('message', (word: Word) => {
  if (word.type === 'open') act(word.addresses, word.seed).catch(fail);
  if (word.type === 'pause') process.send?.({ type: 'pause', ms: pauses.take() });
  if (word.type === 'stop') plan.operations = 0;
  if (word.type === 'compare') compare();
});
process.on('disconnect', () => void end(0));
process.send?.({ type: 'settings', env: settings });

async function act(addresses: Addresses, seed: number): Promise<void> {
  const { databaseUrl } = addresses;
  const database = openDatabase(databaseUrl, { embedded: false, limits: startLimits });
  await loadCoupons(database, coupons).finally(database.close);
  const shop = new ForeignShop(addresses);
  const afterActs = async () => {
    process.send?.({ type: 'stopped' });
    await compareNow;
    const apiFolder = copyApi(checkout, folder);
    successor = new ShopUnderTest({ apiFolder, dataFolder: join(folder, 'data'), databaseUrl, env: settings });
    await successor.start();
    shop.handOver(successor);
  };
  const report = await runChecker({ shop, bank, mails }, Object.assign(plan, { seed, afterActs, onWrite: noteWrite }));
  const isRight = report.findings.found.length === 0;
  process.send?.({ type: 'report', isRight, lines: describeReport(report) });
}

function noteWrite(): void {
  if (!isRunning) process.send?.({ type: 'running' });
  isRunning = true;
  pauses.note();
}

function fail(error: unknown): void {
  console.error(error);
  void end(2);
}

async function end(code: number): Promise<void> {
  await successor?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
