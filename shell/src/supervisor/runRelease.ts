/** Runs one release of the shell from verified bytes. */
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { keepTickShape } from '@paw/node/keepTickShape.ts';
import { openStore, storeAddress } from '@paw/release/store/openStore.ts';
import { readManifestBytes, readVerified } from '@paw/release/store/releases.ts';
import { openServerStore } from '@paw/release/trust/openServerStore.ts';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { Supervised } from '../server/supervision.ts';

const root = join(import.meta.dirname, '../../..');
const nodeRequire = createRequire(import.meta.url);

keepTickShape();

try {
  await runRelease(process.env.SHELL_RELEASE ?? '', process.env.SHELL_URL ?? '');
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  process.send?.({ type: 'failed', message }, undefined, undefined, () => process.exit(1));
}

async function runRelease(release: string, url: string): Promise<void> {
  const dataFolder = process.env.PAW_DATA || join(root, '.data');
  const store = openServerStore(openStore(storeAddress(dataFolder)), {
    dataFolder,
    env: process.env.RELEASE_ENV || 'local',
    pin: process.env.TRUST_ROOT ?? '',
    keyFile: process.env.SHELL_KEY ?? '',
    name: 'shell.json',
    warn: (text) => console.error(text),
  });
  const { manifest, bytes } = await readManifestBytes(store, SHELL, release);
  const paths = manifest.files.map(({ path }) => path);
  const held = new Map(
    await Promise.all(paths.map(async (path) => [path, await readVerified(store, manifest, path)] as const)),
  );
  const read = (path: string) => {
    const bytes = held.get(path);
    if (bytes) return bytes;
    throw new Error(`${SHELL}@${release} asks for ${path}, which is not among its files.`);
  };
  const text = String(bytes);
  const { run } = load(manifest.entry.node, String(read(manifest.entry.node)), release);
  await run({ manifest: text, read, root, url });
}

/** Loads the release's bundle, which may require only built-in modules of Node. */
function load(path: string, code: string, release: string): { run: (host: Supervised) => Promise<void> } {
  const module = { exports: {} };
  const require = (name: string): unknown => {
    if (isBuiltin(name)) return nodeRequire(name);
    throw new Error(`${SHELL}@${release} requires "${name}", which is not in the release: build and publish it again.`);
  };
  const names = ['exports', 'require', 'module', '__filename', '__dirname'];
  const filename = `${SHELL}@${release}/${path}`;
  compileFunction(code, names, { filename }).call(module.exports, module.exports, require, module, filename, SHELL);
  return module.exports as { run: (host: Supervised) => Promise<void> };
}
