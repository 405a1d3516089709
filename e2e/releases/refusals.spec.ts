/** Commands refuse with a message and an exit code, and change nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from './badReleases/changeScripts.ts';
import { publishBad } from './badReleases/publishBad.ts';
import { expectRefused, readLive } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { brokenHome, laterContract, lostPath, publishMarked, secondReact } from './testReleases.ts';
import { long, longUnless } from '../world/longAt.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

test('a remote without a release is refused', async ({ shop }) => {
  await expectRefused(
    shop,
    ['activate', 'catalogue@latest'],
    /No remote "catalogue" was published in this store\. This store has account, cart, catalog, content, shell\. Did you mean catalog\?/,
  );
  await expectRefused(shop, ['rollback', 'catalogue'], /No remote "catalogue" was published/);
  await expectRefused(
    shop,
    ['publish', 'catalogue'],
    /There is no remote in .*remote-catalogue: .*The remotes here are account, cart, catalog, content\. Did you mean catalog\?/,
  );
});

test('a release that was never published is refused', long, async ({ shop }) => {
  await expectRefused(
    shop,
    ['activate', 'catalog@0123456789abcdef'],
    /There is no release catalog@0123456789abcdef\. The newest are /,
  );
  await expectRefused(
    shop,
    ['rollback', 'catalog', '--to', '0123456789abcdef'],
    /There is no release catalog@0123456789abcdef/,
  );
});

test('a misspelled command is refused', long, async ({ shop }) => {
  await expectRefused(shop, ['activate', 'catalog'], /"catalog" does not name a release: write <remote>@<release>/, 2);
  await expectRefused(shop, ['deploy'], /There is no command "deploy"\. Use publish, activate, rollback/, 2);
  await expectRefused(shop, ['activate'], /An argument is missing: write "npm run release -- activate/, 2);
});

test('a release with one damaged byte is refused', async ({ shop, workshop }) => {
  const release = await publishMarked(shop, workshop, 4);
  const file = join(shop.dataFolder, 'store/releases/catalog', release, 'node/page-home.cjs');
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  await expectRefused(
    shop,
    ['activate', `catalog@${release}`],
    /The file node\/page-home\.cjs of catalog@\w+ is damaged: publish catalog again/,
  );
  // Publishing the same sources again repairs it.
  expect(await publishMarked(shop, workshop, 4)).toBe(release);
  expect((await shop.release('activate', `catalog@${release}`)).code).toBe(0);
  expect((await shop.release('rollback', 'catalog')).code).toBe(0);
});

test('a release with a contract that the shell does not support is refused', long, async ({ shop, workshop }) => {
  const release = await workshop.publish(shop, 'content', laterContract);
  await expectRefused(
    shop,
    ['activate', `content@${release}`],
    /was built for contract 2, and the live shell supports 1: /,
  );
});

test('a release that lacks a page of the live one is refused', long, async ({ shop, workshop }) => {
  const release = await workshop.publish(shop, 'content', lostPath);
  await expectRefused(
    shop,
    ['activate', `content@${release}`],
    /The shop would lose \/about-us, which content@\w+ serves: put its page back into content/,
  );
});

test('a release that brings its own React is refused', long, async ({ shop, workshop }) => {
  const release = await workshop.publish(shop, 'content', secondReact);
  await expectRefused(
    shop,
    ['activate', `content@${release}`],
    /content@\w+ bundles its own react, and a page may hold only the shell's copy/,
  );
});

for (const [name, how, words] of [
  ['throws', "throw new Error('Broken home.')", /Broken home\./],
  ['never ends', 'for (;;)', /nothing for|left out/],
] as const) {
  test(
    `a home page that ${name} fails the shell’s test, and its activation is rolled back`,
    longUnless(name === 'throws'),
    async ({ shop, request }) => {
      const before = await readLive(shop);
      const changes = { 'node/page-home.cjs': once('"Good days for good animals"', `(()=>{${how};})()`) };
      const release = await publishBad(shop, { name: `a home page that ${name}`, remote: 'catalog', changes });
      const { code, stderr } = await shop.release('activate', `catalog@${release}`);
      expect(code).toBe(1);
      expect(stderr).toMatch(/did not go live: http\S+ says: catalog@\w+: .*\/ (answers 50[03]|does not render)/);
      expect(stderr).toMatch(words);
      expect(stderr).toMatch(/It was rolled back \(entry \d+\)/);
      expect(await readLive(shop)).toEqual(before);
      expect((await request.get('/')).status()).toBe(200);
      await expectRefused(shop, ['activate', `catalog@${release}`], /was abandoned/);
    },
  );
}

test('a home page that exceeds its processor budget does not go live', long, async ({ shop, workshop }) => {
  const before = await readLive(shop);
  // Processor time, because 250 ms of wall time contain less on a busy machine. Much more would count as a loop.
  const slow = `
  const spent = () => (process as unknown as { threadCpuUsage: () => { user: number } }).threadCpuUsage().user;
  for (const end = spent() + 250_000; spent() < end; );
  return null as never;`;
  const release = await workshop.publish(shop, 'catalog', brokenHome(slow));
  const { code, stderr } = await shop.release('activate', `catalog@${release}`);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /\/ takes \d{3,4} ms of processor time to render, more than the 200 ms of its route in catalog@/,
  );
  expect(await readLive(shop)).toEqual(before);
});

test('--browser finds a home page that fails only in browsers before it is live', long, async ({ shop, workshop }) => {
  const before = await readLive(shop);
  const how = "if (typeof window !== 'undefined') throw new Error('Broken in browsers.'); return null as never;";
  const release = await workshop.publish(shop, 'catalog', brokenHome(how));
  await expectRefused(
    shop,
    ['activate', `catalog@${release}`, '--browser'],
    /catalog@\w+ failed in a browser; nothing was changed\.\n\/ .*Broken in browsers/,
  );
  expect(await readLive(shop)).toEqual(before);
  expect(readdirSync(join(shop.dataFolder, 'store/log'))).toEqual(['local']);
});
