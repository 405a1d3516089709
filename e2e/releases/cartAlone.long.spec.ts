import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { activate, readLive } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { Workshop } from './Workshop.ts';

test('the cart is tested, built and published in a checkout without the other remotes', async ({ shop }) => {
  const alone = new Workshop(['remote-cart']);
  try {
    for (const name of ['remote-catalog', 'remote-account', 'remote-content', 'shell'])
      expect(existsSync(alone.path(name))).toBe(name === 'shell');
    const { PATH, HOME } = process.env;
    const { stderr } = await promisify(execFile)('npm', ['test', '-w', 'remote-cart'], {
      cwd: alone.root,
      env: { PATH, HOME, CI: '1' },
    });
    expect(stderr).toMatch(/Tests:\s+\d+ passed/);
    const before = (await readLive(shop)).cart ?? '';
    const release = await alone.publish(shop, 'cart', {
      'remote-cart/src/remote.tsx': (text) => `${text}\nexport const newer = true;\n`,
    });
    expect(release).not.toBe(before);
    await activate(shop, 'cart', release);
    await activate(shop, 'cart', before);
  } finally {
    alone.remove();
  }
});
