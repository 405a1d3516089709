import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { findPackage } from '../findPackage.ts';
import { runWebpack } from '../runWebpack.ts';
import type { Configuration } from 'webpack';
import { slimmerErrors } from '../slimmerModules.ts';

const folder = mkdtempSync(join(tmpdir(), 'paw-sentences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function messageOf(plugins: Configuration['plugins']): Promise<string> {
  const errors = JSON.stringify(join(findPackage('@module-federation/error-codes'), 'dist/index.mjs'));
  writeFileSync(
    join(folder, 'entry.mjs'),
    `import { getShortErrorMsg, RUNTIME_008, runtimeDescMap } from ${errors};
    globalThis.message = getShortErrorMsg(RUNTIME_008, runtimeDescMap, { url: '/a.js' });`,
  );
  await runWebpack({
    mode: 'production',
    target: 'web',
    entry: join(folder, 'entry.mjs'),
    output: { path: folder, filename: 'bundle.js' },
    plugins,
  });
  const page: { message?: string } = {};
  runInNewContext(readFileSync(join(folder, 'bundle.js'), 'utf8'), Object.assign(page, { globalThis: page }));
  return page.message ?? '';
}

test('a Module Federation error keeps its code, arguments and link, without the description', async () => {
  const whole = await messageOf([]);
  expect(whole).toMatch(/^Failed to load script resources\. #RUNTIME-008\n/);
  const slim = await messageOf([slimmerErrors()]);
  expect(slim).toBe(whole.replace('Failed to load script resources.', ''));
});
