import { cpSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activate, expectRefused, readLive, readStatus } from '../releases/commands.ts';
import { expect, test } from '../releases/ownShop.ts';
import { singleId } from '../releases/pageFacts.ts';
import { publishMarked } from '../releases/testReleases.ts';
import { copyPublished } from '../world/dataFolders.ts';
import { partsOf } from '../world/partsOf.ts';
import { startWorld, type World } from '../world/world.ts';
import { ask } from './ask.ts';
import { expectWhole } from './expectPage.ts';
import { unreadPage } from './Shoppers.ts';
import { SmallDisk } from './SmallDisk.ts';

// In order, because the tests share a shop, whose release store has its own disk.
test.describe.configure({ mode: 'default' });

const whatToDo =
  /^The release store \S+ cannot be used: its disk is full\. Free some space, or point --store \(or PAW_DATA\) at another disk, and try again\. No file is half written\.$/m;

let disk: SmallDisk | undefined;
let full: World | undefined;
let dataFolder: string;
/** The live release, one that was live before, and one that is published while the disk is full. */
let ids: { live: string; before: string };

test.beforeAll(async ({ workshop }) => {
  dataFolder = await mkdtemp(join(tmpdir(), 'paw-full-'));
  disk = SmallDisk.mount(join(dataFolder, 'store'), 24);
  test.skip(!disk, 'Nothing may be mounted here: release/src/store/*.test.ts try a full disk at the file port.');
  const published = copyPublished();
  cpSync(join(published, 'store'), join(dataFolder, 'store'), { recursive: true });
  rmSync(published, { recursive: true });
  full = await startWorld({ dataFolder });
  const live = (await readLive(full)).catalog ?? '';
  const before = await publishMarked(full, workshop, 0);
  await activate(full, 'catalog', before);
  await activate(full, 'catalog', live);
  ids = { live, before };
});
test.afterAll(async () => {
  await full?.stop();
  disk?.unmount();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('publishing to a full disk fails with a message that names the fix, and leaves no release', async ({
  shop,
  workshop,
}) => {
  // Built now, so only the store can be full.
  const id = await publishMarked(shop, workshop, 1);
  const before = await readStatus(opened());
  disk?.fill(100_000);
  await expect(publishMarked(opened(), workshop, 1)).rejects.toThrow(whatToDo);
  await expectRefused(opened(), ['activate', `catalog@${id}`], /There is no release catalog@/);
  // Shells still renew their leases.
  const { setId, remotes } = await readStatus(opened());
  expect({ setId, remotes }).toEqual({ setId: before.setId, remotes: before.remotes });
});

test('on a full disk activations and rollbacks fail with a message, and nothing changes', async () => {
  disk?.fill();
  await expectRefused(opened(), ['activate', `catalog@${ids.before}`, '--force', '--reason', 'a test'], whatToDo);
  await expectRefused(opened(), ['rollback', 'catalog'], whatToDo);
});

test('a running shell is not affected by a full disk', async () => {
  await expectOpen();
  const html = (await ask(`${opened().url}/`)).text;
  const files = [...html.matchAll(/"(\/r\/[^"]+\.(?:js|css|woff2))"/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) expect((await ask(opened().url + path)).status, path).toBe(200);
});

test('a shell that starts with a full disk serves the shop', async () => {
  const parts = partsOf(opened());
  const letRestart = parts.holdRestarts();
  try {
    parts.signal('shell', 'SIGKILL');
    // Space that the previous shell freed would be enough for the next one's entries.
    rmSync(join(dataFolder, 'store/running'), { recursive: true });
    disk?.fill();
  } finally {
    letRestart();
  }
  await expect.poll(async () => (await ask(opened().url)).status).toBe(200);
  await expectOpen();
  expect(opened().output()).toMatch(/lease could not be written to the release store/);
  expect(opened().output()).toMatch(/its disk is full\. Free some space/);
});

test('once there is space again, publishing and activating work, and the shell follows', async ({ workshop }) => {
  disk?.free();
  await expect.poll(async () => (await readStatus(opened())).shells).toHaveLength(1);
  const id = await publishMarked(opened(), workshop, 1);
  await activate(opened(), 'catalog', id);
  expect(singleId((await ask(`${opened().url}/`)).text)).toBe(id);
});

function opened(): World {
  if (!full) throw new Error('The shop did not open.');
  return full;
}

/** Expects cached and new pages to be those of the live release. */
async function expectOpen(): Promise<void> {
  for (const path of ['/', '/about-us', '/viewcart', unreadPage()]) {
    const reply = await ask(opened().url + path);
    expectWhole(reply);
    if (path === '/') expect(reply.text).toContain(`data-boundary="catalog@${ids.live}"`);
  }
}
