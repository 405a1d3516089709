/** The process in which a release of the shell runs: only bytes that release.json lists, and nothing of this folder. */
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { DevelopersShop, OpenDevelopersShop } from '@paw/contract/sharedReleases.ts';
import { CommandProblem } from './CommandProblem.ts';
import { ReleaseCache } from './ReleaseCache.ts';
import type { ShellOrder, ShellTask, ShellWord } from './shellMessages.ts';

interface ShellRelease {
  openDevelopersShop?: (host: DevelopersShop) => Promise<OpenDevelopersShop>;
}

const nodeRequire = createRequire(import.meta.url);
let opened: OpenDevelopersShop | undefined;
/** What came while the shop was opening. */
const early: ShellOrder[] = [];

const say = (word: ShellWord, then?: () => void) => process.send?.(word, undefined, undefined, then);

// Ctrl-C reaches every process of the terminal: the one that started this one ends it.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void (opened?.stop() ?? Promise.resolve()).finally(() => process.exit(0)));
process.on('message', (order: ShellOrder) => {
  if (order.type === 'open') void begin(order);
  else if (opened) take(opened, order);
  else early.push(order);
});

async function begin(task: ShellTask): Promise<void> {
  try {
    const shop = await openShop(task);
    opened = shop;
    for (const order of early) take(shop, order);
    say({ type: 'listening', url: shop.url });
  } catch (error) {
    const { message: words, stack = words } = error as Error;
    const message = error instanceof CommandProblem ? words : stack;
    say({ type: 'failed', message }, () => process.exit(1));
  }
}

function take(shop: OpenDevelopersShop, order: ShellOrder): void {
  if (order.type === 'watched') shop.report(order);
  if (order.type === 'follow') shop.follow(order.remotes);
}

async function openShop({ cache: folder, shop, port, live, watched }: ShellTask): Promise<OpenDevelopersShop> {
  const cache = new ReleaseCache(folder, shop);
  const { manifest, read } = await cache.get(SHELL, live.shell);
  const paths = manifest.files.map(({ path }) => path);
  const files = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
  const held = (path: string) => {
    const bytes = files.get(path);
    if (bytes) return bytes;
    throw new Error(`${SHELL}@${live.shell} asks for ${path}, which was not fetched.`);
  };
  const code = load(manifest.entry.node, String(held(manifest.entry.node)), live.shell);
  if (!code.openDevelopersShop) {
    throw new CommandProblem(
      `The shell of ${shop} (${SHELL}@${live.shell}) is older than this command: a newer one has to be live there.`,
    );
  }
  // What is compressed for a network was not fetched.
  const fetched = { ...manifest, files: manifest.files.filter(({ path }) => files.get(path)) };
  return code.openDevelopersShop({
    manifest: JSON.stringify(fetched),
    read: held,
    shop,
    port,
    site: live.site,
    watched,
    remotes: live.remotes,
    find: (name, release) => cache.get(name, release),
  });
}

/** A release has all that it needs in its own file; Node's modules are all that it may ask for. */
function load(path: string, code: string, release: string): ShellRelease {
  const module = { exports: {} };
  const require = (name: string): unknown => {
    if (isBuiltin(name)) return nodeRequire(name);
    throw new Error(`${SHELL}@${release} requires "${name}", which is not in the release.`);
  };
  const names = ['exports', 'require', 'module', '__filename', '__dirname'];
  const filename = `${SHELL}@${release}/${path}`;
  compileFunction(code, names, { filename }).call(module.exports, module.exports, require, module, filename, SHELL);
  return module.exports;
}
